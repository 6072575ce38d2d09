import { describe, expect, it } from 'vitest'
import type { OutboxAnswer, OutboxEntry } from '#workers/outbox/entry'
import type { OutboxKind } from './kind.ts'
import { newsOfEntry, unseenNews } from './news-of.ts'

const start = Date.parse('2026-11-23T10:00:00.000Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)

/** A kind that loses its meaning two hours after the start of these tests. */
const kind = {
  subjectOf: ({ name }: { name?: string }) => name,
  lapseOf: () => ({ at: at(120).toISOString(), code: 'slot_in_past' }),
} as unknown as OutboxKind
const lasting = { ...kind, lapseOf: undefined } as unknown as OutboxKind
const kinds = { booking: kind, profile: lasting }

const entry = (changes: Partial<OutboxEntry & { name: string }> = {}): OutboxEntry => ({
  id: 'one',
  tenant: 'patientweb',
  kind: 'booking',
  name: 'a visit',
  idempotencyKey: 'one',
  createdAt: at(0).toISOString(),
  attempts: 0,
  state: 'needs_confirmation',
  ...changes,
})
const named = { id: 'one', kind: 'booking', subject: 'a visit' }
const refusal = { code: 'slot_taken' }

describe('what is true of an entry', () => {
  it.each([
    ['on its way', entry({ state: 'sending', attempts: 1 }), false, { state: 'sending' }],
    ['about to go', entry({ state: 'queued' }), false, { state: 'sending' }],
    ['held up', entry({ state: 'queued' }), true, { state: 'kept' }],
    ['to be tried again', entry({ state: 'queued', attempts: 1 }), false, { state: 'kept' }],
    ['refused', entry({ state: 'refused', refusal }), false, { state: 'refused', refusal }],
    ['in want of another word', entry({ refusal }), false, { state: 'refused', refusal }],
    ['too old to go unasked', entry(), false, { state: 'confirmation_due', mayHaveArrived: false }],
    ['old, and perhaps there', entry({ attempts: 1 }), false, { state: 'confirmation_due', mayHaveArrived: true }],
  ])('%s is told so', (_, given, isHeldUp, seen) => {
    expect(newsOfEntry(given, kind, isHeldUp)).toEqual({ ...named, ...seen })
  })
})

describe('what the patient was not told yet', () => {
  const unseen = (entries: OutboxEntry[], minutes = 60, answers: OutboxAnswer[] = []) =>
    unseenNews({ entries, answers }, kinds, at(minutes))
  const due = { ...named, state: 'confirmation_due', mayHaveArrived: false }
  const lapsed = { ...named, state: 'refused', refusal: { code: 'slot_in_past' } }

  it('comes oldest first, answers and entries together', () => {
    const answer = (id: string, minutes: number) => ({
      id,
      kind: 'booking',
      name: 'a visit',
      answeredAt: at(minutes).toISOString(),
    })
    const entries = [3, 1].map((minutes) => entry({ id: `entry ${minutes}`, createdAt: at(minutes).toISOString() }))
    const seen = unseen(entries, 60, [answer('answer 4', 4), answer('answer 2', 2)])
    expect(seen.map(({ id }) => id)).toEqual(['entry 1', 'answer 2', 'entry 3', 'answer 4'])
  })

  it('is nothing of what is on its way, has no name, or is of a newer build', () => {
    const quiet = [
      entry({ state: 'queued' }),
      entry({ state: 'sending' }),
      { ...entry(), name: undefined },
      entry({ kind: 'of_tomorrow' }),
    ]
    expect(unseen(quiet)).toEqual([])
  })

  it('is a refusal once, though its time is over meanwhile', () => {
    const refused = entry({ refusal, attempts: 1 })
    expect(unseen([refused], 180)).toEqual([{ ...named, state: 'refused', refusal }])
    expect(unseen([{ ...refused, seenAt: at(1).toISOString() }], 180)).toEqual([])
  })

  it('is that it is too late for it, from that moment on, once', () => {
    expect(unseen([entry()], 119)).toEqual([due])
    expect(unseen([entry()], 120)).toEqual([lapsed])
    expect(unseen([entry({ seenAt: at(119).toISOString() })], 120)).toEqual([lapsed])
    expect(unseen([entry({ seenAt: at(120).toISOString() })], 180)).toEqual([])
  })

  it('is the question still, where it may have arrived or never lapses', () => {
    expect(unseen([entry({ attempts: 1 })], 180)).toEqual([{ ...due, mayHaveArrived: true }])
    expect(unseen([entry({ kind: 'profile' })], 180)).toEqual([{ ...due, kind: 'profile' }])
  })

  it('is the question again an hour after it was put off', () => {
    const putOff = entry({ seenAt: at(10).toISOString() })
    expect(unseen([putOff], 69)).toEqual([])
    expect(unseen([putOff], 70)).toEqual([due])
  })
})
