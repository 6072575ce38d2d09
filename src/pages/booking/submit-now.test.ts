import 'fake-indexeddb/auto'
import { onlineManager } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SubmitInput } from '#machines/booking/booking.types'
import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { body } from '#tests/support/outbox-page'
import { awaitingPayment } from '#tests/support/payment'
import { submitNow } from './submit-now.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => onlineManager.setOnline(true))

const input: SubmitInput = {
  body: { ...body, payment_method: 'card' },
  guestToken: 'guest',
  idempotencyKey: 'intent.1',
  isConfirmed: true,
}

/** What the booking page hears, and what the platform and the outbox were asked. */
async function submit(changes: Partial<SubmitInput>, answer: () => Promise<unknown> = async () => booked) {
  const book = vi.fn((..._: unknown[]) => answer())
  const forget = vi.fn(async (_: string) => undefined)
  const events: unknown[] = []
  const apis = async () => ({ appointment: { book } }) as unknown as Apis
  await submitNow({ apis, tenant: 'paying', forget }, { ...input, ...changes }, (event) => events.push(event))
  return { book, forget, events }
}
const booked = { appointment: awaitingPayment, appointment_token: 'opens' }

it('books at once, keeps what opens the visit, and leaves nothing to be sent later', async () => {
  const { book, forget, events } = await submit({})
  expect(book).toHaveBeenCalledWith(input.body, { idempotencyKey: 'intent.1', guestToken: 'guest' })
  expect(forget).toHaveBeenCalledWith('intent.1')
  expect(events).toEqual([{ type: 'outbox.booked', appointmentId: 'a', isUnpaid: true }])
  expect(await sessionStore('paying').appointmentToken('a')).toBe('opens')
})

it('goes without a token for who is signed in', async () => {
  const { book } = await submit({ guestToken: '' })
  expect(book).toHaveBeenCalledWith(input.body, { idempotencyKey: 'intent.1' })
})

it('sends nothing without a press, and nothing without a network', async () => {
  const reloaded = await submit({ isConfirmed: false })
  onlineManager.setOnline(false)
  const offline = await submit({})
  expect([reloaded.events, offline.events]).toEqual([
    [{ type: 'outbox.confirmation_due' }],
    [{ type: 'outbox.unanswered', problem: { code: 'offline' } }],
  ])
  expect([reloaded.book, offline.book].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it.each([
  ['outbox.refused', new Problem('slot_taken', { status: 409 }), { code: 'slot_taken' }],
  ['outbox.unanswered', new Problem('timeout'), { code: 'timeout' }],
  ['outbox.unanswered', new Problem('unavailable', { status: 503 }), { code: 'unavailable' }],
])('tells %s of a failure', async (type, failure, problem) => {
  const { events } = await submit({}, () => Promise.reject(failure))
  expect(events).toEqual([{ type, problem }])
})
