import { queryOptions } from '@tanstack/react-query'
import type { Draft, DraftChange, Held } from '#contract/console/drafts'
import { languages, type Language } from '#contract/locale'
import type { ConsoleApi } from '../api/console-api.ts'

/** How often a page that is looked at asks what others have changed, in milliseconds. */
const every = 20_000

/** What patients see and what will be different. */
export const draftQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: ['draft'], queryFn: () => api('draft'), refetchInterval: every })

/** What an editor sees in a field: the draft's, unless somebody published something else there since. */
export function standingAt(draft: Draft, pointer: string): { held: Held; change: DraftChange | undefined } {
  const change = draft.changes.find((each) => each.pointer === pointer)
  if (change && !change.overtaken) return { held: change.held, change }
  return { held: pointer in draft.fields ? { value: draft.fields[pointer] } : {}, change }
}

/** Whether the same stands in two fields. */
export const isSame = (one: Held, other: Held): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The languages of the tenant, as they stand in the draft. */
export function offeredIn(draft: Draft): readonly Language[] {
  const { value } = standingAt(draft, '/configuration/languages').held
  return languages.filter((language) => Array.isArray(value) && value.includes(language))
}
