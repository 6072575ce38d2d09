export const comparisons = ['<=', '>=', '!=', '<', '>', '='] as const
export type Comparison = (typeof comparisons)[number]

/** A condition on one attribute; `position` is where it stands in the text it was read from, for messages. */
export type Condition = { attribute: string; position: number } & (
  | { kind: 'equals'; value: string }
  | { kind: 'compares'; comparison: Comparison; value: number }
  | { kind: 'range'; low: number; high: number }
)

/** A filter as it was meant, whichever of the protocol's languages it came in. */
export type Filter = Condition | { kind: 'and' | 'or'; filters: Filter[] } | { kind: 'not'; filter: Filter }

export const allOf = (filters: Filter[]): Filter => (filters.length === 1 ? filters[0]! : { kind: 'and', filters })
export const anyOf = (filters: Filter[]): Filter => (filters.length === 1 ? filters[0]! : { kind: 'or', filters })

/** How many conditions a filter has. */
export function conditionsOf(filter: Filter): number {
  if (filter.kind === 'not') return conditionsOf(filter.filter)
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1
  return filter.filters.reduce((sum, one) => sum + conditionsOf(one), 0)
}
