import type { FieldProblem } from '#contract/problem'
import { problem } from '#server/errors'
import { typosAllowed, typosToPrefix } from '#server/search/text/typos'

/** More of them help nobody. */
const mostNamed = 20

/**
 * Refuses parameters that there are not: an answer that leaves one out looks right and is another one. A name is quoted where it
 * is a plain word, and the one that was probably meant is told.
 *
 * @param names the parameters that there are.
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

/** The known name that was probably meant: as few typos away as a word of that length may have, whatever its case. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const typed = name.toLowerCase()
  const most = typosAllowed(name.length)
  return names
    .filter(({ length }) => Math.abs(length - name.length) <= most)
    .map((known) => ({ known, typos: typosToPrefix(typed, known.toLowerCase(), most) }))
    .filter(({ typos }) => typos <= most)
    .toSorted((one, other) => one.typos - other.typos)[0]?.known
}
