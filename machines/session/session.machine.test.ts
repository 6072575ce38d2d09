import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import type { WaitInput } from '#machines/wait-input'
import { sessionMachine } from './session.machine.ts'
import type { RefreshInput, SessionEvent, SessionInput } from './session.types.ts'

const expiresAt = '2026-11-23T10:15:00.000Z'
const ageingAt = '2026-11-23T10:14:00.000Z'
const nextEnd = '2026-11-23T10:30:00.000Z'
const refused = { type: 'bearer.refused', bearer: 'old' } as const
const due = { type: 'call.due', bearer: 'old' } as const

/** The test says when an instant comes, and how a renewal ends. */
function startSession(input: Partial<SessionInput> = {}, refresh = vi.fn(async (_: RefreshInput) => nextEnd)) {
  const waits = new Map<string, () => void>()
  const done: string[] = []
  const machine = sessionMachine.provide({
    actors: {
      refreshSession: fromPromise(({ input }) => refresh(input)),
      expireSession: fromPromise<void>(async () => void done.push('forgotten')),
      waitUntil: fromPromise<void, WaitInput>(
        ({ input }) => new Promise((resolve) => waits.set(input.instant, resolve)),
      ),
    },
    actions: { leaveExpired: () => void done.push('left'), leaveSignedOut: () => void done.push('left signed out') },
  })
  const actor = createActor(machine, { input: { expiresAt, canRenew: true, ...input } }).start()
  const is = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 })
  return {
    refresh,
    done,
    send: (...events: SessionEvent[]) => events.forEach((event) => actor.send(event)),
    value: () => actor.getSnapshot().value,
    is,
    async age() {
      waits.get(ageingAt)!()
      await is({ alive: 'ageing' })
    },
    waitsFor: () => [...waits.keys()],
  }
}

describe('a session', () => {
  it('is fresh until a minute before its bearer ends, and asks for no other until a call needs it', async () => {
    const session = startSession()
    session.send(due)
    expect(session.value()).toEqual({ alive: 'fresh' })
    await session.age()
    expect(session.refresh).not.toHaveBeenCalled()
    session.send(due)
    await session.is({ alive: 'fresh' })
    expect(session.refresh.mock.calls).toEqual([[{ bearer: 'old' }]])
    expect(session.waitsFor()).toEqual([ageingAt, '2026-11-23T10:29:00.000Z'])
  })

  it('is renewed once for all calls that meet the old bearer', async () => {
    const session = startSession()
    session.send(refused, refused, due, refused)
    await session.is({ alive: 'fresh' })
    expect(session.refresh).toHaveBeenCalledTimes(1)
  })

  it('expires when the platform says so: what it leaves is taken off first, then the page is left, once [E03]', async () => {
    const session = startSession(
      {},
      vi.fn(async () => Promise.reject(new Problem('unauthenticated'))),
    )
    session.send(refused)
    await session.is({ expired: 'leaving' })
    session.send(refused, { type: 'session.expired' })
    expect(session.done).toEqual(['forgotten', 'left'])
  })

  it('expires with its bearer where the platform renews none', async () => {
    const session = startSession({ canRenew: false })
    await session.age()
    session.send(due)
    expect(session.value()).toEqual({ alive: 'ageing' })
    session.send(refused)
    await session.is({ expired: 'leaving' })
    expect(session.refresh).not.toHaveBeenCalled()
  })

  it('goes on without a network: nobody is signed out for it, and the next call tries again', async () => {
    const refresh = vi.fn(async (_: RefreshInput) => nextEnd)
    refresh.mockRejectedValueOnce(new Problem('offline'))
    const session = startSession({}, refresh)
    session.send(refused)
    await session.is({ alive: 'ageing' })
    session.send(due)
    await session.is({ alive: 'fresh' })
    expect(session.done).toEqual([])
  })

  it('that another tab renewed is fresh here too, and waits for the new end', async () => {
    const session = startSession()
    await session.age()
    session.send({ type: 'session.renewed', expiresAt: nextEnd })
    expect(session.value()).toEqual({ alive: 'fresh' })
    expect(session.waitsFor()).toContain('2026-11-23T10:29:00.000Z')
  })

  it('is not disturbed in a renewal by what changed nothing of it', () => {
    const session = startSession(
      {},
      vi.fn(() => new Promise<string>(() => {})),
    )
    session.send(refused, { type: 'session.renewed', expiresAt })
    expect(session.value()).toEqual({ alive: 'refreshing' })
  })

  it('that expired in another tab leaves this page too, which has nothing left to take off', () => {
    const session = startSession()
    session.send({ type: 'session.expired' })
    expect(session.done).toEqual(['left'])
  })

  it('that was signed out is over without a word, until another begins', () => {
    const session = startSession()
    session.send({ type: 'session.signed_out' }, refused)
    expect([session.value(), session.done]).toEqual(['signedOut', ['left signed out']])
    session.send({ type: 'session.renewed', expiresAt: nextEnd })
    expect(session.value()).toEqual({ alive: 'fresh' })
  })
})
