import sharp from 'sharp'
import { photoLimits } from '#contract/photo'
import { inspectFile, type Scan } from '#server/domain/documents/inspection/inspect-file'
import { refusedFile } from '#server/domain/documents/inspection/refuse-file'

/**
 * Judges a picture as files of documents are, and draws its middle as a square JPEG without anything else of it. Throws what `inspectFile`
 * throws, and `file_refused` for what is no picture.
 */
export async function drawSquare(bytes: Buffer, scan: Scan | undefined): Promise<Buffer> {
  const picture = await inspectFile(bytes, scan)
  if (picture.mediaType === 'application/pdf') throw refusedFile('type')
  const { side } = photoLimits
  return sharp(picture.bytes)
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86 })
    .toBuffer()
}
