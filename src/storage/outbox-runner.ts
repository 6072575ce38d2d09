import type { BookedAppointment } from '#contract/appointment'
import type { OutboxEntry } from '#contract/outbox'
import { drainOutbox, retryDelayMs } from '#workers/outbox/drain'
import { draftLifetimeMs } from './draft-store.ts'
import type { OutboxStore } from './outbox-store.ts'

/** What a follower of one entry hears, as often as it changes. */
export type OutboxNews =
  /** Kept on the device; it could not be sent yet. */
  | { kind: 'kept' }
  | { kind: 'sending' }
  | { kind: 'booked'; appointmentId: string }
  | { kind: 'refused'; refusal: { code: string; details?: unknown } }
  /** Too old to be sent unasked. */
  | { kind: 'confirmation_due' }

/** A booking as it is handed over; the runner adds what it counts. */
export type Submission = Pick<OutboxEntry, 'id' | 'body' | 'guestToken' | 'locale'>

export type OutboxPage = {
  tenant: string
  store: OutboxStore
  send: (entry: OutboxEntry) => Promise<BookedAppointment>
  /** Keeps what opens the appointment; called before the entry goes. */
  onBooked: (entry: OutboxEntry, answer: BookedAppointment) => Promise<void>
  withLock: <T>(work: () => Promise<T>) => Promise<T>
  isOnline: () => boolean
  /** The server's time, as well as it is known. */
  now: () => Date
  /** The same, asked for where nobody knows it; nothing where nobody can be asked. */
  settledNow: () => Promise<Date | undefined>
  /** Tells the other tabs that an entry changed. */
  announce: (id: string) => void
  /** Runs the work after a while; returns how to call it off. */
  later: (milliseconds: number, work: () => void) => () => void
}

export type OutboxRunner = ReturnType<typeof createOutboxRunner>

/** Takes bookings, sends them when that is possible, and says what becomes of them. */
export function createOutboxRunner(page: OutboxPage) {
  const { tenant, store, now } = page
  const followers = new Map<string, Set<(news: OutboxNews) => void>>()
  let draining: Promise<void> | undefined
  let isAskedAgain = false
  let callOff = () => {}
  /** Drains in a row that ended with something left. */
  let misses = 0

  /** Sends what waits. Asked for while it is running, it runs once more afterwards. */
  function drain(): Promise<void> {
    if (draining) {
      isAskedAgain = true
      return draining
    }
    draining = drainUntilQuiet()
      // The device's storage failed, not the booking: it is where it was, and is tried again.
      .catch(() => drainLater(0))
      .finally(() => (draining = undefined))
    return draining
  }

  async function drainUntilQuiet() {
    do {
      isAskedAgain = false
      callOff()
      if (!page.isOnline()) return
      const drained = await drainOutbox({
        outbox: { ...store, update: updateAndTell },
        send: page.send,
        onAccepted: accept,
        withLock: page.withLock,
        now: page.settledNow,
      })
      if (drained.isEmpty) misses = 0
      else {
        drainLater(drained.attempts)
        for (const { id, state } of await store.list()) if (state === 'queued') await hear(id)
      }
    } while (isAskedAgain)
  }

  function drainLater(attempts: number) {
    misses += 1
    callOff = page.later(retryDelayMs(Math.max(attempts, misses), Math.random()), () => void drain())
  }

  const updateAndTell: OutboxStore['update'] = async (id, change) => {
    const entry = await store.update(id, change)
    await tell(id)
    return entry
  }

  async function accept(entry: OutboxEntry, answer: BookedAppointment) {
    await page.onBooked(entry, answer)
    await store.keepAnswer({ id: entry.id, appointmentId: answer.appointment.id, answeredAt: now().toISOString() })
    await tell(entry.id)
  }

  async function tell(id: string) {
    page.announce(id)
    await hear(id)
  }

  /** Tells this page's followers what is true of an entry now. */
  async function hear(id: string) {
    const listeners = followers.get(id)
    if (!listeners) return
    const news = await newsOf(id)
    if (news) for (const listener of listeners) listener(news)
  }

  async function newsOf(id: string): Promise<OutboxNews | undefined> {
    const answer = await store.answer(id)
    if (answer) return { kind: 'booked', appointmentId: answer.appointmentId }
    const entry = await store.get(id)
    if (!entry) return undefined
    if (entry.state === 'sending') return { kind: 'sending' }
    if (entry.state === 'queued')
      return entry.attempts > 0 || misses > 0 || !page.isOnline() ? { kind: 'kept' } : { kind: 'sending' }
    if (entry.refusal) return { kind: 'refused', refusal: entry.refusal }
    return { kind: 'confirmation_due' }
  }

  return {
    drain,
    hear,
    /** Forgets old answers and sends what an earlier visit left. */
    async start(): Promise<void> {
      await store.forgetAnswers(new Date(now().getTime() - draftLifetimeMs))
      await drain()
    },
    /**
     * Hands a booking over; resolves when it is kept. The same id again changes nothing while it is on its way. What the patient
     * was asked about goes again when they confirm it. Without their word (after a reload) nothing is sent that was not on its way.
     */
    async submit({ isConfirmed, ...submission }: Submission & { isConfirmed: boolean }): Promise<void> {
      const { id, guestToken } = submission
      if (!(await store.answer(id))) {
        const fresh: OutboxEntry = {
          ...submission,
          tenant,
          kind: 'guest_appointment',
          idempotencyKey: id,
          createdAt: now().toISOString(),
          attempts: 0,
          state: isConfirmed ? 'queued' : 'needs_confirmation',
        }
        await store.put(fresh, (found) => {
          const isOnItsWay = found.state === 'queued' || found.state === 'sending'
          if (isOnItsWay) return { ...found, guestToken: guestToken || found.guestToken }
          if (!isConfirmed) return found
          return { ...fresh, attempts: found.attempts, guestToken: guestToken || found.guestToken }
        })
      }
      await tell(id)
      void drain()
    },
    /** Takes back a booking that was never sent; what may have arrived cannot be taken back. */
    async withdraw(id: string): Promise<'withdrawn' | 'too_late'> {
      const isTaken = await store.take(id, ({ state, attempts }) => state === 'queued' && attempts === 0)
      return isTaken ? 'withdrawn' : 'too_late'
    },
    /** Removes what was refused, once the patient has seen it. */
    async dismiss(id: string): Promise<void> {
      await store.take(id, ({ state }) => state === 'refused' || state === 'needs_confirmation')
    },
    /** Calls with what is true now and whenever that changes; returns how to stop. */
    follow(id: string, listener: (news: OutboxNews) => void): () => void {
      const listeners = followers.get(id) ?? new Set()
      followers.set(id, listeners.add(listener))
      void newsOf(id).then((news) => {
        if (news && listeners.has(listener)) listener(news)
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) followers.delete(id)
      }
    },
    /** Everything that waits for the connection or for the patient, oldest first. */
    entries: async (): Promise<OutboxEntry[]> =>
      (await store.list()).sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1)),
  }
}
