import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { sessionStore } from '#src/session/session-store.ts'
import { openOwnOutbox } from '#tests/support/own-outbox'
import { messages as pending } from '../pending/pending.messages.ts'
import { newProfileChangeId, profileKindName } from '../profile/profile-change.ts'
import { additionKindName, newAdditionId } from '../relative-addition/addition-change.ts'
import { detailsKindName, newDetailsId } from '../relative-details/details-change.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const fields = { was: { first_name: 'Layla' }, now: { first_name: 'Leila' } }
const form = { first_name: 'Salma', last_name: 'Farouk', relationship_id: 'child', phone: '+971551230009' }
const kinds = [
  {
    ...{ kind: profileKindName, id: newProfileChangeId(), change: fields, secret: 'Leila' },
    call: { method: 'PUT', path: '/account/changes', body: fields },
    described: [pending.profile, undefined, '/en/dashboard/profile'],
    left: {},
  },
  {
    ...{ kind: additionKindName, id: newAdditionId(), change: { form }, secret: 'Salma' },
    call: { method: 'POST', path: '/patients', body: form },
    described: [pending.addition, 'Salma', '/en/dashboard/relatives'],
    left: {},
  },
  {
    ...{ kind: detailsKindName, id: newDetailsId(), change: { ...fields, relativeId: 'r-1', name: 'Huda' } },
    ...{ secret: 'Huda', call: { method: 'PUT', path: '/patients/r-1/changes', body: fields } },
    described: [pending.relativeDetails, 'Huda', '/en/dashboard/relatives?person=r-1'],
    left: { relativeId: 'r-1' },
  },
] as const

const links = {
  path: (to: string, search: Record<string, string> = {}) =>
    [`/en/${to}`, ...Object.entries(search).map(([name, value]) => `${name}=${value}`)].join('?'),
}

describe.each(kinds)('$kind', ({ kind, id, change, call, secret, described, left }) => {
  const submission = { id, kind, change, isConfirmed: true }
  const sent = { ...call, key: `"${id}"` }

  it('waits and is sent with one key until it is answered: cut before, after and during the answer', async () => {
    const page = openOwnOutbox(
      [
        new Problem('offline'),
        new Problem('unavailable', { status: 503 }),
        new Problem('idempotency_in_progress', { status: 409 }),
      ],
      { id: 'r-1', first_name: 'Leila' },
    )
    await page.runner.submit(submission)
    expect([page.sent, (await page.runner.pending()).map(({ state }) => state)]).toEqual([[], ['waiting']])
    await page.drainOnline()
    for (let times = 0; times < 5; times += 1) await page.runner.drain()
    expect(page.sent).toEqual([sent, sent, sent, sent])
    expect(await page.store.list()).toEqual([])
  })

  it('leaves nothing of what it was once it is answered', async () => {
    const page = openOwnOutbox([], { id: 'r-1', first_name: 'Leila' })
    await page.runner.submit(submission)
    expect(JSON.stringify(await page.store.list())).toContain(secret)
    await page.drainOnline()
    expect(await page.store.answer(id)).toEqual({ ...left, id, kind, answeredAt: '2026-11-23T10:00:00.000Z' })
  })

  it('asks where nobody is signed in and when it is old, and stays with its reason where it is refused', async () => {
    const details = { fields: ['first_name'] }
    const page = openOwnOutbox([
      new Problem('changed_elsewhere', { status: 409, details }),
      new Problem('unauthenticated', { status: 401 }),
    ])
    for (const [second, one] of ['refused', 'parked', 'old'].entries()) {
      page.state.now = new Date(Date.parse('2026-11-23T10:00:00.000Z') + second * 1000)
      await page.runner.submit({ ...submission, id: `${id}.${one}` })
      page.state.isOnline = one !== 'parked'
      if (one === 'parked') await page.drainOnline()
      page.state.isOnline = false
    }
    page.state.now = new Date('2026-11-23T22:00:03.000Z')
    await page.drainOnline()
    expect(page.sent).toHaveLength(2)
    expect((await page.runner.entries()).map(({ state, refusal }) => [state, refusal])).toEqual([
      ['refused', { code: 'changed_elsewhere', details }],
      ['needs_confirmation', { code: 'unauthenticated' }],
      ['needs_confirmation', undefined],
    ])
    expect((await page.runner.pending()).map(({ canDiscard, canSend }) => [canDiscard, canSend])).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ])
  })

  it('is called by what it is in the list of all that waits, and leads to where it is changed', async () => {
    const page = openOwnOutbox()
    await page.runner.submit(submission)
    const [listed] = await page.runner.pending()
    const { describe } = await page.runner.loadNotice(kind)
    const { name, who, editAt } = describe(listed?.subject)
    expect([name, who, editAt(links as never)]).toEqual(described)
  })
})

it('a change of who is booked for next calls them by their new name', async () => {
  const page = openOwnOutbox([], { id: 'r-1', first_name: 'Leila' })
  const session = sessionStore('patientweb', page.storage)
  await session.keepPatient({ id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' })
  const { kind, change } = kinds[2]
  for (const relativeId of ['r-2', 'r-1']) {
    await session.bookFor({ relativeId: 'r-1', name: 'Layla' })
    await page.runner.submit({ id: newDetailsId(), kind, change: { ...change, relativeId }, isConfirmed: true })
    await page.drainOnline()
    page.state.isOnline = false
    expect((await session.bookingFor())?.name).toBe(relativeId === 'r-1' ? 'Leila' : 'Layla')
  }
})
