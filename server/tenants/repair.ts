import { isError, stepsOf, type ConfigurationIssue } from './configuration-issue.ts'
import { safeDefaults } from './safe-defaults.ts'

/** More than any configuration needs: one part is repaired per round. */
const mostRounds = 400

/**
 * A copy in which each invalid part is replaced by a safe default, or removed where it is optional. Undefined where neither is
 * possible: a tenant needs a name, a market and a language.
 */
export function repair(
  value: unknown,
  findErrors: (value: unknown) => ConfigurationIssue[],
  {
    fallbacks = safeDefaults,
    onRepaired = () => {},
  }: { fallbacks?: (value: unknown) => object; onRepaired?: (issue: ConfigurationIssue) => void } = {},
): unknown {
  const whole: { value: unknown } = { value: structuredClone(value) }
  for (let round = 0; round < mostRounds; round++) {
    const issue = findErrors(whole.value).find(isError)
    if (!issue) return whole.value
    onRepaired(issue)
    if (!putRight(whole, ['value', ...stepsOf(issue.path)], fallbacks)) return undefined
  }
  return undefined
}

/** Replaces or removes the part at the path, else the nearest part around it; false where none can be. */
function putRight(whole: { value: unknown }, path: string[], fallbacks: (value: unknown) => object): boolean {
  const name = path.at(-1)
  const parent = at(whole, path.slice(0, -1))
  if (name === undefined || path.length < 2) return false
  const fallback = at(fallbacks(whole.value), path.slice(1))
  if (fallback !== undefined && isObject(parent)) {
    parent[name] = structuredClone(fallback)
    return true
  }
  if (Array.isArray(parent) && Number(name) < parent.length) {
    parent.splice(Number(name), 1)
    return true
  }
  if (isObject(parent) && Object.hasOwn(parent, name)) {
    delete parent[name]
    return true
  }
  return putRight(whole, path.slice(0, -1), fallbacks)
}

function at(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)] as unknown
    return isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined
  }, value)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
