import type { Filter } from './filters/filter.ts'
import type { Viewer } from './viewer.ts'

/** What an index adds to every query: filters that a client cannot remove, and the order. */
export type QueryRules = {
  filters?: Filter[]
  nestedFilters?: Record<string, string>
  isNearestFirst?: boolean
  /** The tenant's view of the directory. */
  viewer?: Viewer
}
