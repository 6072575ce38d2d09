import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { outboxOf } from '#tests/support/outbox-in-memory'
import { acceptFetched, drainOutbox, retryDelayMs } from './drain.ts'
import type { OutboxEntry, SentKind } from './entry.ts'
import { verdictOf } from './verdict.ts'

const startedAt = Date.parse('2026-11-23T10:00:00.000Z')
const minutes = (count: number) => new Date(startedAt + count * 60_000)

function entryOf(id: string, createdMinutes = 0): OutboxEntry {
  return {
    id,
    tenant: 'patientweb',
    kind: 'guest_appointment',
    idempotencyKey: `key-${id}`,
    createdAt: minutes(createdMinutes).toISOString(),
    attempts: 0,
    state: 'queued',
  }
}

const visitOf = (id: string) => ({ visit: { appointmentId: `v-${id}` } })
const withVisit = (id: string, at: number): OutboxEntry => ({ ...entryOf(id, at), ...visitOf(id) })

type Attempt = Error | 'booked'

/** The kinds of these tests: one that is sent so, by the name of a booking. */
const kindsOf = (send: SentKind['send']): Record<string, SentKind> => ({
  guest_appointment: {
    confirmAfterMinutes: 15,
    send,
    verdictOf: (failure) => verdictOf(failure, ['price_changed', 'consent_required', 'guest_token_invalid']),
  },
})

async function drainWith(
  outbox: ReturnType<typeof outboxOf>,
  attempts: Record<string, Attempt>,
  now: Date | undefined = minutes(1),
) {
  const sent: string[] = []
  const accepted: string[] = []
  const drained = await drainOutbox({
    outbox: outbox.port,
    kinds: kindsOf(async ({ id }) => {
      sent.push(id)
      const attempt = attempts[id] ?? 'booked'
      if (attempt !== 'booked') throw attempt
      return { appointment_token: `token-${id}` }
    }),
    onAccepted: async ({ id }) => {
      expect(outbox.entry(id)).toBeDefined()
      accepted.push(id)
    },
    withLock: (work) => work(),
    now: async () => now,
  })
  return { drained, sent, accepted }
}

