import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive: its path in it, and its bytes, which are read when its turn comes. */
export type ArchivedFile = { path: string; open: () => AsyncIterable<Uint8Array>; isText: boolean }

/**
 * Writes a ZIP as it is read, one file after the other, so that the memory it takes is of a few chunks, however large the files are. Texts are
 * compressed; pictures and PDFs are small already. Fails as the stream of a file fails.
 */
export const zipOf = (files: AsyncIterable<ArchivedFile>, mtime: Date): Readable =>
  Readable.from(chunksOf(files, mtime), { objectMode: false })

async function* chunksOf(files: AsyncIterable<ArchivedFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const zip = new Zip((failure, chunk) => {
    if (failure) throw failure
    written.push(chunk)
  })
  const taken = () => {
    const chunks = written
    written = []
    return chunks
  }
  for await (const { path, open, isText } of files) {
    const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path)
    file.mtime = mtime
    zip.add(file)
    for await (const chunk of open()) {
      file.push(chunk)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
