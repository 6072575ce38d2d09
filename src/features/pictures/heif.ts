/** Brands of pictures in the container of HEIC, as phones take them. */
const brands = /^(?:hei[cxms]|hev[cmx]|mif1|msf1|avi[fs])$/

/** Whether bytes are a picture as HEIC or AVIF, whatever the name and type of the file say. */
export async function isHeif(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...start)
  return text.slice(4, 8) === 'ftyp' && brands.test(text.slice(8, 12))
}
