/** Query parameters as they stand in the address: plain strings, never guessed at (an id is not a number). */
export type PlainSearch = Record<string, string>

/** The last of equal names counts. */
export function parseSearch(text: string): PlainSearch {
  return Object.fromEntries(new URLSearchParams(text))
}

/** With its question mark; empty where nothing is said. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}

/** Parameters that change what a public page shows. All others are left out of what the server renders and keeps. */
const shownBy = new Set([
  'city',
  'speciality',
  'service',
  'area',
  'insurance',
  'plan',
  'fee',
  'language',
  'facility_slug',
  'query',
  'gender',
  'visit',
  'facility',
  'page',
  'sort',
  'available',
  'near',
  'map',
  'facility_id',
  'service_id',
  'consultation_type',
  'start',
  'target',
])

/** The parameters that make a difference, in one order. */
export function shownSearch(search: Readonly<Record<string, unknown>>): PlainSearch {
  return Object.fromEntries(
    Object.entries(search)
      .filter(
        (entry): entry is [string, string] => shownBy.has(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
