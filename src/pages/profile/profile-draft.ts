import { queryOptions } from '@tanstack/react-query'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { draftStore } from '#src/storage/draft-store.ts'
import type { TypedProfile } from './profile-form.ts'

/** Stored changes of the profile that were not saved yet, one per device: a reload loses nothing. */
export const profileDraft = (tenant: string) => {
  const drafts = draftStore<TypedProfile>(tenant, { machine: 'profile', version: 1 })
  const own = 'own'
  return {
    keep: (typed: TypedProfile) => drafts.keep(own, typed, new Date(now())),
    read: () => drafts.read(own, () => Promise.resolve(new Date(now()))),
    discard: () => drafts.discard(own),
  }
}

/** The changes, read once when the page opens; null where there are none. */
export const profileDraftQuery = ({ tenant, ...app }: AppContext) =>
  queryOptions({
    queryKey: keyOf({ tenant, ...app }, 'profile-draft'),
    queryFn: async () => (await profileDraft(tenant).read()) ?? null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })
