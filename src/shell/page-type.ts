import type { ClientConfiguration } from '#contract/tenant'

export type PageType = ClientConfiguration['page_types'][number]

/** The tenant's page type for an address (U06): the first whose pattern matches. `path` is without mount path and query. */
export function findPageType(types: readonly PageType[], path: string): PageType | undefined {
  return types.find(({ patterns }) => patterns.some((pattern) => fits(pattern, path)))
}

/** A segment matches itself, `{name}` any one segment, a final `*` everything that follows. */
function fits(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return false
  return wanted.every((segment, index) => segment === '*' || /^\{.+\}$/.test(segment) || segment === given[index])
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