describe('draining', () => {
  it('sends the oldest first, and hands each answer over before the entry goes', async () => {
    const outbox = outboxOf(entryOf('b', 0.5), entryOf('a', 0))
    expect(await drainWith(outbox, {})).toEqual({ drained: { isEmpty: true }, sent: ['a', 'b'], accepted: ['a', 'b'] })
    expect(outbox.states()).toEqual([])
  })

  it.each([
    ['no connection', new Problem('offline')],
    ['too many requests', new Problem('rate_limited', { status: 429 })],
    ['a service that is down', new Problem('unavailable', { status: 503 })],
    ['a service that fails', new Problem('unexpected', { status: 500 })],
    ['an attempt that is still running', new Problem('idempotency_in_progress', { status: 409 })],
    ['a stale date', new Problem('unauthorised_signature', { status: 406 })],
    ['a clock that is wrong', new Problem('clock_wrong', { status: 406 })],
    ['a call that was seen before', new Problem('request_repeated', { status: 406 })],
    ['a call that took too long', new Problem('timeout', { status: 408 })],
    ['a service that calls itself away', new Problem('unavailable', { status: 404 })],
  ])('keeps the entry and everything behind it after %s', async (_, problem) => {
    const outbox = outboxOf(entryOf('a', 0), entryOf('b', 0.5))
    const { drained, sent } = await drainWith(outbox, { a: problem })
    expect(sent).toEqual(['a'])
    expect(drained).toEqual({ isEmpty: false, attempts: 1 })
    expect(outbox.states()).toEqual([
      ['a', 'queued'],
      ['b', 'queued'],
    ])
  })

  it.each([
    ['a service that fails', new Problem('unexpected', { status: 500 })],
    ['a limit', new Problem('rate_limited', { status: 429 })],
    ['an attempt that is still running', new Problem('idempotency_in_progress', { status: 409 })],
  ])('goes on with other visits after %s, and with nothing of the same one', async (_, problem) => {
    const of = (id: string, at: number, appointmentId: string) =>
      ({ ...entryOf(id, at), visit: { appointmentId } }) as OutboxEntry
    const outbox = outboxOf({ ...of('a', 0, 'v-1'), attempts: 3 }, of('b', 0.2, 'v-2'), of('c', 0.4, 'v-1'))
    const { drained, sent } = await drainWith(outbox, { a: problem })
    expect(sent).toEqual(['a', 'b'])
    // It is tried again as one that was tried so often.
    expect(drained).toEqual({ isEmpty: false, attempts: 4 })
    expect(outbox.states()).toEqual([
      ['a', 'queued'],
      ['c', 'queued'],
    ])
    expect((await drainWith(outbox, {})).sent).toEqual(['a', 'c'])
  })

  it('tries nothing more where one of another visit reached nobody', async () => {
    const of = (id: string, at: number) => ({ ...entryOf(id, at), visit: { appointmentId: `v-${id}` } }) as OutboxEntry
    const outbox = outboxOf(of('a', 0), of('b', 0.5))
    expect((await drainWith(outbox, { a: new Problem('unavailable', { status: 503 }) })).sent).toEqual(['a'])
  })

  it('sends nothing while nobody knows the time', async () => {
    const outbox = outboxOf({ ...entryOf('a'), attempts: 2 })
    const sent: string[] = []
    const drained = await drainOutbox({
      outbox: outbox.port,
      kinds: kindsOf(async ({ id }) => void sent.push(id)),
      onAccepted: async () => undefined,
      withLock: (work) => work(),
      now: async () => undefined,
    })
    expect([drained, sent, outbox.states()]).toEqual([{ isEmpty: false, attempts: 2 }, [], [['a', 'queued']]])
  })

  it('leaves to the patient what another tab has asked about, and what one has taken away, since it was listed', async () => {
    const outbox = outboxOf(entryOf('asked', 0), entryOf('gone', 0.1), entryOf('c', 0.2))
    const sent: string[] = []
    const drained = await drainOutbox({
      outbox: outbox.port,
      kinds: kindsOf(async ({ id }) => void sent.push(id)),
      onAccepted: async () => undefined,
      withLock: (work) => work(),
      async now() {
        await outbox.port.update('asked', (found) => ({ ...found, state: 'refused' }))
        await outbox.port.remove('gone')
        return minutes(1)
      },
    })
    expect([drained, sent, outbox.states()]).toEqual([{ isEmpty: true }, ['c'], [['asked', 'refused']]])
  })

  it('keeps a refusal without details as one without them', async () => {
    const outbox = outboxOf(entryOf('a'))
    await drainWith(outbox, { a: new Problem('not_found', { status: 404 }) })
    expect(outbox.entry('a')?.refusal).toStrictEqual({ code: 'not_found' })
  })

  it('keeps a refusal with its alternatives for the patient, and goes on behind it', async () => {
    const details = { alternatives: ['11:40'] }
    const outbox = outboxOf(entryOf('a', 0), entryOf('b', 0.5))
    const { accepted } = await drainWith(outbox, { a: new Problem('slot_taken', { status: 409, details }) })
    expect(accepted).toEqual(['b'])
    expect(outbox.entry('a')).toMatchObject({ state: 'refused', refusal: { code: 'slot_taken', details } })
  })

  it.each(['price_changed', 'consent_required', 'guest_token_invalid'] as const)(
    'asks the patient when the promise does not hold any more: %s',
    async (code) => {
      const outbox = outboxOf(entryOf('a'))
      await drainWith(outbox, { a: new Problem(code, { status: 409, details: { fee: 400 } }) })
      expect(outbox.entry('a')).toMatchObject({
        state: 'needs_confirmation',
        refusal: { code, details: { fee: 400 } },
      })
    },
  )

  it('sends nothing unasked that is older than fifteen minutes', async () => {
    const outbox = outboxOf(entryOf('old', 0), entryOf('new', 10))
    const { sent } = await drainWith(outbox, {}, minutes(15.1))
    expect(sent).toEqual(['new'])
    expect(outbox.states()).toEqual([['old', 'needs_confirmation']])
    expect((await drainWith(outboxOf(entryOf('just in time')), {}, minutes(15))).sent).toEqual(['just in time'])
  })

  it('leaves alone what waits for the patient', async () => {
    const outbox = outboxOf({ ...entryOf('a'), state: 'needs_confirmation' }, { ...entryOf('b'), state: 'refused' })
    expect((await drainWith(outbox, {})).sent).toEqual([])
  })

  it('leaves what a newer build kept to it, and goes on behind it', async () => {
    const outbox = outboxOf({ ...entryOf('a'), kind: 'of_tomorrow' }, entryOf('b', 0.5))
    expect((await drainWith(outbox, {})).sent).toEqual(['b'])
    expect(outbox.states()).toEqual([['a', 'queued']])
  })

  it('takes up what a closed page left in the middle of sending', async () => {
    const outbox = outboxOf({ ...entryOf('a'), state: 'sending', attempts: 1 })
    expect((await drainWith(outbox, {})).accepted).toEqual(['a'])
  })

  it.each([
    ['its answer could not be kept', new Error('disk full')],
    ['what it asks for was refused', new Problem('bad_request', { status: 400 })],
  ])('keeps the entry and goes on with others when %s', async (_, failure) => {
    const outbox = outboxOf(withVisit('a', 0), withVisit('b', 0.5))
    const drained = await drainOutbox({
      outbox: outbox.port,
      kinds: kindsOf(async () => ({})),
      onAccepted: async ({ id }) => {
        if (id === 'a') throw failure
      },
      withLock: (work) => work(),
      now: async () => minutes(1),
    })
    expect(drained).toEqual({ isEmpty: false, attempts: 1 })
    expect(outbox.states()).toEqual([['a', 'queued']])
  })

  it('goes on with other visits after an error of our own, and with nothing of the same one', async () => {
    const outbox = outboxOf(withVisit('a', 0), withVisit('b', 0.2), { ...withVisit('c', 0.4), ...visitOf('a') })
    const { drained, sent } = await drainWith(outbox, { a: new TypeError('x is not a function') })
    expect(sent).toEqual(['a', 'b'])
    expect(drained).toEqual({ isEmpty: false, attempts: 1 })
    expect(outbox.states()).toEqual([
      ['a', 'queued'],
      ['c', 'queued'],
    ])
  })

  it('takes on what a worker has fetched, and leaves what cannot be taken on to the next page', async () => {
    const outbox = outboxOf({ ...entryOf('a'), fetched: { answer: 1 } }, { ...entryOf('b'), fetched: { answer: 2 } })
    await acceptFetched({
      outbox: outbox.port,
      kinds: kindsOf(async () => ({})),
      onAccepted: async ({ id }) => {
        if (id === 'a') throw new TypeError('x is not a function')
      },
      withLock: (work) => work(),
    })
    expect(outbox.states()).toEqual([['a', 'queued']])
  })
})

