/** Parameters that are always text, even if they look like a number. */
const texts: ReadonlySet<string> = new Set([
  'query',
  'filters',
  'aroundLatLng',
  'highlightPreTag',
  'highlightPostTag',
  'userToken',
  'start_time',
  'end_time',
  'country_code',
])

/** Parameters of a URL-encoded query: text, except where a value is a number, a flag, a list or an object. */
export function decodeParams(params: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, text]) => [name, texts.has(name) ? text : parsed(text)]),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Plain text stays text: facets=city,area.
    return text
  }
}
