import type { FieldProblem } from '#contract/problem'
import { problem } from '#server/errors'

/** The parameters of a search: of each that is known its values, and the names of those that are not. */
export type Search = { values: (name: string) => string[]; unknown: string[] }

/** A call, as far as it is a search. */
type Asked = { query: unknown; headers: Record<string, string | string[] | undefined> }

/** How often a parameter may stand in an address, and how long it may be. */
const mostValues = 10
const longestValue = 500
/** Names that are told of. */
const mostUnknown = 20
/** About the answer and not about what is found; there is nothing to be chosen. */
const ofAnswer = ['_format', '_pretty']

/**
 * Reads the parameters of a search. Throws `validation_failed` for a modifier, which would find something else without it, and where the caller
 * is strict (`Prefer: handling=strict`) for a parameter that is not known.
 */
export function readSearch({ query, headers }: Asked, known: readonly string[]): Search {
  const given = Object.entries(query as Record<string, string | string[]>).map(
    ([name, value]) => [name, [value].flat()] as const,
  )
  const faults: FieldProblem[] = []
  const unknown: string[] = []
  for (const [name, values] of given) {
    const [plain = '', modifier] = name.split(':')
    if (modifier !== undefined && known.includes(plain))
      faults.push(fault(name, 'has a modifier, of which none is known'))
    else if (![...known, ...ofAnswer].includes(name)) unknown.push(name.slice(0, 60))
    else if (values.length > mostValues || values.some((value) => value.length > longestValue))
      faults.push(fault(name, 'is too long, or there too often'))
  }
  if (isStrict(headers['prefer'])) faults.push(...unknown.map((name) => fault(name, 'is no parameter that is known')))
  if (faults.length > 0) throw problem('validation_failed', { fields: faults.slice(0, mostUnknown) })
  const byName = new Map(given)
  return {
    values: (name) => (byName.get(name) ?? []).filter((value) => value !== ''),
    unknown: unknown.slice(0, mostUnknown),
  }
}

const isStrict = (prefer: string | string[] = '') => /(^|[,;\s])handling=strict([,;\s]|$)/i.test(String(prefer))

/** What is wrong with a parameter, as its field of a problem. */
export const fault = (name: string, message: string): FieldProblem => ({ path: `http.${name.slice(0, 60)}`, message })

/** A refusal for one parameter. */
export const refuse = (name: string, message: string) =>
  problem('validation_failed', { fields: [fault(name, message)] })
