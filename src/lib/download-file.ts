/** Hands a file to the browser as a download. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // some phones read it only after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
