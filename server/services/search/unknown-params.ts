import type { FieldProblem } from '#contract/problem'
import { problem } from '#server/errors'
import { typosAllowed, typosToPrefix } from '#server/search/text/typos'

/** More are of no use. */
const mostNamed = 20

/**
 * Refuses unknown parameters: an answer that ignores one looks right and is wrong. A plain name is quoted, with the known name
 * that was probably meant.
 *
 * @param names the known parameters.
 * @throws Problem `validation_failed` with a field for each.
 */
export function refuseUnknown(given: Readonly<Record<string, unknown>>, names: readonly string[], path: string): void {
  const known = new Set(names)
  const unknown = Object.keys(given).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  const fields = unknown.slice(0, mostNamed).map((name): FieldProblem => {
    if (!/^[a-z_]\w{0,39}$/i.test(name)) return { path, message: 'has a parameter that there is not' }
    const meant = nearest(name, names)
    return { path: `${path}/${name}`, message: `is no parameter here${meant ? `; ${meant} is` : ''}` }
  })
  throw problem('validation_failed', { fields })
}

/** The known name that was probably meant: within the typos tolerated in a word of that length, ignoring case. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const typed = name.toLowerCase()
  const most = typosAllowed(name.length)
  return names
    .filter(({ length }) => Math.abs(length - name.length) <= most)
    .map((known) => ({ known, typos: typosToPrefix(typed, known.toLowerCase(), most) }))
    .filter(({ typos }) => typos <= most)
    .toSorted((one, other) => one.typos - other.typos)[0]?.known
}
