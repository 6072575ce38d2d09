import { decodePicture } from './decode-picture.ts'
import { drawJpeg } from './draw-jpeg.ts'
import { isHeif } from './heif.ts'

/** Longest side of a drawn picture, in points: what is written on a page can be read, and a phone has memory for it. */
const longestSide = 4096

/**
 * A file as it is, or drawn as JPEG where it is a picture as HEIC or AVIF, which others cannot open. Undefined where this browser cannot open it
 * either.
 */
export async function withoutHeif(file: File): Promise<File | undefined> {
  if (!(await isHeif(file))) return file
  const picture = await decodePicture(file)
  if (!picture) return undefined
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const drawn = await drawJpeg({
    width,
    height,
    draw: (context) => context.drawImage(picture.image, 0, 0, width, height),
  })
  return drawn && new File([drawn], `${file.name.replace(/\.(?:hei[cf]s?|avif)$/i, '')}.jpg`, { type: drawn.type })
}
