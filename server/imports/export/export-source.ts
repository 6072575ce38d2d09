import { mkdirSync, writeFileSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OpenDatabase } from '#server/db/database'
import { exportedPath, pictureAddress } from '../apply/pictures.ts'
import type { Format } from '../folder/find-tables.ts'
import { columnsOf } from '../kinds/kinds.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { Exported } from './exported.ts'
import { readLists } from './read-lists.ts'
import { readPlaces } from './read-places.ts'
import { readDoctors } from './read-doctors.ts'
import { tableWriters } from './table-writers.ts'

/**
 * Writes what a source last said into a folder as an import reads it, a batch of doctors at a time.
 *
 * @returns how many rows there are of each kind
 */
export async function exportSource(
  open: OpenDatabase,
  source: string,
  { folder, format }: { folder: string; format: Format },
): Promise<Map<KindName, number>> {
  const writer = tableWriters[format]
  mkdirSync(folder, { recursive: true })
  const counts = new Map<KindName, number>()
  const files = new Map<KindName, Awaited<ReturnType<typeof openFile>>>()
  const pictures = new Set<string>()
  try {
    for await (const rows of allRows(open, source)) {
      const texts = new Map<KindName, string>()
      for (const { kind, values } of rows) {
        texts.set(kind, (texts.get(kind) ?? '') + writer.row(kind, cellsOf(kind, values, pictures)))
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
      }
      for (const [kind, text] of texts) {
        const file = files.get(kind) ?? (await openFile(join(folder, `${kind}.${format}`), 'w'))
        if (!files.has(kind)) await file.write(writer.head(kind))
        files.set(kind, file)
        await file.write(text)
      }
    }
  } finally {
    for (const file of files.values()) await file.close()
  }
  for (const digest of pictures) await writePicture(open, digest, folder)
  return counts
}

async function* allRows(open: OpenDatabase, source: string): AsyncGenerator<Exported[]> {
  yield* readLists(open, source)
  yield* readPlaces(open, source)
  yield* readDoctors(open, source)
}

function cellsOf(kind: KindName, values: Exported['values'], pictures: Set<string>): string[] {
  const byName: Record<string, unknown> = values
  return columnsOf(kind).map(([name, column]) => {
    const value = byName[name]
    const text = value === undefined || value === null || value === '' ? '' : column.write(value as never)
    return text.replaceAll(stored, (address, digest: string) => {
      pictures.add(digest)
      return address === pictureAddress(digest) ? exportedPath(digest) : address
    })
  })
}

const stored = /\/directory-pictures\/([0-9a-f]{64})\.webp/g

async function writePicture(open: OpenDatabase, digest: string, folder: string): Promise<void> {
  const [row] = await open.query<{ hex: string }>(
    `select encode(bytes, 'hex') as hex from directory_pictures where digest = $1`,
    [digest],
  )
  if (!row) return
  const path = join(folder, exportedPath(digest))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.from(row.hex, 'hex'))
}
