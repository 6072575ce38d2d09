import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { seenNews } from '#src/storage/seen-news.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { cancelIdOf, cancelKindName } from '../cancelling/cancel-change.ts'
import { outboxKinds } from '../kinds.ts'
import { createOutboxRunner } from '../runner.ts'
import { isSwitchOf, newSwitchId, switchKindNames, type VisitSwitch } from './switch-change.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const tenant = 'patientweb'
const start = '2026-11-24T05:00:00.000Z'
const visit = { appointmentId: 'a-1', practitionerName: 'Dr Amira', start, timeZone: 'Asia/Dubai' }
const both: VisitSwitch[] = ['wish', 'consent']

/** A page with a visit. `fate` is what becomes of each attempt; afterwards it is stored. */
async function openPage(fate: Problem[] = []) {
  const storage = openStorage(tenant)
  const state = { isOnline: false, now: new Date('2026-11-23T10:00:00.000Z') }
  const sent: unknown[][] = []
  const answer = (what: string, changed: object) => {
    return async (...call: unknown[]) => {
      sent.push([what, ...call])
      const failure = fate.shift()
      if (failure) throw failure
      return { ...appointmentWith('a-1'), start, ...changed }
    }
  }
  const appointment = {
    toggleEarlier: answer('wish', { earlier: { wanted: true, closes_hours_before: 4 } }),
    consent: answer('consent', { fg_consent: false }),
    cancel: answer('cancel', { status: 'cancelled' }),
  }
  const now = () => state.now
  const store = outboxStore(tenant, storage)
  const kinds = outboxKinds({ tenant, storage, apis: async () => ({ appointment }) as unknown as Apis, now })
  const runner = createOutboxRunner({
    ...{ tenant, store, seen: seenNews(tenant, storage), now, kinds },
    withLock: (work) => work(),
    isOnline: () => state.isOnline,
    settledNow: async () => now(),
    report: () => {},
    announce: () => {},
    later: () => () => {},
  })
  const session = sessionStore(tenant, storage)
  await session.keepAppointment({ ...appointmentWith('a-1'), start }, 'token-of-visit', now())
  return {
    ...{ state, sent, store, kinds, runner, session },
    submit: async (what: VisitSwitch, isOn: boolean) => {
      const id = newSwitchId(what, 'a-1')
      await runner.submit({ id, kind: switchKindNames[what], change: { isOn, visit }, isConfirmed: true })
      return id
    },
    drainOnline: async () => {
      state.isOnline = true
      await runner.drain()
    },
  }
}

describe.each(both)('a %s that is switched without a network', (what) => {
  it('waits on the device, and is sent once, with its key and what opens the visit', async () => {
    const { sent, store, session, submit, drainOnline, runner } = await openPage()
    const id = await submit(what, true)
    expect(sent).toEqual([])
    await drainOnline()
    await runner.drain()
    expect(sent).toEqual([[what, 'a-1', true, { appointmentToken: 'token-of-visit', idempotencyKey: id }]])
    expect(await store.list()).toEqual([])
    expect(await store.answer(id)).toMatchObject({ isOn: true, visit })
    const shown = await session.visit('a-1')
    expect(what === 'wish' ? shown?.earlier?.wanted : shown?.fg_consent).toBe(what === 'wish')
  })

  it('whose answer is lost is sent again with the same key, and holds back what was changed after it', async () => {
    const { state, sent, runner, submit, drainOnline } = await openPage([new Problem('offline')])
    await submit(what, false)
    state.now = new Date(state.now.getTime() + 1_000)
    const cancelling = { cancelling: { fee: { amount: 0, currency: 'AED' } }, visit }
    await runner.submit({ id: cancelIdOf('a-1'), kind: cancelKindName, change: cancelling, isConfirmed: true })
    await drainOnline()
    expect(sent.map(([name]) => name)).toEqual([what])
    await runner.drain()
    expect(sent.map(([name]) => name)).toEqual([what, what, 'cancel'])
    expect(sent[0]).toEqual(sent[1])
  })

  it('that is refused stays with its reason, and one of an expired session asks', async () => {
    const { store, submit, drainOnline, state } = await openPage([
      new Problem('appointment_begun', { status: 409 }),
      new Problem('unauthenticated', { status: 401 }),
    ])
    const refused = await submit(what, true)
    state.now = new Date(state.now.getTime() + 1_000)
    const parked = await submit(what, false)
    await drainOnline()
    expect(await store.get(refused)).toMatchObject({ state: 'refused', refusal: { code: 'appointment_begun' } })
    expect(await store.get(parked)).toMatchObject({ state: 'needs_confirmation' })
  })

  it('asks after half a day, and is of no use once the visit has begun', async () => {
    const { state, sent, store, kinds, submit, drainOnline } = await openPage()
    const id = await submit(what, true)
    state.now = new Date('2026-11-23T22:01:00.000Z')
    await drainOnline()
    expect([sent, (await store.get(id))?.state]).toEqual([[], 'needs_confirmation'])
    const kind = kinds[switchKindNames[what]]
    expect(kind.lapseOf?.({ isOn: true, visit })).toEqual({ at: start, code: 'appointment_begun' })
  })

  it('is known among all that waits, and has a view that tells of it', async () => {
    const { store, kinds, submit } = await openPage()
    await submit(what, true)
    const [entry] = await store.list()
    const found = both.flatMap((name) => ['a-1', 'a-2'].map((of) => entry && isSwitchOf(entry, name, of)))
    expect(found).toEqual(both.flatMap((name) => [name === what, false]))
    const { Notice } = await kinds[switchKindNames[what]].loadNotice()
    expect(Notice.name).toBe(what === 'wish' ? 'WishNotice' : 'ConsentNotice')
  })
})
