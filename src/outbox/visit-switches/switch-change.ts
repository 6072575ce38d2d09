import type { OutboxEntry } from '#workers/outbox/entry'
import { type ChangedVisit, isOfVisit } from '../changed-visit.ts'

/** What a patient turns on and off for one visit: the wish for an earlier time (C58), and the consent (C59). With the kinds' names. */
export const switchKindNames = { wish: 'earlier_wish', consent: 'visit_consent' } as const
export type VisitSwitch = keyof typeof switchKindNames

/** A switch as the device stores it until it is sent, and what it stores of the answer. */
export type SwitchChange = { isOn: boolean; visit: ChangedVisit }

/** A switched visit as it is told outside its own page. */
export type SwitchedVisit = ChangedVisit & { isOn: boolean }

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** The id of a new entry, which is its idempotency key too: each press is an intent of its own. */
export const newSwitchId = (what: VisitSwitch, appointmentId: string): string =>
  `${what}.${appointmentId}.${crypto.randomUUID()}`

/** Whether an entry of the outbox is this switch of this visit. */
export const isSwitchOf = (
  entry: OutboxEntry,
  what: VisitSwitch,
  appointmentId: string,
): entry is OutboxEntry<SwitchChange> => entry.kind === switchKindNames[what] && isOfVisit(entry, appointmentId)
