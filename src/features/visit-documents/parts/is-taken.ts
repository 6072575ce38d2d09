/** Whether bytes begin as a kind of file that is taken, whatever the file's name says: what waits is inspected by the platform hours later. */
export async function isTaken(file: Blob): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return beginnings.some((beginning) => beginning.test(start))
}

const beginnings = [/^%PDF-/, /^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/]
