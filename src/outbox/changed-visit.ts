import type { OutboxEntry } from '#workers/outbox/entry'

/** Which visit a change is of, as it is told outside its own page; `start` is the one that is told. */
export type ChangedVisit = { appointmentId: string; practitionerName: string; start: string; timeZone: string }

/** Whether an entry of the outbox changes this visit, whatever its kind is. */
export const isOfVisit = (entry: OutboxEntry, appointmentId: string): entry is OutboxEntry<{ visit: ChangedVisit }> =>
  (entry as OutboxEntry<{ visit?: Partial<ChangedVisit> }>).visit?.appointmentId === appointmentId

/** Whether an entry is still to be sent by itself: what is changed after it goes behind it. */
export const isPending = ({ state }: OutboxEntry): boolean => state === 'queued' || state === 'sending'