it('waits twice as long after each attempt, up to five minutes', () => {
  expect([1, 2, 3, 20].map((attempts) => retryDelayMs(attempts, 1))).toEqual([2_000, 4_000, 8_000, 300_000])
  expect(retryDelayMs(1, 0)).toBe(1_000)
})

it('books each entry once and loses none, whatever fails in between', async () => {
  const mishap = fc.constantFrom('none', 'lost before', 'lost after', '503 after', 'storage failed')
  await fc.assert(
    fc.asyncProperty(fc.array(mishap, { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), async (mishaps, count) => {
      const ids = Array.from({ length: count }, (_, index) => `e${index}`)
      const outbox = outboxOf(...ids.map((id, index) => entryOf(id, index / 100)))
      const fate = mishaps.values()
      /** The platform: one appointment for each key, whatever comes how often. */
      const booked = new Map<string, string>()
      const keysOf = new Map<string, Set<string>>()
      const handedOver = new Set<string>()
      const drain = () =>
        drainOutbox({
          outbox: outbox.port,
          kinds: kindsOf(async ({ id, idempotencyKey }) => {
            keysOf.set(id, (keysOf.get(id) ?? new Set()).add(idempotencyKey))
            const happens = fate.next().value ?? 'none'
            if (happens === 'lost before') throw new Problem('offline')
            booked.set(idempotencyKey, id)
            if (happens === 'lost after') throw new Problem('offline')
            if (happens === '503 after') throw new Problem('unavailable', { status: 503 })
            return {}
          }),
          async onAccepted({ id }) {
            if (fate.next().value === 'storage failed') throw new Error('storage failed')
            handedOver.add(id)
          },
          withLock: (work) => work(),
          now: async () => minutes(1),
        })
      for (let round = 0; round < mishaps.length + 2; round++) {
        // A page that is closed in the middle leaves the entry as it is: so does a drain that throws.
        await drain().catch(() => undefined)
        for (const id of ids) expect(handedOver.has(id) || outbox.entry(id) !== undefined).toBe(true)
      }
      expect([...handedOver].sort()).toEqual(ids)
      expect([...booked.values()].sort()).toEqual(ids)
      for (const keys of keysOf.values()) expect(keys.size).toBe(1)
      expect(outbox.states()).toEqual([])
    }),
    { numRuns: 300 },
  )
})
