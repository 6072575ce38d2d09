import { expect, it } from 'vitest'
import type { OutboxEntry } from '#workers/outbox/entry'
import type { OutboxKind } from '../kind.ts'
import { pendingOf } from './pending-of.ts'

const now = new Date('2026-11-24T04:00:00.000Z')
const entryOf = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: 'a', tenant: 'patientweb', kind: 'cancelling', idempotencyKey: 'a', createdAt: '2026-11-23T10:00:00.000Z' },
  ...{ attempts: 0, state: 'queued' },
  ...more,
})
const lapsesAt = (at: string) =>
  ({ subjectOf: () => 'a visit', lapseOf: () => ({ at, code: 'appointment_begun' }) }) as unknown as OutboxKind
const kind = lapsesAt('2026-11-24T05:00:00.000Z')
const listed = (more: Partial<OutboxEntry>, of = kind) => {
  const { state, code, mayHaveArrived, canSend, canDiscard } = pendingOf(entryOf(more), of, now)!
  return { state, code, mayHaveArrived, canSend, canDiscard }
}
const yes = { canSend: true, canDiscard: true }

it.each<[string, Partial<OutboxEntry>, ReturnType<typeof listed>]>([
  ['waits, unsent', {}, { state: 'waiting', code: undefined, mayHaveArrived: false, ...yes }],
  [
    'waits, and was sent without an answer',
    { attempts: 1 },
    { state: 'waiting', code: undefined, mayHaveArrived: true, canSend: true, canDiscard: false },
  ],
  [
    'is on its way',
    { state: 'sending', attempts: 1 },
    { state: 'sending', code: undefined, mayHaveArrived: true, canSend: false, canDiscard: false },
  ],
  ['asks', { state: 'needs_confirmation' }, { state: 'due', code: undefined, mayHaveArrived: false, ...yes }],
  [
    'asks about what may have arrived',
    { state: 'needs_confirmation', attempts: 2 },
    { state: 'due', code: undefined, mayHaveArrived: true, canSend: true, canDiscard: false },
  ],
  [
    'was refused',
    { state: 'refused', attempts: 1, refusal: { code: 'slot_taken' } },
    { state: 'refused', code: 'slot_taken', mayHaveArrived: false, canSend: false, canDiscard: true },
  ],
  [
    'costs something else now',
    { state: 'needs_confirmation', attempts: 1, refusal: { code: 'price_changed' } },
    { state: 'refused', code: 'price_changed', mayHaveArrived: false, canSend: false, canDiscard: true },
  ],
  [
    'met nobody who is signed in',
    { state: 'needs_confirmation', attempts: 1, refusal: { code: 'unauthenticated' } },
    { state: 'due', code: 'unauthenticated', mayHaveArrived: false, ...yes },
  ],
])('a change that %s', (_, entry, expected) => {
  expect(listed(entry)).toEqual(expected)
})

it('a change that asks and has become pointless is refused, and not sent', () => {
  const past = lapsesAt(now.toISOString())
  const asks: Partial<OutboxEntry> = { state: 'needs_confirmation' }
  expect(listed(asks, past)).toMatchObject({ state: 'refused', code: 'appointment_begun', canSend: false })
  // What may have arrived is known only when it is sent again, and what is on its way is sent.
  expect(listed({ ...asks, attempts: 1 }, past)).toMatchObject({ state: 'due', canSend: true })
  expect(listed({}, past)).toMatchObject({ state: 'waiting', canSend: true })
})

it('is not listed where this build does not know the kind, or nothing is told of it', () => {
  expect(pendingOf(entryOf(), undefined, now)).toBeUndefined()
  expect(pendingOf(entryOf(), { subjectOf: () => undefined } as unknown as OutboxKind, now)).toBeUndefined()
})
