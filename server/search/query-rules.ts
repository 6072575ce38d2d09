import type { Filter } from './filters/filter.ts'
import type { Viewer } from './viewer.ts'

/** What an index adds to every query: filters that are not the client's to drop, and the order. */
export type QueryRules = {
  filters?: Filter[]
  nestedFilters?: Record<string, string>
  isNearestFirst?: boolean
  /** Whose patients are answered. */
  viewer?: Viewer
}
