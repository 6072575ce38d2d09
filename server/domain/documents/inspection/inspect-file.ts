import PQueue from 'p-queue'
import type { FileType } from '#contract/documents'
import { problem } from '#server/errors'
import { inspectPdf } from './inspect-pdf.ts'
import { kindOf } from './kind-of.ts'
import { refusedFile } from './refuse-file.ts'
import { rewritePicture } from './rewrite-picture.ts'

/** Looks for viruses in bytes. Throws where it could not look. */
export type Scan = (bytes: Buffer) => Promise<'clean' | 'infected'>

/** A file as it is stored. */
export type InspectedFile = { mediaType: FileType; bytes: Buffer }

/** So many are in memory at once, of which one may be long in coming from a slow storage, and so many wait. */
const places = new PQueue({ concurrency: 4 })
const mostWaiting = 16
/** A decoded picture takes a quarter of a gigabyte: one at a time. */
const inspecting = new PQueue({ concurrency: 1 })

/**
 * Judges a file by its bytes: of a kind that is taken, whole, harmless. A picture comes back written anew.
 *
 * Throws `file_refused`; `unavailable` where too many wait or the scanner is away; and what `file` throws.
 *
 * @param file - bytes, or what gathers them when their turn has come: those who wait, and those who cannot, take no memory
 */
export async function inspectFile(
  file: Buffer | (() => Promise<Buffer>),
  scan: Scan | undefined,
): Promise<InspectedFile> {
  if (places.size >= mostWaiting) throw problem('unavailable')
  return places.add(async () => {
    const bytes = typeof file === 'function' ? await file() : file
    return inspecting.add(() => inspect(bytes, scan))
  })
}

async function inspect(bytes: Buffer, scan: Scan | undefined): Promise<InspectedFile> {
  const mediaType = kindOf(bytes)
  if (!mediaType) throw refusedFile('type')
  // As it came: what is written anew has lost what the scanner knows.
  if (scan && (await scanned(bytes, scan)) === 'infected') throw refusedFile('infected')
  if (mediaType !== 'application/pdf') return { mediaType, bytes: await rewritePicture(bytes, mediaType) }
  await inspectPdf(bytes)
  return { mediaType, bytes }
}

async function scanned(bytes: Buffer, scan: Scan) {
  try {
    return await scan(bytes)
  } catch (cause) {
    throw problem('unavailable', { cause })
  }
}
