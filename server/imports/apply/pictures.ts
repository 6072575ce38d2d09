import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database } from '#server/db/database'
import type { ImportProblem } from '../rows/problem.ts'
import type { Source } from '../source.ts'
import { rowsOf } from './rows-of.ts'

/** Where servers have the pictures of imports, under the mount path. */
export const pictureAddress = (digest: string) => `/directory-pictures/${digest}.webp`

/** Longest side of a stored picture, in pixels. */
const longestSide = 1_200
const mostPixels = 40_000_000

/** Where an export puts a stored picture in its folder. */
export const exportedPath = (digest: string) => `pictures/${digest}.webp`
const exported = /^pictures\/([0-9a-f]{64})\.webp$/

/** Largest file of a picture. */
const mostBytes = 20_000_000

/**
 * Addresses of pictures by their paths in the source. A picture is known by the digest of its file, and drawn anew without anything else that the
 * file holds where it is new; one that an export wrote is known by its name.
 */
export function createPictures(
  tx: Database,
  source: Pick<Source, 'readFile'>,
  report: (problem: ImportProblem) => void,
): (path: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  const find = async (digest: string) =>
    (
      await rowsOf<{ hex: string }>(
        tx,
        sql`select encode(bytes, 'hex') as hex from directory_pictures where digest = ${digest}`,
      )
    )[0]
  const store = async (path: string) => {
    const bytes = await source.readFile(path)
    const named = exported.exec(path)?.[1]
    if (named && (await find(named))?.hex === Buffer.from(bytes).toString('hex')) return pictureAddress(named)
    const digest = createHash('sha256').update(bytes).digest('hex')
    if (await find(digest)) return pictureAddress(digest)
    const drawn = bytes.length > mostBytes ? undefined : await draw(bytes).catch(() => undefined)
    if (!drawn) {
      const expected = `a picture that can be read, of at most ${mostBytes / 1_000_000} MB and ${mostPixels / 1_000_000} million pixels`
      report({ file: path, line: 0, column: '', value: '', expected })
      return ''
    }
    await tx.execute(
      sql`insert into directory_pictures (digest, bytes) values (${digest}, decode(${drawn.toString('hex')}, 'hex'))`,
    )
    return pictureAddress(digest)
  }
  return (path) => {
    const address = known.get(path) ?? store(path)
    known.set(path, address)
    return address
  }
}

/** The stored form; fails where the bytes are no picture. */
const draw = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
