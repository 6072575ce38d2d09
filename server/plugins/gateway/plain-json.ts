import { problem } from '#server/errors'

/** Deepest nesting of lists and objects in a call. */
const mostLevels = 16

/** Throws `bad_request` for a value that is nested deeper than any call needs, before anything else reads it. */
export function assertShallow(value: unknown): void {
  for (const { level } of partsOf(value))
    if (level > mostLevels) throw problem('bad_request', { message: 'The body is nested too deeply.' })
}

/** Throws `bad_request` for a text that the database cannot store: one with NUL or an unpaired surrogate. */
export function assertKeepable(value: unknown): void {
  for (const { part } of partsOf(value))
    if (typeof part === 'string' && /[\0\p{Surrogate}]/u.test(part))
      throw problem('bad_request', { message: 'The body holds text that cannot be kept.' })
}

type Part = { part: unknown; level: number }

/** A value and everything in it but the bytes of files, names of properties too. Iterative, since a deeply nested value would overflow the stack. */
function* partsOf(value: unknown): Generator<Part> {
  const waiting: Part[] = [{ part: value, level: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { part, level } = next
    // A file is bytes and no list: to look at each would keep the server's thread for seconds.
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue
    for (const [key, inner] of Object.entries(part))
      waiting.push({ part: key, level }, { part: inner, level: level + 1 })
  }
}
