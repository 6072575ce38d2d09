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
import { cancelIdOf, cancelKindName } from '../cancelling/cancel-change.ts'
import { outboxKinds } from '../kinds.ts'
import { createOutboxRunner } from '../runner.ts'
import { isMoveOf, type MoveChange, moveKindName, newMoveId } from './move-change.ts'
import { moveKind } from './move-kind.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const tenant = 'patientweb'
const fee = { amount: 350, currency: 'AED' }
const before = '2026-11-24T05:00:00.000Z'
const start = '2026-11-25T06:30:00.000Z'
const visit = { appointmentId: 'a-1', practitionerName: 'Dr Amira', start, before, timeZone: 'Asia/Dubai' }
const change: MoveChange = { fee, visit }
const id = newMoveId('a-1')

/** A page with a visit that is moved. `fate` is what becomes of each attempt, afterwards it is moved. */
async function openPage(fate: Problem[] = [], { isOnline = false } = {}) {
  const storage = openStorage(tenant)
  const state = { isOnline, now: new Date('2026-11-23T10:00:00.000Z') }
  const sent: unknown[][] = []
  const reschedule = async (...call: unknown[]) => {
    sent.push(['move', ...call])
    const failure = fate.shift()
    if (failure) throw failure
    return { ...appointmentWith('a-1'), start }
  }
  const cancel = async (of: string) => {
    sent.push(['cancel', of])
    return { ...appointmentWith('a-1'), status: 'cancelled' as const }
  }
  const apis = async () => ({ appointment: { reschedule, cancel } }) as unknown as Apis
  const now = () => state.now
  const store = outboxStore(tenant, storage)
  const page = { tenant, storage, apis, now }
  const runner = createOutboxRunner({
    ...{ tenant, store, seen: seenNews(tenant, storage), now, kinds: outboxKinds(page) },
    withLock: (work) => work(),
    isOnline: () => state.isOnline,
    settledNow: async () => now(),
    report: () => {},
    announce: () => {},
    later: () => () => {},
  })
  const session = sessionStore(tenant, storage)
  await session.keepAppointment({ ...appointmentWith('a-1'), start: before }, 'token-of-visit', now())
  const submit = (name = id) => runner.submit({ id: name, kind: moveKindName, change, isConfirmed: true })
  return { state, sent, store, kind: moveKind(page), runner, session, submit }
}

describe('a move that is made without a network', () => {
  it('waits on the device, and is sent once, with its key, what opens the visit and the fee that was shown', async () => {
    const { state, sent, store, runner, session, submit } = await openPage()
    await submit()
    await submit()
    expect(sent).toEqual([])
    expect(await store.get(id)).toMatchObject({ state: 'queued', idempotencyKey: id })
    state.isOnline = true
    await runner.drain()
    await runner.drain()
    const opening = { appointmentToken: 'token-of-visit', idempotencyKey: id }
    expect(sent).toEqual([['move', 'a-1', { start, fee }, opening]])
    expect(await store.get(id)).toBeUndefined()
    expect((await session.visit('a-1'))?.start).toBe(start)
  })

  it('goes before the cancellation that was made after it, and holds it back while it has no answer', async () => {
    const { state, sent, runner, submit } = await openPage([new Problem('offline')])
    await submit()
    state.now = new Date(state.now.getTime() + 1_000)
    const { start: _, before: of, ...shown } = visit
    const cancelling = { cancelling: { fee }, visit: { ...shown, start: of } }
    await runner.submit({ id: cancelIdOf('a-1'), kind: cancelKindName, change: cancelling, isConfirmed: true })
    state.isOnline = true
    await runner.drain()
    expect(sent.map(([what]) => what)).toEqual(['move'])
    await runner.drain()
    expect(sent.map(([what]) => what)).toEqual(['move', 'move', 'cancel'])
  })

  it('to a time that was taken meanwhile leaves the visit as it was, and tells why', async () => {
    const { state, store, runner, session, submit } = await openPage([new Problem('slot_taken', { status: 409 })])
    await submit()
    state.isOnline = true
    await runner.drain()
    expect(await store.get(id)).toMatchObject({ state: 'refused', refusal: { code: 'slot_taken' } })
    expect((await session.visit('a-1'))?.start).toBe(before)
    // Choosing again is another intent, with a key of its own.
    const again = newMoveId('a-1')
    await runner.dismiss(id)
    await submit(again)
    await runner.drain()
    expect((await session.visit('a-1'))?.start).toBe(start)
  })

  it('asks again after a quarter of an hour, and is of no use once either time has begun', async () => {
    const { state, sent, store, kind, runner, submit } = await openPage()
    await submit()
    state.isOnline = true
    state.now = new Date('2026-11-23T10:16:00.000Z')
    await runner.drain()
    expect(await store.get(id)).toMatchObject({ state: 'needs_confirmation' })
    expect(sent).toEqual([])
    expect(kind.lapseOf?.(change)).toEqual({ at: before, code: 'appointment_begun' })
    const earlier = { ...visit, start: before, before: start }
    expect(kind.lapseOf?.({ fee, visit: earlier })).toEqual({ at: before, code: 'slot_in_past' })
  })

  it.each<[ProblemCode, string]>([
    ['price_changed', 'needs_confirmation'],
    ['unauthenticated', 'needs_confirmation'],
    ['slot_unavailable', 'refused'],
    ['visit_overlaps', 'refused'],
    ['move_too_late', 'refused'],
    ['appointment_cancelled', 'refused'],
  ])('that is answered with %s is in the state %s', async (code, state) => {
    const { kind } = await openPage()
    expect(kind.verdictOf(new Problem(code, { status: 409 }))).toEqual({ state, refusal: { code } })
  })

  it('is known by its visit among all that waits', async () => {
    const { store, submit } = await openPage()
    await submit()
    const [entry] = await store.list()
    expect(entry && [isMoveOf(entry, 'a-1'), isMoveOf(entry, 'a-2')]).toEqual([true, false])
  })

  it('has a view that tells of it', async () => {
    const { kind } = await openPage()
    const { Notice } = await kind.loadNotice()
    expect(Notice.name).toBe('MoveNotice')
  })
})
