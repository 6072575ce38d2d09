import { Problem } from '#contract/problem'
import type { SearchAnswer, SearchIndex } from '#contract/search'
import type { Scope } from '#server/directory/visibility/scope'
import type { SearchEngine } from '#server/search/engine'
import type { Turns, Waiting } from '#server/search/turns'
import { mostAnswerBytes } from './bounds.ts'
import type { Query } from './read-query.ts'
import { writeAnswer } from './write-answer.ts'

/** A query to one index; `path` is its place in the body, as a JSON pointer. */
export type IndexQuery = Query & { index: SearchIndex; path: string }

type Circumstances = { stopsEarly: boolean; scope: Scope; waiting: Waiting }

/**
 * Answers in order, as JSON; with `stopsEarly`, queries after one that fills its page are skipped and marked as such.
 *
 * @throws Problem `validation_failed` naming the query that is invalid, or whose answer is too long.
 */
export async function answerAll(
  engine: SearchEngine,
  turns: Turns,
  queries: readonly IndexQuery[],
  { stopsEarly, scope, waiting }: Circumstances,
): Promise<string[]> {
  const answers: string[] = []
  let isEnough = false
  let left = mostAnswerBytes
  for (const { index, path, params, options } of queries) {
    if (isEnough) {
      answers.push(JSON.stringify(notProcessed(index, params.query)))
      continue
    }
    try {
      const answer = await engine.search(index, params, { scope, options, waiting })
      isEnough = stopsEarly && answer.nbHits >= answer.hitsPerPage
      const text = await turns.run(() => writeAnswer(answer, left), waiting)
      left -= text.length
      answers.push(text)
    } catch (failure) {
      throw atPath(path, failure)
    }
  }
  return answers
}

/** The problem of one of several queries, with the query's path before that of the field. */
export function atPath(path: string, failure: unknown): unknown {
  if (!(failure instanceof Problem) || failure.code !== 'validation_failed' || path === '') return failure
  const { code, message, status, details, fields } = failure
  return new Problem(code, {
    message,
    ...(status !== undefined && { status }),
    details,
    fields: fields.map((field) => ({ ...field, path: path + field.path })),
  })
}

function notProcessed(index: SearchIndex, query = ''): SearchAnswer {
  return {
    index,
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    exhaustiveNbHits: true,
    query,
    params: '',
    processingTimeMS: 0,
    processed: false,
  }
}
