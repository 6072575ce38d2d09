import { photoLimits } from '#contract/photo'
import { decodePicture, type DecodedPicture } from '#src/features/pictures/decode-picture.ts'
import { drawJpeg } from '#src/features/pictures/draw-jpeg.ts'
import { isHeif } from '#src/features/pictures/heif.ts'

/** A picture to cut a photo out of: upright, small enough for the memory of a phone. */
export type WorkingPicture = DecodedPicture & { bytes: Blob }
export type PictureFault = 'heic' | 'unreadable' | 'small'

/** Longest side of the picture that is worked on, in points. */
const longestSide = 2048

/** Opens a file of the device as a picture to work on, or says why it is none. */
export async function readPicture(file: Blob): Promise<WorkingPicture | PictureFault> {
  const picture = await decodePicture(file)
  if (!picture) return (await isHeif(file)) ? 'heic' : 'unreadable'
  const { width, height } = picture
  if (Math.min(width, height) < photoLimits.leastSide) return 'small'
  return (await redraw(picture, Math.min(1, longestSide / Math.max(width, height)), false)) ?? 'unreadable'
}

/** The picture turned by a quarter to the right. */
export const turnPicture = async (picture: WorkingPicture): Promise<WorkingPicture> =>
  (await redraw(picture, 1, true)) ?? picture

async function redraw(
  { image, ...from }: DecodedPicture,
  scale: number,
  isTurned: boolean,
): Promise<WorkingPicture | undefined> {
  const [wide, high] = [Math.round(from.width * scale), Math.round(from.height * scale)]
  const [width, height] = isTurned ? [high, wide] : [wide, high]
  const bytes = await drawJpeg({
    width,
    height,
    draw: (context) => {
      if (isTurned) context.transform(0, 1, -1, 0, width, 0)
      context.drawImage(image, 0, 0, wide, high)
    },
  })
  const drawn = bytes && (await decodePicture(bytes))
  return drawn && { ...drawn, bytes }
}

/** A part of a picture, in its points. */
export type Part = { x: number; y: number; width: number; height: number }

/** Cuts a square part out of a picture, as it is sent; undefined where the device cannot draw. */
export function cutOut({ image }: WorkingPicture, { x, y, width, height }: Part): Promise<Blob | undefined> {
  const side = photoLimits.side
  return drawJpeg({
    width: side,
    height: side,
    draw: (context) => context.drawImage(image, x, y, width, height, 0, 0, side, side),
  })
}
