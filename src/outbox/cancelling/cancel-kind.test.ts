import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem, type ProblemCode } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { seenNews } from '#src/storage/seen-news.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { appointmentWith } from '#tests/support/booking'
import { createOutboxRunner } from '../runner.ts'
import { type CancelChange, cancelIdOf, cancelKindName } from './cancel-change.ts'
import { cancelKind } from './cancel-kind.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const tenant = 'patientweb'
const change: CancelChange = {
  cancelling: { reason: 'time', fee: { amount: 175, currency: 'AED' } },
  visit: {
    appointmentId: 'a-1',
    practitionerName: 'Dr Amira',
    start: '2026-11-24T05:00:00.000Z',
    timeZone: 'Asia/Dubai',
  },
}
const id = cancelIdOf('a-1')

/** A page with a visit whose cancellation is kept. `fate` is what becomes of each attempt, afterwards it is cancelled. */
async function openPage(fate: Problem[] = [], { isOnline = false } = {}) {
  const storage = openStorage(tenant)
  const state = { isOnline, now: new Date('2026-11-23T10:00:00.000Z') }
  const sent: unknown[] = []
  const cancel = async (...call: unknown[]) => {
    sent.push(call)
    const failure = fate.shift()
    if (failure) throw failure
    return { ...appointmentWith('a-1'), status: 'cancelled' as const }
  }
  const apis = async () => ({ appointment: { cancel } }) as unknown as Apis
  const now = () => state.now
  const store = outboxStore(tenant, storage)
  const kind = cancelKind({ tenant, storage, apis, now })
  const runner = createOutboxRunner({
    ...{ tenant, store, seen: seenNews(tenant, storage), now, kinds: { [cancelKindName]: kind } },
    withLock: (work) => work(),
    isOnline: () => state.isOnline,
    settledNow: async () => now(),
    report: () => {},
    announce: () => {},
    later: () => () => {},
  })
  const session = sessionStore(tenant, storage)
  await session.keepAppointment(appointmentWith('a-1'), 'token-of-visit', now())
  const submit = () => runner.submit({ id, kind: cancelKindName, change, isConfirmed: true })
  return { state, sent, store, kind, runner, session, submit }
}

describe('a cancellation that is made without a network', () => {
  it('waits on the device, and is sent once, with what opens the visit and what was shown that it costs', async () => {
    const { state, sent, store, runner, session, submit } = await openPage()
    await submit()
    await submit()
    expect(sent).toEqual([])
    expect(await store.get(id)).toMatchObject({ state: 'queued', idempotencyKey: id })
    state.isOnline = true
    await runner.drain()
    await runner.drain()
    expect(sent).toEqual([['a-1', change.cancelling, { appointmentToken: 'token-of-visit' }]])
    expect(await store.get(id)).toBeUndefined()
    expect((await session.visit('a-1'))?.status).toBe('cancelled')
  })

  it('is taken back until it is sent, and not once it may have arrived', async () => {
    const { state, sent, runner, submit } = await openPage([new Problem('offline')])
    await submit()
    expect(await runner.withdraw(id)).toBe('withdrawn')
    state.isOnline = true
    await runner.drain()
    expect(sent).toEqual([])
    await submit()
    await expect.poll(() => sent).toHaveLength(1)
    await runner.drain()
    expect(await runner.withdraw(id)).toBe('too_late')
  })

  it('asks again after half a day, and is of no use once the visit has begun', async () => {
    const { state, sent, store, kind, runner, submit } = await openPage()
    await submit()
    state.isOnline = true
    state.now = new Date('2026-11-23T22:01:00.000Z')
    await runner.drain()
    expect(await store.get(id)).toMatchObject({ state: 'needs_confirmation' })
    expect(sent).toEqual([])
    expect(kind.lapseOf?.(change)).toEqual({ at: change.visit.start, code: 'appointment_begun' })
  })

  it.each<[ProblemCode, string]>([
    ['cancellation_fee_changed', 'needs_confirmation'],
    ['unauthenticated', 'needs_confirmation'],
    ['cancel_too_late', 'refused'],
    ['appointment_begun', 'refused'],
    ['not_found', 'refused'],
  ])('that is answered with %s is in the state %s', async (code, state) => {
    const { kind } = await openPage()
    expect(kind.verdictOf(new Problem(code, { status: 409 }))).toEqual({ state, refusal: { code } })
  })

  it('has a view that tells of it', async () => {
    const { kind } = await openPage()
    const { Notice } = await kind.loadNotice()
    expect(Notice.name).toBe('CancelNotice')
  })
})
