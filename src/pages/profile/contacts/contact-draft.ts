import { queryOptions } from '@tanstack/react-query'
import type { ContactDraft } from '#machines/contact-change/contact-change.types'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { ownDraft } from '#src/features/own-forms/own-draft.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'

/** Which of the patient's contacts is changed. */
export type ContactKind = 'phone' | 'email'

/** What was typed of a change, and the code that was sent, on this device, until the change is made. */
export const contactDraft = ({ tenant }: AppContext, kind: ContactKind) =>
  ownDraft<ContactDraft>(tenant, { machine: 'contact-change', version: 1, subject: kind })

/** A change that was begun and not made; null without one. A code that counts no more is left out. */
export const contactDraftQuery = (app: AppContext, kind: ContactKind) =>
  queryOptions({
    queryKey: keyOf(app, 'contact-draft', kind),
    queryFn: async () => {
      const draft = await contactDraft(app, kind).read()
      const isAlive = draft?.sent !== undefined && Date.parse(draft.sent.expires_at) > now()
      return draft ? { ...draft, sent: isAlive ? draft.sent : undefined } : null
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
