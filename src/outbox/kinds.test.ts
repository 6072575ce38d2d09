import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { verdictOf } from '#workers/outbox/verdict'
import { storageKey } from '#src/storage/tenant-storage.ts'
import { body, bookingOf, openOutboxPage, visit } from '#tests/support/outbox-page'
import type { OutboxKind } from './kind.ts'
import { messages } from './pending/pending.messages.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

type Cancelling = { appointmentId: string; reason: string }
const day = 24 * 60

/** A kind as a folder of its own would add it: it asks later than a booking, and what became of it is forgotten sooner. */
function cancellingKind(fate: (Problem | 'cancelled')[] = []) {
  const sent: string[] = []
  const seen: string[] = []
  const kind: OutboxKind<Cancelling, { status: 'cancelled' }, { appointmentId: string; freed: boolean }, string> = {
    confirmAfterMinutes: 60,
    async send({ appointmentId }) {
      sent.push(appointmentId)
      const next = fate.shift() ?? 'cancelled'
      if (next !== 'cancelled') throw next
      return { status: next }
    },
    verdictOf: (failure) => verdictOf(failure, ['price_changed']),
    accept: async ({ appointmentId }, { status }) => ({ appointmentId, freed: status === 'cancelled' }),
    subjectOf: ({ appointmentId }) => `visit ${appointmentId}`,
    onSeen: async ({ appointmentId }) => void seen.push(appointmentId),
    retentionMs: { seen: 86_400_000, unseen: 5 * 86_400_000 },
    loadNotice: async () => ({
      Notice: ({ news }) => `${news.subject}: ${news.state}`,
      describe: () => ({ name: messages.cancelling, visit, editAt: () => '/' }),
    }),
  }
  return { kinds: { cancelling: kind }, sent, seen }
}

const cancellingOf = (id: string, appointmentId = `a-${id}`) => ({
  id,
  kind: 'cancelling',
  change: { appointmentId, reason: 'Better' },
  isConfirmed: true,
})

