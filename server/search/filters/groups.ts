import { allOf, anyOf, type Filter } from './filter.ts'

/** Conditions as the protocol writes them: a list is AND, a list within it OR; a text is one, or several that commas part. */
export type ListedConditions = string | readonly (string | readonly string[])[]

/** The same as groups, each of which is an OR. Empty ones ask for nothing. */
export function toGroups(listed: ListedConditions): readonly (readonly string[])[] {
  const groups = typeof listed === 'string' ? listed.split(',').filter(Boolean) : listed
  return groups.map((group) => (typeof group === 'string' ? [group] : group)).filter(({ length }) => length > 0)
}

/** Groups as one filter. @param read reads one condition; `position` counts the groups. */
export function toFilter(
  groups: readonly (readonly string[])[],
  read: (entry: string, position: number) => Filter,
): Filter | undefined {
  const filters = groups.map((group, position) => anyOf(group.map((entry) => read(entry, position))))
  return filters.length ? allOf(filters) : undefined
}
