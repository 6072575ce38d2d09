import { allOf, anyOf, type Filter } from './filter.ts'

/**
 * Conditions as in the protocol: a list is AND, a list within it OR; a text is one condition, or several separated by commas.
 */
export type ListedConditions = string | readonly (string | readonly string[])[]

/** The same as groups, each of which is an OR. Empty groups are left out. */
export function toGroups(listed: ListedConditions): readonly (readonly string[])[] {
  const groups = typeof listed === 'string' ? listed.split(',').filter(Boolean) : listed
  return groups.map((group) => (typeof group === 'string' ? [group] : group)).filter(({ length }) => length > 0)
}

/** Combines groups to one filter. @param read parses one condition; `position` counts the groups. */
export function toFilter(
  groups: readonly (readonly string[])[],
  read: (entry: string, position: number) => Filter,
): Filter | undefined {
  const filters = groups.map((group, position) => anyOf(group.map((entry) => read(entry, position))))
  return filters.length ? allOf(filters) : undefined
}
