import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import type { OutboxVisit, OutboxEntry } from '#contract/outbox'
import { Problem } from '#contract/problem'
import type { OutboxEvent } from '#machines/booking/booking.types'
import { bookingOutbox } from './booking-outbox.ts'
import { createOutboxRunner, type OutboxNews } from './outbox-runner.ts'
import type { Outcome } from './outbox-outcomes.ts'
import { outboxStore } from './outbox-store.ts'
import { openStorage } from './tenant-storage.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const body = { practitioner_id: 'p-1', reason: 'A rash' } as OutboxEntry['body']
const visit: OutboxVisit = {
  practitionerName: 'Dr. Layla Farouk',
  doctor: { slug: 'dr-layla-farouk', speciality_slug: 'dermatology', city_slug: 'dubai' },
  start: '2026-11-23T14:00:00.000Z',
  timeZone: 'Asia/Dubai',
}
const submission = (id = 'intent.1') => ({ id, body, guestToken: 'guest', locale: 'en-ae', isConfirmed: true, visit })
const lost = new Problem('offline')

/** A page with its outbox. `fate` is what becomes of each attempt, in order; afterwards all is booked. */
function openPage(fate: (Problem | 'booked')[] = [], { minutes = 0, isOnline = true } = {}) {
  const sent: { idempotencyKey: string; guestToken: string }[] = []
  const state = { isOnline, isTimeKnown: true, now: Date.parse('2026-11-23T10:00:00.000Z') + minutes * 60_000 }
  const opened: string[] = []
  const settled: string[] = []
  const store = outboxStore('patientweb', openStorage('patientweb'))
  const waiting: (() => void)[] = []
  const runner = createOutboxRunner({
    tenant: 'patientweb',
    store,
    async send({ idempotencyKey, guestToken }) {
      sent.push({ idempotencyKey, guestToken })
      const next = fate.shift() ?? 'booked'
      if (next !== 'booked') throw next
      return { appointment: { id: `a-${idempotencyKey}` }, appointment_token: 't' } as BookedAppointment
    },
    onBooked: async (_, { appointment }) => void opened.push(appointment.id),
    withLock: (work) => work(),
    isOnline: () => state.isOnline,
    now: () => new Date(state.now),
    settledNow: async () => (state.isTimeKnown ? new Date(state.now) : undefined),
    onSettled: async (practitionerId, id, how) => void settled.push(`${practitionerId} ${id} ${how}`),
    announce: () => {},
    later: (_, work) => {
      waiting.push(work)
      return () => void waiting.splice(waiting.indexOf(work), 1)
    },
  })
  const news: OutboxNews[] = []
  const heard: Outcome[][] = []
  return {
    runner,
    store,
    sent,
    state,
    opened,
    settled,
    waiting,
    news,
    heard,
    watch: () => runner.watch((outcomes) => heard.push(outcomes)),
    follow: (id = 'intent.1') => runner.follow(id, (n) => news.push(n)),
  }
}

