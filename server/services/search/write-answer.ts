import type { SearchAnswer } from '#contract/search'
import { problem } from '#server/errors'
import type { Work } from '#server/search/turns'

/**
 * An answer as JSON, one hit per piece of work: a thousand of them take longer than other requests should wait.
 *
 * @param most characters it may have.
 * @throws Problem `validation_failed` where it would have more.
 */
export function* writeAnswer({ hits, ...rest }: SearchAnswer, most: number): Work<string> {
  const written: string[] = []
  let length = 0
  for (const hit of hits) {
    yield
    const text = JSON.stringify(hit)
    length += text.length
    if (length > most) throw problem('validation_failed', { fields: [{ path: '/hitsPerPage', message: tooLong }] })
    written.push(text)
  }
  return `${JSON.stringify(rest).slice(0, -1)},"hits":[${written.join(',')}]}`
}

const tooLong = 'the answer would be too long: ask for fewer hits or attributes'
