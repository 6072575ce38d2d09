import { createReadStream } from 'node:fs'

/** Bytes of a line: the longest row that the columns allow has far fewer. */
export const mostLineBytes = 256 * 1024

/** A line of a file, from 1, with its text or why there is none. */
export type Line = { line: number } & ({ text: string } | { unreadable: 'too long' | 'not UTF-8' })

const newline = 0x0a

/** The lines of a file one after the other, of which one at a time is in memory, and no more of it than a line may have. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const current = createLine()
  let count = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      current.add(chunk.subarray(from, end))
      count += 1
      yield { line: count, ...current.take() }
      from = end + 1
    }
    current.add(chunk.subarray(from))
  }
  yield { line: count + 1, ...current.take() }
}

function createLine() {
  // A byte order mark is left out wherever files were put together.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let parts: Buffer[] = []
  let length = 0
  return {
    add: (part: Buffer) => {
      length += part.length
      if (length <= mostLineBytes) parts.push(part)
      else parts = []
    },
    take: (): { text: string } | { unreadable: 'too long' | 'not UTF-8' } => {
      const [bytes, isTooLong] = [Buffer.concat(parts), length > mostLineBytes]
      parts = []
      length = 0
      if (isTooLong) return { unreadable: 'too long' }
      try {
        return { text: decoder.decode(bytes) }
      } catch {
        return { unreadable: 'not UTF-8' }
      }
    },
  }
}