describe('a booking in the outbox', () => {
  it('is sent at once, and its answer is kept before it goes', async () => {
    const page = openPage()
    page.follow()
    await page.runner.submit(submission())
    await expect.poll(() => page.news.at(-1)).toEqual({ kind: 'booked', appointmentId: 'a-intent.1' })
    await expect.poll(() => page.runner.entries()).toEqual([])
    expect(page.opened).toEqual(['a-intent.1'])
    expect(page.sent).toEqual([{ idempotencyKey: 'intent.1', guestToken: 'guest' }])
  })

  it('is kept without a connection, and sent when it returns', async () => {
    const page = openPage([], { isOnline: false })
    page.follow()
    await page.runner.submit(submission())
    await expect.poll(() => page.news.at(-1)).toEqual({ kind: 'kept' })
    expect(page.sent).toEqual([])
    page.state.isOnline = true
    await page.runner.drain()
    await expect.poll(() => page.news.at(-1)?.kind).toBe('booked')
  })

  it('waits, and is not asked about, while nobody can say how old it is', async () => {
    const page = openPage([], { minutes: 60 })
    page.state.isTimeKnown = false
    page.follow()
    await page.runner.submit(submission())
    for (const _ of [1, 2]) {
      await expect.poll(() => page.waiting.length).toBe(1)
      await expect.poll(() => page.news.at(-1)).toEqual({ kind: 'kept' })
      page.waiting.shift()!()
    }
    await expect.poll(() => page.waiting.length).toBe(1)
    expect(page.sent).toEqual([])
    expect(await page.runner.withdraw('intent.1')).toBe('withdrawn')
  })

  it('is tried again later with the same key', async () => {
    const page = openPage([lost, new Problem('unavailable', { status: 503 })])
    page.follow()
    await page.runner.submit(submission())
    for (const attempts of [1, 2]) {
      await expect.poll(() => page.waiting.length).toBe(1)
      expect(page.sent.length).toBe(attempts)
      await expect.poll(() => page.news.at(-1)).toEqual({ kind: 'kept' })
      page.waiting.shift()!()
    }
    await expect.poll(() => page.news.at(-1)?.kind).toBe('booked')
    expect(new Set(page.sent.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['intent.1']))
  })

  it('survives the page: the next one sends it and tells', async () => {
    const first = openPage([lost])
    await first.runner.submit(submission())
    await expect.poll(() => first.waiting.length).toBe(1)
    const second = openPage()
    second.follow()
    await second.runner.start()
    await expect.poll(() => second.news.at(-1)?.kind).toBe('booked')
    const third = openPage()
    await third.runner.submit({ ...submission(), isConfirmed: false })
    third.follow()
    await expect.poll(() => third.news).toEqual([{ kind: 'booked', appointmentId: 'a-intent.1' }])
    expect(third.sent).toEqual([])
  })

  it('older than fifteen minutes is sent on the patient’s word alone, and a reload is none', async () => {
    await openPage([], { isOnline: false }).runner.submit(submission())
    const page = openPage([], { minutes: 16 })
    page.follow()
    await page.runner.submit({ ...submission(), isConfirmed: false })
    await expect.poll(() => page.news.at(-1)).toEqual({ kind: 'confirmation_due' })
    expect(page.sent).toEqual([])
    await page.runner.submit(submission())
    await expect.poll(() => page.news.at(-1)?.kind).toBe('booked')
  })

  it('that was refused for its proof goes again with a new one and the same key', async () => {
    const page = openPage([new Problem('guest_token_invalid', { status: 403 })])
    page.follow()
    await page.runner.submit(submission())
    await expect.poll(() => page.news.at(-1)).toEqual({ kind: 'refused', refusal: { code: 'guest_token_invalid' } })
    await page.runner.submit({ ...submission(), guestToken: 'fresh' })
    await expect.poll(() => page.news.at(-1)?.kind).toBe('booked')
    expect(page.sent.at(-1)).toEqual({ idempotencyKey: 'intent.1', guestToken: 'fresh' })
  })

  it('can be taken back as long as it was never sent', async () => {
    const offline = openPage([], { isOnline: false })
    await offline.runner.submit(submission())
    expect(await offline.runner.withdraw('intent.1')).toBe('withdrawn')
    expect(await offline.runner.entries()).toEqual([])
    const tried = openPage([lost])
    await tried.runner.submit(submission())
    await expect.poll(() => tried.waiting.length).toBe(1)
    expect(await tried.runner.withdraw('intent.1')).toBe('too_late')
  })

  it('is one of a tenant: another’s page neither sees nor sends it [T05]', async () => {
    await openPage([], { isOnline: false }).runner.submit(submission())
    expect(await outboxStore('insurer', openStorage('insurer')).list()).toEqual([])
  })
})

