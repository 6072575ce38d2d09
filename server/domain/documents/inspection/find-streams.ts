import { refusedFile } from './refuse-file.ts'

/** Streams that a file may have. A document of ten megabytes has some thousands. */
export const mostStreams = 50_000

const word = Buffer.from('stream')

/** The word of a stream, and its first byte. */
export type StreamStart = { word: number; data: number }

/**
 * Finds streams of a PDF one after the other: each `stream` that stands behind the end of a dictionary, and none of those that stand elsewhere.
 * What it returns gives the next one at or behind a byte, undefined behind the last, and throws `file_refused` for more than `mostStreams`.
 */
export function findStreams(bytes: Buffer): (from: number) => StreamStart | undefined {
  let count = 0
  return (from) => {
    for (let at = bytes.indexOf(word, from); at >= 0; at = bytes.indexOf(word, at + word.length)) {
      if (!followsDictionary(bytes, at)) continue
      if ((count += 1) > mostStreams) throw refusedFile('broken')
      const end = at + word.length
      return { word: at, data: end + (bytes[end] === 0x0d ? 2 : 1) }
    }
    return undefined
  }
}

/** Whether `>>` stands before it, and nothing but white space between. */
function followsDictionary(bytes: Buffer, at: number): boolean {
  let before = at - 1
  while (isWhite(bytes[before])) before--
  return bytes[before] === 0x3e && bytes[before - 1] === 0x3e
}

const isWhite = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0
