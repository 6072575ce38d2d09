import { queryOptions } from '@tanstack/react-query'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { draftStore } from '#src/storage/draft-store.ts'

/** A form of the patient's own: its name, the version of what it holds, and what it is about. */
export type OwnForm = { machine: string; version: number; subject: string }

/** What was typed into a form and not saved yet, on this device: a reload loses nothing. */
export function ownDraft<Typed>(tenant: string, { subject, ...form }: OwnForm) {
  const drafts = draftStore<Typed>(tenant, form)
  return {
    keep: (typed: Typed) => drafts.keep(subject, typed, new Date(now())),
    read: () => drafts.read(subject, () => Promise.resolve(new Date(now()))),
    discard: () => drafts.discard(subject),
  }
}

/** The draft of a form, read once when it opens; null where there is none. */
export const ownDraftQuery = <Typed>(app: AppContext, form: OwnForm) =>
  queryOptions({
    queryKey: keyOf(app, 'own-draft', form.machine, form.subject),
    queryFn: async () => (await ownDraft<Typed>(app.tenant, form).read()) ?? null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })
