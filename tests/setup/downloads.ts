import { afterEach, beforeEach, vi } from 'vitest'

/** Collects what the page hands over as downloads: jsdom has no object URLs. */
export function collectDownloads(): File[] {
  const downloads: File[] = []
  beforeEach(() => {
    downloads.length = 0
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(file: Blob) {
          if (file instanceof File) downloads.push(file)
          return '#'
        }
        static override revokeObjectURL() {}
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())
  return downloads
}

/** What a file holds; jsdom's have no `arrayBuffer`. */
export function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(new Uint8Array(reader.result))
      else reject(new Error('not read as bytes'))
    }
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(file)
  })
}
