import type { ClientConfiguration } from '#contract/tenant'

export type PageType = ClientConfiguration['page_types'][number]

/** The tenant's kind of a page, found by the address (U06): the first whose pattern fits. `path` is without mount path and query. */
export function findPageType(types: readonly PageType[], path: string): PageType | undefined {
  return types.find(({ patterns }) => patterns.some((pattern) => fits(pattern, path)))
}

/** A segment stands for itself, `{name}` for any one segment, a final `*` for everything that follows. */
function fits(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return false
  return wanted.every((segment, index) => segment === '*' || /^\{.+\}$/.test(segment) || segment === given[index])
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
