import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { NewPasskeyRequest, Passkey } from '#contract/passkey'
import { Problem } from '#contract/problem'
import { passkeyAddingMachine } from './passkey-adding.machine.ts'
import { NoPasskey } from './passkey.types.ts'

type Credential = NewPasskeyRequest['credential']

const made: Credential = { id: 'made', response: { attestationObject: 'what-it-is', clientDataJSON: 'what-was-asked' } }
const saved: Passkey = {
  id: '5b8f7a52-0000-4000-8000-000000000001',
  browser: 'safari',
  platform: 'ios',
  created_at: '2026-11-23T08:00:00.000Z',
  backed_up: true,
  host: 'care.example.com',
}

function startAdding() {
  const makePasskey = vi.fn(async () => made)
  const savePasskey = vi.fn(async (_: { credential: Credential }) => saved)
  const actor = createActor(
    passkeyAddingMachine.provide({
      actors: {
        makePasskey: fromPromise(() => makePasskey()),
        savePasskey: fromPromise(({ input }) => savePasskey(input)),
      },
    }),
  ).start()
  return {
    ...{ makePasskey, savePasskey, actor },
    context: () => actor.getSnapshot().context,
    reaches: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 }),
  }
}

describe('adding a passkey', () => {
  it('keeps what the device has made, and can add another', async () => {
    const adding = startAdding()
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('added')
    expect([adding.savePasskey.mock.calls, adding.context().added]).toEqual([[[{ credential: made }]], saved])
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('making')
    await adding.reaches('added')
    expect(adding.makePasskey).toHaveBeenCalledTimes(2)
  })

  it('goes on by itself once the patient has shown that it is them', async () => {
    const adding = startAdding()
    adding.makePasskey.mockRejectedValueOnce(new Problem('confirmation_needed'))
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('confirming')
    expect(adding.context().refusal).toBeUndefined()
    adding.actor.send({ type: 'owner.confirmed' })
    await adding.reaches('added')
    expect(adding.makePasskey).toHaveBeenCalledTimes(2)
  })

  it('makes none for who does not show that it is them', async () => {
    const adding = startAdding()
    adding.makePasskey.mockRejectedValueOnce(new Problem('confirmation_needed'))
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('confirming')
    adding.actor.send({ type: 'confirmation.left' })
    expect([adding.actor.getSnapshot().value, adding.makePasskey.mock.calls.length]).toEqual(['ready', 1])
  })

  it.each([
    ['the device', new NoPasskey('exists'), { device: 'exists' }],
    ['the platform', new Problem('passkeys_limit'), { problem: 'passkeys_limit' }],
  ])('says why %s made none, and forgets it with the next press', async (_, failure, refusal) => {
    const adding = startAdding()
    adding.makePasskey.mockRejectedValueOnce(failure)
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('making')
    await adding.reaches('ready')
    expect([adding.context().refusal, adding.savePasskey.mock.calls]).toEqual([refusal, []])
    adding.actor.send({ type: 'add.pressed' })
    expect(adding.context().refusal).toBeUndefined()
    await adding.reaches('added')
  })

  it('that was made without a network is kept by the next press, and no other is made', async () => {
    const adding = startAdding()
    adding.savePasskey.mockRejectedValueOnce(new Problem('offline'))
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('saving')
    await adding.reaches('ready')
    expect(adding.context().refusal).toEqual({ problem: 'offline' })
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('added')
    expect([adding.makePasskey.mock.calls.length, adding.savePasskey.mock.calls.length]).toEqual([1, 2])
  })

  it('that the platform refuses is made anew by the next press', async () => {
    const adding = startAdding()
    adding.savePasskey.mockRejectedValueOnce(new Problem('passkey_expired'))
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('saving')
    await adding.reaches('ready')
    adding.actor.send({ type: 'add.pressed' })
    await adding.reaches('added')
    expect(adding.makePasskey).toHaveBeenCalledTimes(2)
  })

  it('has no state that nobody reaches', () => {
    const failed = (state: string, code: 'confirmation_needed' | 'offline') =>
      ({ type: `xstate.error.actor.0.passkeyAdding.${state}`, error: new Problem(code) }) as never
    const done = (state: string) => ({ type: `xstate.done.actor.0.passkeyAdding.${state}`, output: made }) as never
    const events = [
      { type: 'add.pressed' } as const,
      { type: 'owner.confirmed' } as const,
      { type: 'confirmation.left' } as const,
      failed('making', 'confirmation_needed'),
      ...['making', 'saving'].flatMap((state) => [failed(state, 'offline'), done(state)]),
    ]
    const reached = new Set(getShortestPaths(passkeyAddingMachine, { events }).map(({ state }) => state.value))
    expect([...reached].toSorted()).toEqual(['added', 'confirming', 'making', 'ready', 'saving'])
  })
})
