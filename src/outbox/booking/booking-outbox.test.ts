import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem, type ProblemCode } from '#contract/problem'
import type { OutboxEvent } from '#machines/booking/booking.types'
import { body, bookingOf, openOutboxPage as openPage, visit } from '#tests/support/outbox-page'
import { bookingOutbox } from './booking-outbox.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

type Page = ReturnType<typeof openPage>

/** The booking page of a page with an outbox. What waits until the patient looks is collected. */
function openBooking({ runner }: Pick<Page, 'runner'>) {
  const events: OutboxEvent[] = []
  const unseen: (() => void)[] = []
  const outbox = bookingOutbox(runner, {
    locale: 'en-ae',
    visitOf: () => visit,
    withPhotos: (_, submit) => submit([]),
    whenSeen: (work) => void unseen.push(work),
  })
  const submit = (idempotencyKey = 'intent.1', isConfirmed = true) =>
    outbox.submit({ body, guestToken: 'guest', isConfirmed, idempotencyKey }, (event) => events.push(event))
  return { events, unseen, submit, withdraw: outbox.withdraw }
}

describe('the booking page hears', () => {
  it('that its booking is kept, is on its way, and is booked', async () => {
    const page = openPage([], { isOnline: false })
    const { events, unseen, submit } = openBooking(page)
    submit()
    await expect.poll(() => events.at(-1)).toEqual({ type: 'outbox.kept' })
    expect(unseen).toEqual([])
    page.state.isOnline = true
    await page.runner.drain()
    await expect.poll(() => events.at(-1)).toEqual({ type: 'outbox.booked', appointmentId: 'a-intent.1' })
    expect(events).toContainEqual({ type: 'outbox.sending' })
    expect(unseen).toHaveLength(1)
  })

  it('what became of it, and the rest of the app is quiet once the patient has seen that', async () => {
    const page = openPage()
    const { unseen, submit } = openBooking(page)
    const stop = submit()
    await expect.poll(() => unseen.length).toBe(1)
    stop()
    expect((await page.store.answer('intent.1'))?.seenAt).toBeUndefined()
    unseen[0]!()
    await expect.poll(async () => (await page.store.answer('intent.1'))?.seenAt).toBeDefined()
  })

  it('that it waits for a word, and that is something to have seen', async () => {
    await openPage([], { isOnline: false }).runner.submit(bookingOf())
    const { events, unseen, submit } = openBooking(openPage([], { minutes: 16 }))
    submit('intent.1', false)
    await expect.poll(() => events.at(-1)).toEqual({ type: 'outbox.confirmation_due' })
    expect(unseen.length).toBeGreaterThan(0)
  })

  it('a refusal with a code of another build as one it does not know', async () => {
    const { events, submit } = openBooking(openPage([new Problem('of_tomorrow' as ProblemCode, { status: 409 })]))
    submit()
    await expect.poll(() => events.at(-1)).toEqual({ type: 'outbox.refused', problem: { code: 'unexpected' } })
  })

  it('that the device could not keep it', async () => {
    const page = openPage()
    const full = { ...page.runner, submit: () => Promise.reject(new Error('no room')) }
    const { events, submit } = openBooking({ runner: full })
    submit()
    await expect.poll(() => events).toEqual([{ type: 'outbox.refused', problem: { code: 'unexpected' } }])
  })

  it('nothing any more once it has left, before it was handed over or after', async () => {
    const page = openPage([], { isOnline: false })
    const { events, submit } = openBooking(page)
    submit()()
    await expect.poll(() => page.runner.entries()).toHaveLength(1)
    const stop = submit()
    await expect.poll(() => events.at(-1)).toEqual({ type: 'outbox.kept' })
    stop()
    const before = events.length
    page.state.isOnline = true
    await page.runner.drain()
    await expect.poll(() => page.runner.entries()).toEqual([])
    expect(events.slice(before)).toEqual([])
  })
})

it('the page of a booking takes it back', async () => {
  const page = openPage([], { isOnline: false })
  const { events, submit, withdraw } = openBooking(page)
  submit()
  await expect.poll(() => events.length).toBeGreaterThan(0)
  expect(await withdraw({ idempotencyKey: 'intent.1' })).toBe('withdrawn')
})

it('the next word of one intent forgets its own refusals alone', async () => {
  const taken = () => new Problem('slot_taken', { status: 409 })
  const page = openPage([taken(), taken(), taken()])
  for (const id of ['intent.1', 'intent.2', 'other.1']) {
    await page.runner.submit(bookingOf(id))
    await expect.poll(async () => (await page.store.get(id))?.state).toBe('refused')
  }
  const { events, submit } = openBooking(page)
  submit('intent.2', false)
  await expect.poll(() => events.at(-1)?.type).toBe('outbox.refused')
  expect((await page.runner.entries()).map(({ id }) => id).sort()).toEqual(['intent.2', 'other.1'])
})
