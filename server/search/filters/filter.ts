export const comparisons = ['<=', '>=', '!=', '<', '>', '='] as const
export type Comparison = (typeof comparisons)[number]

/** A condition on one attribute; `position` is its place in the source text, for messages. */
export type Condition = { attribute: string; position: number } & (
  | { kind: 'equals'; value: string }
  | { kind: 'compares'; comparison: Comparison; value: number }
  | { kind: 'range'; low: number; high: number }
)

/** A parsed filter, from any of the protocol's filter parameters. */
export type Filter = Condition | { kind: 'and' | 'or'; filters: Filter[] } | { kind: 'not'; filter: Filter }

/** A filter that passes where all of these do. */
export const allOf = (filters: Filter[]): Filter => (filters.length === 1 ? filters[0]! : { kind: 'and', filters })
/** A filter that passes where any of these does. */
export const anyOf = (filters: Filter[]): Filter => (filters.length === 1 ? filters[0]! : { kind: 'or', filters })

/** The number of conditions in a filter. */
export function conditionsOf(filter: Filter): number {
  if (filter.kind === 'not') return conditionsOf(filter.filter)
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1
  return filter.filters.reduce((sum, one) => sum + conditionsOf(one), 0)
}
