import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import type { OutboxEvent } from '#machines/booking/booking.types'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { body, bookingOf, openOutboxPage as openPage, visit } from '#tests/support/outbox-page'
import { bookingOutbox } from './booking/booking-outbox.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const lost = new Problem('offline')
const name = { id: 'intent.1', kind: 'guest_appointment', subject: visit }
const answer = {
  id: 'intent.1',
  kind: 'guest_appointment',
  appointmentId: 'a-intent.1',
  practitionerId: 'p-1',
  visit,
  answeredAt: expect.any(String) as string,
}
const booked = { ...name, state: 'accepted', answer }
const due = { ...name, state: 'confirmation_due', mayHaveArrived: false }

describe('a booking in the outbox', () => {
  it('is sent at once, and its answer is kept before it goes', async () => {
    const page = openPage()
    page.follow()
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.news.at(-1)).toEqual(booked)
    await expect.poll(() => page.runner.entries()).toEqual([])
    expect(await page.session.appointmentToken('a-intent.1')).toBe('t-intent.1')
    expect(page.sent).toEqual([{ idempotencyKey: 'intent.1', guestToken: 'guest' }])
  })

  it('is kept without a connection, and sent when it returns', async () => {
    const page = openPage([], { isOnline: false })
    page.follow()
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.news.at(-1)).toEqual({ ...name, state: 'kept' })
    expect(page.sent).toEqual([])
    page.state.isOnline = true
    await page.runner.drain()
    await expect.poll(() => page.news.at(-1)?.state).toBe('accepted')
  })

  it('waits, and is not asked about, while nobody can say how old it is', async () => {
    const page = openPage([], { minutes: 60 })
    page.state.isTimeKnown = false
    page.follow()
    await page.runner.submit(bookingOf())
    for (const _ of [1, 2]) {
      await expect.poll(() => page.waiting.length).toBe(1)
      await expect.poll(() => page.news.at(-1)).toEqual({ ...name, state: 'kept' })
      page.waiting.shift()!()
    }
    await expect.poll(() => page.waiting.length).toBe(1)
    expect(page.sent).toEqual([])
    expect(await page.runner.withdraw('intent.1')).toBe('withdrawn')
  })

  it('is tried again later with the same key', async () => {
    const page = openPage([lost, new Problem('unavailable', { status: 503 })])
    page.follow()
    await page.runner.submit(bookingOf())
    for (const attempts of [1, 2]) {
      await expect.poll(() => page.waiting.length).toBe(1)
      expect(page.sent.length).toBe(attempts)
      await expect.poll(() => page.news.at(-1)).toEqual({ ...name, state: 'kept' })
      page.waiting.shift()!()
    }
    await expect.poll(() => page.news.at(-1)?.state).toBe('accepted')
    expect(new Set(page.sent.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['intent.1']))
  })

  it('survives the page: the next one sends it and tells', async () => {
    const first = openPage([lost])
    await first.runner.submit(bookingOf())
    await expect.poll(() => first.waiting.length).toBe(1)
    const second = openPage()
    second.follow()
    await second.runner.start()
    await expect.poll(() => second.news.at(-1)?.state).toBe('accepted')
    const third = openPage()
    await third.runner.submit(bookingOf('intent.1', { isConfirmed: false }))
    third.follow()
    await expect.poll(() => third.news).toEqual([booked])
    expect(third.sent).toEqual([])
  })

  it('older than fifteen minutes is sent on the patient’s word alone, and a reload is none', async () => {
    await openPage([], { isOnline: false }).runner.submit(bookingOf())
    const page = openPage([], { minutes: 16 })
    page.follow()
    await page.runner.submit(bookingOf('intent.1', { isConfirmed: false }))
    await expect.poll(() => page.news.at(-1)).toEqual(due)
    expect(page.sent).toEqual([])
    await page.runner.submit(bookingOf())
    await expect.poll(() => page.news.at(-1)?.state).toBe('accepted')
  })

  it('that was refused for its proof goes again with a new one and the same key', async () => {
    const page = openPage([new Problem('guest_token_invalid', { status: 403 })])
    page.follow()
    await page.runner.submit(bookingOf())
    await expect
      .poll(() => page.news.at(-1))
      .toEqual({ ...name, state: 'refused', refusal: { code: 'guest_token_invalid' } })
    await page.runner.submit(bookingOf('intent.1', { guestToken: 'fresh' }))
    await expect.poll(() => page.news.at(-1)?.state).toBe('accepted')
    expect(page.sent.at(-1)).toEqual({ idempotencyKey: 'intent.1', guestToken: 'fresh' })
  })

  it('can be taken back as long as it was never sent', async () => {
    const offline = openPage([], { isOnline: false })
    await offline.runner.submit(bookingOf())
    expect(await offline.runner.withdraw('intent.1')).toBe('withdrawn')
    expect(await offline.runner.entries()).toEqual([])
    const tried = openPage([lost])
    await tried.runner.submit(bookingOf())
    await expect.poll(() => tried.waiting.length).toBe(1)
    expect(await tried.runner.withdraw('intent.1')).toBe('too_late')
  })

  it('is one of a tenant: another’s page neither sees nor sends it [T05]', async () => {
    await openPage([], { isOnline: false }).runner.submit(bookingOf())
    expect(await outboxStore('insurer', openStorage('insurer')).list()).toEqual([])
  })
})

