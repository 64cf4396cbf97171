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
