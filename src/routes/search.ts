/** Query parameters as in the address: plain strings without conversion (an id is not a number). */
export type PlainSearch = Record<string, string>

/** Of repeated names the last counts. */
export function parseSearch(text: string): PlainSearch {
  return Object.fromEntries(new URLSearchParams(text))
}

/** With its question mark; empty without parameters. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}

/** Parameters that change what a public page shows. All others are ignored when the server renders and caches. */
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

/** The parameters that matter, in a fixed order. */
export function shownSearch(search: Readonly<Record<string, unknown>>): PlainSearch {
  return Object.fromEntries(
    Object.entries(search)
      .filter(
        (entry): entry is [string, string] => shownBy.has(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