describe('what became of a kept booking, on whatever page the patient is', () => {
  it('is told when it was sent, on every page until it is answered on one, and its draft is done with', async () => {
    await openPage([], { isOnline: false }).runner.submit(bookingOf())
    const page = openPage()
    await page.keepDraft()
    page.watch()
    await page.runner.start()
    await expect.poll(() => page.heard.at(-1)).toEqual([booked])
    const next = openPage()
    next.watch()
    await expect.poll(() => next.heard.at(-1)).toEqual([booked])
    await next.runner.acknowledge('intent.1')
    expect(next.heard.at(-1)).toEqual([])
    expect(await next.draft()).toBeUndefined()
    const last = openPage()
    last.watch()
    await expect.poll(() => last.heard).toEqual([[]])
  })

  it('is told with the reason when it was refused', async () => {
    const page = openPage([new Problem('slot_taken', { status: 409, details: { alternatives: [] } })])
    page.watch()
    await page.runner.submit(bookingOf())
    await expect
      .poll(() => page.heard.at(-1))
      .toEqual([{ ...name, state: 'refused', refusal: { code: 'slot_taken', details: { alternatives: [] } } }])
    await page.runner.acknowledge('intent.1')
    expect(page.heard.at(-1)).toEqual([])
    // The booking page still learns of it, with the other times.
    page.follow()
    await expect.poll(() => page.news.at(-1)?.state).toBe('refused')
  })

  it('is not told beside the page of the booking, which says it itself', async () => {
    const page = openPage()
    await page.keepDraft()
    page.watch()
    const outbox = bookingOutbox(page.runner, {
      locale: 'en-ae',
      visitOf: () => visit,
      withPhotos: (_, submit) => submit([]),
      whenSeen: (work) => work(),
    })
    const events: OutboxEvent[] = []
    const stop = outbox.submit({ body, guestToken: 'guest', isConfirmed: true, idempotencyKey: 'intent.1' }, (event) =>
      events.push(event),
    )
    await expect.poll(() => events.at(-1)?.type).toBe('outbox.booked')
    stop()
    await expect.poll(() => page.draft()).toBeUndefined()
    expect(page.heard.flat()).toEqual([])
    const next = openPage()
    next.watch()
    await expect.poll(() => next.heard).toEqual([[]])
  })

  it('older than fifteen minutes waits for a word, which can be given there', async () => {
    await openPage([], { isOnline: false }).runner.submit(bookingOf())
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
    await openPage([], { isOnline: false }).runner.submit(bookingOf())
    const page = openPage([], { minutes: 16 })
    await page.keepDraft()
    page.watch()
    await page.runner.start()
    expect(await page.runner.discard('intent.1')).toBe(true)
    expect(page.heard.at(-1)).toEqual([])
    expect(await page.draft()).toMatchObject({ at: 'filling', context: { submission: 2 } })
    expect([await page.runner.entries(), page.sent]).toEqual([[], []])
  })

  it('cannot be given up when it may have arrived', async () => {
    const first = openPage([lost])
    await first.runner.submit(bookingOf())
    // While it is being sent, the attempt counts already.
    await expect.poll(async () => (await first.store.list())[0]).toMatchObject({ attempts: 1, state: 'queued' })
    const page = openPage([], { minutes: 16 })
    page.watch()
    await page.runner.start()
    await expect.poll(() => page.heard.at(-1)).toEqual([{ ...due, mayHaveArrived: true }])
    expect(await page.runner.discard('intent.1')).toBe(false)
    expect(await page.runner.entries()).toHaveLength(1)
  })

  it('put off, is asked about again after an hour, and not once its time is over', async () => {
    await openPage([], { isOnline: false }).runner.submit(bookingOf())
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
    await expect
      .poll(() => tooLate.heard.at(-1))
      .toMatchObject([{ state: 'refused', refusal: { code: 'slot_in_past' } }])
    await tooLate.runner.acknowledge('intent.1')
    expect(tooLate.heard.at(-1)).toEqual([])
  })

  it('is forgotten three days after it was told, and what nobody was there to be told of after a month', async () => {
    const days = 24 * 60
    const first = openPage([new Problem('slot_taken', { status: 409 })])
    await first.runner.submit(bookingOf())
    await expect.poll(async () => (await first.store.get('intent.1'))?.state).toBe('refused')
    await first.runner.submit(bookingOf('intent.2'))
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
    const outbox = bookingOutbox(page.runner, {
      locale: 'en-ae',
      visitOf: () => visit,
      withPhotos: (_, submit) => submit([]),
      whenSeen: (work) => work(),
    })
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
