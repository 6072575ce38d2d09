import type { BookedAppointment, GuestAppointmentRequest } from '#contract/appointment'
import type { Problem } from '#contract/problem'
import { startingContext } from '#machines/booking/booking.context'
import type { BookingDraft } from '#machines/booking/booking.types'
import type { Apis } from '#src/api/apis.ts'
import { type BookingChange, bookingKindName, type BookingVisit } from '#src/outbox/booking/booking-change.ts'
import type { OutboxKinds } from '#src/outbox/kind.ts'
import { outboxKinds } from '#src/outbox/kinds.ts'
import type { OutboxNews } from '#src/outbox/news.ts'
import { createOutboxRunner } from '#src/outbox/runner.ts'
import type { Submission } from '#src/outbox/submission.ts'
import { bookingDrafts } from '#src/storage/booking-drafts.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { seenNews } from '#src/storage/seen-news.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from './booking.ts'

export const body = { practitioner_id: 'p-1', reason: 'A rash' } as GuestAppointmentRequest
export const visit: BookingVisit = {
  practitionerName: 'Dr. Layla Farouk',
  doctor: { slug: 'dr-layla-farouk', speciality_slug: 'dermatology', city_slug: 'dubai' },
  start: '2026-11-23T14:00:00.000Z',
  timeZone: 'Asia/Dubai',
}
export const bookingOf = (
  id = 'intent.1',
  more: Partial<BookingChange> & { isConfirmed?: boolean } = {},
): Submission<BookingChange> => {
  const { isConfirmed = true, ...change } = more
  return {
    id,
    kind: bookingKindName,
    change: { body, guestToken: 'guest', locale: 'en-ae', visit, ...change },
    isConfirmed,
  }
}

type Moment = { minutes?: number; isOnline?: boolean }

/**
 * A page with its outbox on this device's storage. `fate` is what becomes of each booking that is sent, in order; afterwards
 * all is booked. `kinds` come beside those of the app.
 */
export function openOutboxPage(
  fate: (Problem | 'booked')[] = [],
  { minutes = 0, isOnline = true }: Moment = {},
  kinds: OutboxKinds = {},
) {
  const tenant = 'patientweb'
  const storage = openStorage(tenant)
  const sent: { idempotencyKey: string; guestToken: string }[] = []
  const state = { isOnline, isTimeKnown: true, now: Date.parse('2026-11-23T10:00:00.000Z') + minutes * 60_000 }
  const now = () => new Date(state.now)
  const store = outboxStore(tenant, storage)
  const waiting: (() => void)[] = []
  const reported: unknown[] = []
  const book: Apis['appointment']['book'] = async (_, { idempotencyKey, guestToken }) => {
    sent.push({ idempotencyKey, guestToken: guestToken ?? '' })
    const next = fate.shift() ?? 'booked'
    if (next !== 'booked') throw next
    const appointment = appointmentWith(`a-${idempotencyKey}`)
    return { appointment, appointment_token: `t-${idempotencyKey}` } satisfies BookedAppointment
  }
  const apis = async () => ({ appointment: { book } }) as unknown as Apis
  const runner = createOutboxRunner({
    tenant,
    store,
    seen: seenNews(tenant, storage),
    kinds: { ...outboxKinds({ tenant, storage, apis, now }), ...kinds },
    withLock: (work) => work(),
    isOnline: () => state.isOnline,
    now,
    settledNow: async () => (state.isTimeKnown ? now() : undefined),
    report: (error) => void reported.push(error),
    announce: () => {},
    later: (_, work) => {
      waiting.push(work)
      return () => void waiting.splice(waiting.indexOf(work), 1)
    },
  })
  const news: OutboxNews[] = []
  const heard: OutboxNews[][] = []
  const drafts = bookingDrafts(tenant, storage)
  return {
    runner,
    storage,
    store,
    sent,
    state,
    waiting,
    reported,
    news,
    heard,
    session: sessionStore(tenant, storage),
    watch: () => runner.watch((unseen) => heard.push(unseen)),
    follow: (id = 'intent.1') => runner.follow(id, (seen) => news.push(seen)),
    /** Keeps the draft of the first booking, which is on its way. */
    keepDraft: () => drafts.keep('p-1', draft, now()),
    draft: () => drafts.read('p-1', async () => now()),
  }
}

const draft: BookingDraft = {
  at: 'submitting',
  context: startingContext({
    practitionerId: 'p-1',
    intentId: 'intent',
    canHold: true,
    holderKey: 'holder',
    phoneRegion: 'AE',
  }),
}
