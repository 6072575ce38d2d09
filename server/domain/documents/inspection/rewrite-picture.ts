import sharp from 'sharp'
import type { FileType } from '#contract/documents'
import { refusedFile } from './refuse-file.ts'

/** Most points that are decoded: more than any phone's camera takes, and far less than a decompression bomb has. */
const mostPixels = 64_000_000
/** Longest side of what is stored, in points. */
const longestSide = 6000

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const

/**
 * Decodes a picture to its end and writes it anew: upright, without where and with what it was taken, and with nothing that is hidden behind it.
 * Throws `file_refused`.
 */
export async function rewritePicture(bytes: Buffer, kind: Exclude<FileType, 'application/pdf'>): Promise<Buffer> {
  const format = formats[kind]
  const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: 15 })
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw refusedFile('broken', cause)
    })
  if (found.format !== format) throw refusedFile('type')
  if (found.width * found.height > mostPixels) throw refusedFile('pixels')
  const fit = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  try {
    const upright = read().autoOrient().resize(fit)
    return await (format === 'png' ? upright.png() : upright[format]({ quality: 88 })).toBuffer()
  } catch (cause) {
    throw refusedFile('broken', cause)
  }
}
