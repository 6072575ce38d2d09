import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { openOutboxPage, visit } from '#tests/support/outbox-page'
import type { OutboxKind } from './kind.ts'
import { messages } from './pending/pending.messages.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** Changes of visits, at which our own code fails while `isBroken` says so: where they are sent, or with their answer. */
function faultyPage(where: 'send' | 'accept' = 'send', moment = {}) {
  const state = { isBroken: true, failure: new TypeError('undefined is not a function') as unknown }
  const sent: string[] = []
  const fail = (at: string, id: string) => {
    if (state.isBroken && at === where && id.startsWith('bad')) throw state.failure
  }
  const kind: OutboxKind = {
    confirmAfterMinutes: 600,
    async send({ id }) {
      sent.push(id)
      fail('send', id)
    },
    verdictOf: (failure) => ({ state: failure instanceof Problem && failure.status === 409 ? 'refused' : 'queued' }),
    async accept({ id }) {
      fail('accept', id)
      return {}
    },
    subjectOf: () => 'a visit',
    retentionMs: { seen: 1, unseen: 1 },
    loadNotice: async () => ({
      Notice: () => 'a notice',
      describe: () => ({ name: messages.booking, visit, editAt: () => '/' }),
    }),
  }
  const page = openOutboxPage([], moment, { change: kind })
  return {
    page,
    state,
    sent,
    submit: (id: string, visitId = id) =>
      page.runner.submit({ id, kind: 'change', change: { visit: { appointmentId: visitId } }, isConfirmed: true }),
    /** Tries all that is due, after so long a pause. */
    tryAfter: async (minutes: number): Promise<void> => {
      page.state.now += minutes * 60_000
      await page.runner.drain()
    },
    pending: async () =>
      (await page.runner.pending()).map(({ id, isGivenUp, canSend, canDiscard }) => ({
        id,
        isGivenUp,
        canSend,
        canDiscard,
      })),
  }
}

describe.each(['send', 'accept'] as const)('a change at which our own code fails: %s', (where) => {
  it('is not tried again by every drain, but when its own pause is over, which grows', async () => {
    const { page, sent, submit, tryAfter } = faultyPage(where)
    await submit('bad')
    await page.runner.drain()
    for (let times = 0; times < 5; times += 1) await tryAfter(0)
    expect(sent).toEqual(['bad'])
    // 1 to 2 seconds, then 2 to 4.
    await tryAfter(2 / 60)
    expect(sent).toHaveLength(2)
    await tryAfter(1.9 / 60)
    expect(sent).toHaveLength(2)
    await tryAfter(2.1 / 60)
    expect(sent).toHaveLength(3)
  })

  it('is tried again by itself once its pause is over', async () => {
    const { page, state, sent, submit, tryAfter } = faultyPage(where)
    await submit('bad')
    await page.runner.drain()
    // A drain that finds nothing due puts the timer to when something is.
    await tryAfter(0)
    expect(page.waiting).toHaveLength(1)
    state.isBroken = false
    page.state.now += 60_000
    page.waiting.shift()!()
    await expect.poll(() => page.runner.entries()).toEqual([])
    expect(sent).toEqual(['bad', 'bad'])
  })

  it('holds up its own visit while it pauses, and no other', async () => {
    const { sent, submit, page } = faultyPage(where)
    await submit('bad', 'v-1')
    await submit('after', 'v-1')
    await submit('other', 'v-2')
    await page.runner.drain()
    expect(sent).toEqual(['bad', 'other'])
  })

  it('is reported once, and after five tries is the patient’s to try again, change or discard', async () => {
    const { page, state, sent, submit, tryAfter, pending } = faultyPage(where)
    await submit('bad')
    await page.runner.drain()
    for (let times = 0; times < 8; times += 1) await tryAfter(10)
    expect(sent).toHaveLength(5)
    expect(page.reported).toEqual([state.failure])
    expect(await pending()).toEqual([{ id: 'bad', isGivenUp: true, canSend: true, canDiscard: true }])
    // It asks for nothing where other news are told: there is the list.
    page.watch()
    await expect.poll(() => page.heard.at(-1)).toEqual([])

    await page.runner.confirm('bad')
    expect(sent).toHaveLength(6)
    expect(await pending()).toEqual([{ id: 'bad', isGivenUp: true, canSend: true, canDiscard: true }])
    state.isBroken = false
    await page.runner.confirm('bad')
    expect(await page.runner.entries()).toEqual([])
    expect(page.reported).toHaveLength(1)
  })

  it('can be discarded then, and not before', async () => {
    const { page, submit, tryAfter } = faultyPage(where)
    await submit('bad')
    await page.runner.drain()
    expect(await page.runner.discard('bad')).toBe(false)
    for (let times = 0; times < 4; times += 1) await tryAfter(10)
    expect(await page.runner.discard('bad')).toBe(true)
    expect(await page.runner.entries()).toEqual([])
  })

  it('is tried at once where the patient says so', async () => {
    const { page, state, submit } = faultyPage(where)
    await submit('bad')
    await page.runner.drain()
    state.isBroken = false
    await page.runner.confirm('bad')
    expect(await page.runner.entries()).toEqual([])
  })
})

it('what the network, the platform or a page that is left did is no fault of ours', async () => {
  const { page, state, sent, submit, tryAfter } = faultyPage()
  state.failure = new Problem('unexpected', { status: 500 })
  await submit('bad')
  await page.runner.drain()
  await tryAfter(0)
  state.failure = new DOMException('left', 'AbortError')
  await tryAfter(0)
  await tryAfter(0)
  expect(sent.length).toBeGreaterThan(3)
  expect(page.reported).toEqual([])
})
