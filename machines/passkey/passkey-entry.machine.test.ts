import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { PasskeySignInRequest } from '#contract/passkey'
import { Problem } from '#contract/problem'
import { passkeyEntryMachine } from './passkey-entry.machine.ts'
import { NoPasskey } from './passkey.types.ts'

type Credential = PasskeySignInRequest['credential']

const signed = (id: string): Credential => ({
  id,
  response: { authenticatorData: `data-of-${id}`, clientDataJSON: `asked-of-${id}`, signature: `by-${id}` },
})
const never = () => new Promise<Credential>(() => {})

function startEntry() {
  const offerPasskeys = vi.fn(never)
  const createPasskeyChallenge = vi.fn(async () => signed('asked'))
  const signIn = vi.fn(async (_: { credential: Credential }) => {})
  const left: string[] = []
  const clock = new SimulatedClock()
  const machine = passkeyEntryMachine.provide({
    actors: {
      offerPasskeys: fromPromise(({ signal }) => {
        signal.addEventListener('abort', () => left.push('offer'))
        return offerPasskeys()
      }),
      createPasskeyChallenge: fromPromise(() => createPasskeyChallenge()),
      signIn: fromPromise(({ input }) => signIn(input)),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    ...{ offerPasskeys, createPasskeyChallenge, signIn, left, clock, actor },
    refusal: () => actor.getSnapshot().context.refusal,
    reaches: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 }),
  }
}

describe('the way in by passkey [R09]', () => {
  it('signs in with what the device answers to a press, and takes back what the field offers', async () => {
    const entry = startEntry()
    expect(entry.createPasskeyChallenge).not.toHaveBeenCalled()
    entry.actor.send({ type: 'passkey.pressed' })
    expect(entry.left).toEqual(['offer'])
    await entry.reaches('signedIn')
    expect(entry.signIn.mock.calls).toEqual([[{ credential: signed('asked') }]])
  })

  it('signs in with a passkey that is chosen in the field, without a press', async () => {
    let choose = (_: Credential) => {}
    const chosen = new Promise<Credential>((resolve) => (choose = resolve))
    const entry = startEntry()
    entry.offerPasskeys.mockReturnValueOnce(chosen)
    entry.clock.increment(240_000)
    choose(signed('chosen'))
    await entry.reaches('signedIn')
    expect(entry.signIn.mock.calls).toEqual([[{ credential: signed('chosen') }]])
    expect(entry.createPasskeyChallenge).not.toHaveBeenCalled()
  })

  it('offers anew in the field before what was asked has run out', () => {
    const entry = startEntry()
    entry.clock.increment(239_999)
    expect(entry.offerPasskeys).toHaveBeenCalledTimes(1)
    entry.clock.increment(1)
    expect([entry.offerPasskeys.mock.calls.length, entry.left]).toEqual([2, ['offer']])
  })

  it.each([
    [new NoPasskey('dismissed'), { device: 'dismissed' }],
    [new NoPasskey('timed_out'), { device: 'timed_out' }],
    [new Problem('offline'), { problem: 'offline' }],
    [new Problem('rate_limited'), { problem: 'rate_limited' }],
    [new Error('anything'), { problem: 'unexpected' }],
  ])('says why a press led nowhere, %s, and can be pressed again', async (failure, refusal) => {
    const entry = startEntry()
    entry.createPasskeyChallenge.mockRejectedValueOnce(failure)
    entry.actor.send({ type: 'passkey.pressed' })
    await entry.reaches('offering')
    expect(entry.refusal()).toEqual(refusal)
    entry.actor.send({ type: 'passkey.pressed' })
    expect(entry.refusal()).toBeUndefined()
    await entry.reaches('signedIn')
  })

  it('says why a passkey signs nobody in, and offers the others', async () => {
    const entry = startEntry()
    entry.signIn.mockRejectedValueOnce(new Problem('passkey_invalid'))
    entry.actor.send({ type: 'passkey.pressed' })
    await entry.reaches('signingIn')
    await entry.reaches('offering')
    expect([entry.refusal(), entry.offerPasskeys.mock.calls.length]).toEqual([{ problem: 'passkey_invalid' }, 2])
  })

  it('says nothing of an offer that nobody asked for, and makes it again once there is a network', async () => {
    const entry = startEntry()
    entry.offerPasskeys.mockRejectedValueOnce(new Problem('offline'))
    entry.clock.increment(240_000)
    await entry.reaches('waiting')
    expect(entry.refusal()).toBeUndefined()
    entry.actor.send({ type: 'connection.returned' })
    expect([entry.actor.getSnapshot().value, entry.offerPasskeys.mock.calls.length]).toEqual(['offering', 3])
  })

  it('no longer says that there is no network once there is', async () => {
    const entry = startEntry()
    entry.createPasskeyChallenge.mockRejectedValueOnce(new Problem('offline'))
    entry.actor.send({ type: 'passkey.pressed' })
    await entry.reaches('offering')
    entry.actor.send({ type: 'connection.returned' })
    expect(entry.refusal()).toBeUndefined()
  })

  it('has no state that nobody reaches', () => {
    const done = (state: string) =>
      ({ type: `xstate.done.actor.0.passkeyEntry.${state}`, output: signed('any') }) as never
    const failed = (state: string) =>
      ({ type: `xstate.error.actor.0.passkeyEntry.${state}`, error: new Problem('passkey_invalid') }) as never
    const events = [
      { type: 'passkey.pressed' } as const,
      { type: 'connection.returned' } as const,
      ...['offering', 'asking', 'signingIn'].flatMap((state) => [done(state), failed(state)]),
    ]
    const paths = getShortestPaths(passkeyEntryMachine, { events })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect([...reached].toSorted()).toEqual(['asking', 'offering', 'signedIn', 'signingIn', 'waiting'])
  })
})
