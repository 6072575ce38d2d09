import type { FastifyRequest } from 'fastify'
import { originOf } from '#server/web/origin'
import type { FhirResource } from 'fhir/r4'
import { toSearchset } from '../resources/bundle.ts'
import { toOutcome } from '../resources/operation-outcome.ts'
import { pageParameter, writePlace, type Place } from './page.ts'
import type { Search } from './read-search.ts'

/** Where the resources are, as an absolute address. */
export const baseOf = (request: FastifyRequest): string =>
  `${originOf(request)}${request.server.config.basePath}/api/practice/fhir`

/** A page of what was found. `applied` are the parameters as they were understood. */
type Page = {
  type: string
  search: Search
  applied: readonly (readonly [name: string, value: string])[]
  matches: readonly FhirResource[]
  /** Behind which entry the next page begins; undefined of the last page. */
  next: Place | undefined
}

/** The Bundle of a page. What was left out of account is said in it. */
export function answerSearch(request: FastifyRequest, { type, search, applied, matches, next }: Page): FhirResource {
  const base = baseOf(request)
  const addressOf = (more: readonly (readonly [string, string])[] = []) =>
    `${base}/${type}?${new URLSearchParams([...applied, ...more].map(([name, value]): [string, string] => [name, value])).toString()}`
  const { unknown } = search
  return toSearchset({
    ...{ base, matches },
    self: addressOf(search.values(pageParameter).map((value) => [pageParameter, value] as const)),
    next: next && addressOf([[pageParameter, writePlace(next)]]),
    outcome:
      unknown.length === 0
        ? undefined
        : toOutcome(
            unknown.map((name) => ({
              severity: 'warning',
              type: 'not-supported',
              text: `${name} is no parameter that is known: it was left out of account`,
            })),
          ),
  })
}
