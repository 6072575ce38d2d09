/** A picture that the browser has decoded: upright, as its camera noted it. Sides are in points. */
export type DecodedPicture = { image: HTMLImageElement; width: number; height: number }

/** Decodes bytes with what the browser can; undefined where it cannot, or they are no picture. */
export async function decodePicture(bytes: Blob): Promise<DecodedPicture | undefined> {
  const address = URL.createObjectURL(bytes)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return width > 0 && height > 0 ? { image, width, height } : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}