describe('what became of a kept booking, on whatever page the patient is', () => {
  const booked = { id: 'intent.1', visit, kind: 'booked', appointmentId: 'a-intent.1' }
  const due = { id: 'intent.1', visit, kind: 'confirmation_due', mayHaveArrived: false }

  it('is told when it was sent, on every page until it is answered on one, and its draft is done with', async () => {
    await openPage([], { isOnline: false }).runner.submit(submission())
    const page = openPage()
    page.watch()
    await page.runner.start()
    await expect.poll(() => page.heard.at(-1)).toEqual([booked])
    const next = openPage()
    next.watch()
    await expect.poll(() => next.heard.at(-1)).toEqual([booked])
    await next.runner.acknowledge('intent.1')
    expect(next.heard.at(-1)).toEqual([])
    expect(next.settled).toEqual(['p-1 intent.1 booked'])
    const last = openPage()
    last.watch()
    await expect.poll(() => last.heard).toEqual([[]])
  })

  it('is told with the reason when it was refused', async () => {
    const page = openPage([new Problem('slot_taken', { status: 409, details: { alternatives: [] } })])
    page.watch()
    await page.runner.submit(submission())
    await expect.poll(() => page.heard.at(-1)).toEqual([{ id: 'intent.1', visit, kind: 'refused', code: 'slot_taken' }])
    await page.runner.acknowledge('intent.1')
    expect(page.heard.at(-1)).toEqual([])
    // The booking page still learns of it, with the other times.
    page.follow()
    await expect.poll(() => page.news.at(-1)?.kind).toBe('refused')
  })

  it('is not told beside the page of the booking, which says it itself', async () => {
    const page = openPage()
    page.watch()
    const outbox = bookingOutbox(page.runner, { locale: 'en-ae', visitOf: () => visit, whenSeen: (work) => work() })
    const events: OutboxEvent[] = []
    const stop = outbox.submit({ body, guestToken: 'guest', isConfirmed: true, idempotencyKey: 'intent.1' }, (event) =>
      events.push(event),
    )
    await expect.poll(() => events.at(-1)?.type).toBe('outbox.booked')
    stop()
    await expect.poll(() => page.settled).toEqual(['p-1 intent.1 booked'])
    expect(page.heard.flat()).toEqual([])
    const next = openPage()
    next.watch()
    await expect.poll(() => next.heard).toEqual([[]])
  })

  it('older than fifteen minutes waits for a word, which can be given there', async () => {
    await openPage([], { isOnline: false }).runner.submit(submission())
    const page = openPage([], { minutes: 16 })
    page.watch()
    await page.runner.start()
    await expect.poll(() => page.heard.at(-1)).toEqual([due])
    expect(page.sent).toEqual([])
    await page.runner.confirm('intent.1')
    await expect.poll(() => page.heard.at(-1)).toEqual([booked])
    expect(page.sent).toHaveLength(1)
  })

  it('can be given up there when it never left the device, and what was typed stays', async () => {
    await openPage([], { isOnline: false }).runner.submit(submission())
    const page = openPage([], { minutes: 16 })
    page.watch()
    await page.runner.start()
    expect(await page.runner.discard('intent.1')).toBe(true)
    expect(page.heard.at(-1)).toEqual([])
    expect(page.settled).toEqual(['p-1 intent.1 discarded'])
    expect([await page.runner.entries(), page.sent]).toEqual([[], []])
  })

  it('cannot be given up when it may have arrived', async () => {
    await openPage([lost]).runner.submit(submission())
    await expect.poll(async () => (await outboxStore('patientweb').list())[0]?.attempts).toBe(1)
    const page = openPage([], { minutes: 16 })
    page.watch()
    await page.runner.start()
    await expect.poll(() => page.heard.at(-1)).toEqual([{ ...due, mayHaveArrived: true }])
    expect(await page.runner.discard('intent.1')).toBe(false)
    expect(await page.runner.entries()).toHaveLength(1)
  })

  it('put off, is asked about again after an hour, and not once its time is over', async () => {
    await openPage([], { isOnline: false }).runner.submit(submission())
    const page = openPage([], { minutes: 16 })
    page.watch()
    await page.runner.start()
    await expect.poll(() => page.heard.at(-1)).toEqual([due])
    await page.runner.acknowledge('intent.1')
    expect(page.heard.at(-1)).toEqual([])
    const later = openPage([], { minutes: 80 })
    later.watch()
    await expect.poll(() => later.heard.at(-1)).toEqual([due])
    const tooLate = openPage([], { minutes: 241 })
    tooLate.watch()
    await expect.poll(() => tooLate.heard.at(-1)).toMatchObject([{ kind: 'refused', code: 'slot_in_past' }])
    await tooLate.runner.acknowledge('intent.1')
    expect(tooLate.heard.at(-1)).toEqual([])
  })

  it('is forgotten three days after it was told, and what nobody was there to be told of after a month', async () => {
    const days = 24 * 60
    const first = openPage([new Problem('slot_taken', { status: 409 })])
    await first.runner.submit(submission())
    await expect.poll(async () => (await first.store.get('intent.1'))?.state).toBe('refused')
    await first.runner.submit(submission('intent.2'))
    await expect.poll(() => first.store.answer('intent.2')).toBeDefined()
    await first.runner.acknowledge('intent.2')
    const kept = async (minutes: number) => {
      const page = openPage([], { minutes })
      await page.runner.start()
      return [...(await page.store.list()), ...(await page.store.answers())].map(({ id }) => id)
    }
    expect(await kept(2 * days)).toEqual(['intent.1', 'intent.2'])
    expect(await kept(4 * days)).toEqual(['intent.1'])
    expect(await kept(31 * days)).toEqual([])
  })
})

describe('the outbox, as the booking machine asks for it', () => {
  it('reports the refusal, and forgets it when the patient’s next word has another key', async () => {
    const page = openPage([new Problem('slot_taken', { status: 409, details: { alternatives: [] } })])
    const outbox = bookingOutbox(page.runner, { locale: 'en-ae', visitOf: () => visit, whenSeen: (work) => work() })
    const events: OutboxEvent[] = []
    const submitted = { body, guestToken: 'guest', isConfirmed: true }
    const stop = outbox.submit({ ...submitted, idempotencyKey: 'intent.1' }, (event) => events.push(event))
    await expect
      .poll(() => events.at(-1))
      .toEqual({ type: 'outbox.refused', problem: { code: 'slot_taken', details: { alternatives: [] } } })
    stop()
    outbox.submit({ ...submitted, idempotencyKey: 'intent.2' }, (event) => events.push(event))
    await expect.poll(() => events.at(-1)).toEqual({ type: 'outbox.booked', appointmentId: 'a-intent.2' })
    await expect.poll(() => page.runner.entries()).toEqual([])
  })
})
