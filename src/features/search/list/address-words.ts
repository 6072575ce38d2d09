/** Search parameters as plain strings; unknown and malformed ones are ignored. */
export type PlainSearch = Readonly<Record<string, string | undefined>>

/** Slugs of a parameter, those of the path before those of the query, each once. */
export function slugsOf(key: string, params: PlainSearch, search: PlainSearch): string[] {
  return [...new Set([...slugList(params[key]), ...slugList(search[key])])]
}

/** The typed words in an address. */
export const queryOf = (search: PlainSearch): string => (search['query'] ?? '').trim().slice(0, maxQueryLength)

/** One of the known values, or none. */
export function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | '' {
  return values.find((known) => known === value) ?? ''
}

/** The page number in an address, counted from 1. */
export function readPage(search: PlainSearch): number {
  const page = Number(search['page'])
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

/** The values of a parameter with several, at most twenty. */
export const listOf = (value: string | undefined, isValue: (part: string) => boolean): string[] =>
  (value ?? '').split(',').filter(isValue).slice(0, maxValues)

const maxQueryLength = 120
const maxPage = 500
const maxValues = 20

const slugList = (value: string | undefined) =>
  listOf(value?.toLowerCase(), (part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part))
