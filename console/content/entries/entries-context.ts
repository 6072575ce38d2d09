import { createContext, use } from 'react'
import type { TenantContents } from '#contract/console/contents'
import type { EntriesPage } from './kinds.ts'

/** What lists and forms of entries have beside the draft. */
export type Entries = { page: EntriesPage; contents: TenantContents }

export const EntriesContext = createContext<Entries | null>(null)

/** The page of entries that a view is part of. */
export function useEntries(): Entries {
  const found = use(EntriesContext)
  if (!found) throw new Error('useEntries outside of EntriesContext')
  return found
}
