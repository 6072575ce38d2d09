import { createReadStream } from 'node:fs'

/** Bytes of a line: the longest row that the columns allow has far fewer. */
export const mostLineBytes = 256 * 1024

/** A line of a file, from 1, with the byte that it begins at and its text, or why there is none. */
export type Line = { line: number; at: number } & ({ text: string } | { unreadable: 'too long' | 'not UTF-8' })

const newline = 0x0a

/**
 * The lines of a file one after the other, of which one at a time is in memory, and no more of it than a line may have.
 *
 * @param at where a line begins from which it is read, in bytes
 */
export async function* readLines(path: string, most = mostLineBytes, at = 0): AsyncGenerator<Line> {
  const current = createLine(most)
  let count = 0
  let start = at
  for await (const chunk of createReadStream(path, { start: at }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      current.add(chunk.subarray(from, end))
      count += 1
      const { bytes, ...read } = current.take()
      yield { line: count, at: start, ...read }
      start += bytes + 1
      from = end + 1
    }
    current.add(chunk.subarray(from))
  }
  const { bytes: _rest, ...last } = current.take()
  yield { line: count + 1, at: start, ...last }
}

type Taken = { bytes: number } & ({ text: string } | { unreadable: 'too long' | 'not UTF-8' })

function createLine(most: number) {
  // A byte order mark is left out wherever files were put together.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let parts: Buffer[] = []
  let length = 0
  return {
    add: (part: Buffer) => {
      length += part.length
      if (length <= most) parts.push(part)
      else parts = []
    },
    take: (): Taken => {
      const [whole, bytes] = [Buffer.concat(parts), length]
      parts = []
      length = 0
      if (bytes > most) return { bytes, unreadable: 'too long' }
      try {
        return { bytes, text: decoder.decode(whole) }
      } catch {
        return { bytes, unreadable: 'not UTF-8' }
      }
    },
  }
}
