import type { BookedAppointment } from '#contract/appointment'
import { type BookingChange, bookingKindName } from '#src/outbox/booking/booking-change.ts'
import { photosOfBooked } from '#src/outbox/booking/photos-change.ts'
import type { outboxEntries } from '#src/storage/outbox-entries.ts'
import type { OutboxEntry } from '../outbox/entry.ts'

type Store = Pick<ReturnType<typeof outboxEntries>, 'list' | 'answer' | 'put'>
type Booked = Partial<BookedAppointment> | undefined

/**
 * Adds the photos of a booking that was just accepted among what waits (decision 90), as the next page would: their ids are the same, so that they are sent once.
 * False where nothing follows.
 */
export async function addPhotosOf(
  store: Store,
  entry: OutboxEntry,
  { answer, now }: { answer: unknown; now: Date },
): Promise<boolean> {
  const { appointment } = (answer ?? {}) as NonNullable<Booked>
  if (entry.kind !== bookingKindName || !appointment) return false
  let isAdded = false
  for (const { id, kind, change } of photosOfBooked(entry as OutboxEntry<BookingChange>, { appointment })) {
    if (await store.answer(id)) continue
    const { tenant } = entry
    const created = { ...change, id, tenant, kind, idempotencyKey: id, createdAt: now.toISOString(), attempts: 0 }
    await store.put({ ...created, state: 'queued' }, (found) => found)
    isAdded = true
  }
  return isAdded
}

/** What opens a visit whose booking the worker has sent and no page has taken on yet: it stands in the answer. */
export async function tokenOfBooked(store: Pick<Store, 'list'>, appointmentId: string): Promise<string | undefined> {
  const answers = (await store.list()).map(({ fetched }) => fetched?.answer as Booked)
  return answers.find((booked) => booked?.appointment?.id === appointmentId)?.appointment_token
}