describe('a second kind of change', () => {
  it('goes in its turn among bookings, and each news says of which kind it is', async () => {
    const cancelling = cancellingKind()
    const { cancelling: kind } = cancelling.kinds
    const sentBefore: string[] = []
    const page = openOutboxPage(
      [],
      { isOnline: false },
      {
        cancelling: {
          ...kind,
          send(entry: Parameters<typeof kind.send>[0]) {
            sentBefore.push(...page.sent.map(({ idempotencyKey }) => idempotencyKey))
            return kind.send(entry)
          },
        },
      },
    )
    page.watch()
    for (const submission of [bookingOf('one.1'), cancellingOf('two.1'), bookingOf('three.1')]) {
      await page.runner.submit(submission)
      page.state.now += 1_000
    }
    await expect.poll(() => page.runner.entries()).toHaveLength(3)
    page.state.isOnline = true
    await page.runner.drain()
    await expect.poll(() => page.heard.at(-1)?.length).toBe(3)
    expect(sentBefore).toEqual(['one.1'])
    expect([page.sent.map(({ idempotencyKey }) => idempotencyKey), cancelling.sent]).toEqual([
      ['one.1', 'three.1'],
      ['a-two.1'],
    ])
    page.follow('two.1')
    await expect
      .poll(() => page.news.at(-1))
      .toEqual({
        id: 'two.1',
        kind: 'cancelling',
        subject: 'visit a-two.1',
        state: 'accepted',
        answer: {
          id: 'two.1',
          kind: 'cancelling',
          appointmentId: 'a-two.1',
          freed: true,
          answeredAt: expect.any(String) as string,
        },
      })
    await page.runner.acknowledge('two.1')
    expect(cancelling.seen).toEqual(['a-two.1'])
  })

  it('without an answer keeps what is behind it waiting, bookings too', async () => {
    const cancelling = cancellingKind([new Problem('offline')])
    const page = openOutboxPage([], { isOnline: false }, cancelling.kinds)
    await page.runner.submit(cancellingOf('one.1'))
    page.state.now += 1_000
    await page.runner.submit(bookingOf('two.1'))
    await expect.poll(() => page.runner.entries()).toHaveLength(2)
    page.state.isOnline = true
    await page.runner.drain()
    expect(page.sent).toEqual([])
    expect((await page.runner.entries()).map(({ state }) => state)).toEqual(['queued', 'queued'])
    page.waiting.shift()!()
    await expect.poll(() => page.sent.length).toBe(1)
    expect(cancelling.sent).toEqual(['a-one.1', 'a-one.1'])
  })

  it('is refused by its own reading of the answer', async () => {
    const tooLate = new Problem('appointment_begun', { status: 409 })
    const changed = new Problem('price_changed', { status: 409 })
    const page = openOutboxPage([], {}, cancellingKind([tooLate, changed]).kinds)
    page.watch()
    await page.runner.submit(cancellingOf('one.1'))
    await expect.poll(() => page.heard.at(-1)).toMatchObject([{ state: 'refused', kind: 'cancelling' }])
    await page.runner.submit(cancellingOf('two.1'))
    await expect.poll(async () => (await page.store.get('two.1'))?.state).toBe('needs_confirmation')
    expect((await page.store.get('one.1'))?.state).toBe('refused')
  })

  it('asks before it goes after its own time', async () => {
    const cancelling = cancellingKind()
    const offline = openOutboxPage([], { isOnline: false }, cancelling.kinds)
    await offline.runner.submit(cancellingOf('one.1'))
    await offline.runner.submit(bookingOf('two.1'))
    const page = openOutboxPage([], { minutes: 30 }, cancelling.kinds)
    await page.runner.start()
    expect([cancelling.sent, page.sent]).toEqual([['a-one.1'], []])
  })

  it('is forgotten by its own rule', async () => {
    const { kinds } = cancellingKind()
    const first = openOutboxPage([], {}, kinds)
    for (const submission of [cancellingOf('told.1'), cancellingOf('untold.1'), bookingOf('booked.1')]) {
      await first.runner.submit(submission)
      await expect.poll(() => first.store.answer(submission.id)).toBeDefined()
    }
    await first.runner.acknowledge('told.1')
    await first.runner.acknowledge('booked.1')
    const kept = async (minutes: number) => {
      const page = openOutboxPage([], { minutes }, kinds)
      await page.runner.start()
      return (await page.store.answers()).map(({ id }) => id)
    }
    expect(await kept(2 * day)).toEqual(['booked.1', 'untold.1'])
    expect(await kept(4 * day)).toEqual(['untold.1'])
    expect(await kept(6 * day)).toEqual([])
  })

  it('is left alone by a build that does not know it', async () => {
    const { kinds } = cancellingKind()
    await openOutboxPage([], { isOnline: false }, kinds).runner.submit(cancellingOf('one.1'))
    const older = openOutboxPage([], { minutes: 40 * day })
    older.watch()
    await older.runner.start()
    expect((await older.runner.entries()).map(({ id, state }) => [id, state])).toEqual([['one.1', 'queued']])
    expect(older.heard.flat()).toEqual([])
  })
})

describe('what earlier versions of the app kept', () => {
  it('is sent and told: an entry, and an answer that names no kind', async () => {
    const page = openOutboxPage()
    await page.storage.set(storageKey('patientweb', 'outbox', 'old.1'), {
      id: 'old.1',
      tenant: 'patientweb',
      kind: 'guest_appointment',
      idempotencyKey: 'old.1',
      body,
      guestToken: 'guest',
      locale: 'en-ae',
      createdAt: '2026-11-23T09:55:00.000Z',
      attempts: 0,
      state: 'queued',
      visit,
    })
    await page.storage.set(storageKey('patientweb', 'outbox-answer', 'old.0'), {
      id: 'old.0',
      appointmentId: 'a-old.0',
      answeredAt: '2026-11-23T09:50:00.000Z',
      practitionerId: 'p-1',
      visit,
    })
    page.watch()
    await page.runner.start()
    await expect
      .poll(() => page.heard.at(-1))
      .toMatchObject([
        { id: 'old.0', kind: 'guest_appointment', subject: visit, answer: { appointmentId: 'a-old.0' } },
        { id: 'old.1', kind: 'guest_appointment', subject: visit, answer: { appointmentId: 'a-old.1' } },
      ])
    expect(page.sent).toEqual([{ idempotencyKey: 'old.1', guestToken: 'guest' }])
  })
})
