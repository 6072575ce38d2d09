/** Lets the browser save a file, as a press on a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
