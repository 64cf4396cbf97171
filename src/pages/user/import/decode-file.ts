/** A spreadsheet of thousands of people is well below this; more is some other file. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

/**
 * The text of a CSV file: UTF-16 with its mark (Excel's "Texto Unicode"), UTF-8, or else Windows-1252, which Excel writes in Brazil.
 * Undefined when it is no text: an .xlsx is a ZIP archive.
 */
export function decodeFile(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
