import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Problem } from '#contract/problem'
import { partnerEntryMachine } from './partner-entry.machine.ts'

function startEntry() {
  const enter = vi.fn(async () => {})
  const machine = partnerEntryMachine.provide({ actors: { enter: fromPromise<void>(() => enter()) } })
  const actor = createActor(machine).start()
  return {
    enter,
    actor,
    reaches: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 }),
  }
}

describe('the way in from a partner', () => {
  it('uses the token only after the patient has accepted, and once [Q10] [S20]', async () => {
    const { enter, actor, reaches } = startEntry()
    expect(enter).not.toHaveBeenCalled()
    actor.send({ type: 'accepted' })
    actor.send({ type: 'accepted' })
    await reaches('entered')
    expect(enter).toHaveBeenCalledTimes(1)
  })

  it('uses no token of a patient who declines', () => {
    const { enter, actor } = startEntry()
    actor.send({ type: 'declined' })
    expect(actor.getSnapshot().value).toBe('left')
    expect(enter).not.toHaveBeenCalled()
  })

  it.each(['offline', 'rate_limited'] as const)('can be tried again with the same token after %s', async (code) => {
    const { enter, actor, reaches } = startEntry()
    enter.mockRejectedValueOnce(new Problem(code))
    actor.send({ type: 'accepted' })
    await waitFor(actor, ({ context }) => context.problem !== undefined)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem?.code]).toEqual(['offered', code])
    actor.send({ type: 'accepted' })
    await reaches('entered')
    expect(actor.getSnapshot().context.problem).toBeUndefined()
  })

  it.each(['partner_token_invalid', 'partner_token_expired', 'partner_account_differs'] as const)(
    'tries a token no more that was refused: %s',
    async (code) => {
      const { enter, actor, reaches } = startEntry()
      enter.mockRejectedValueOnce(new Problem(code))
      actor.send({ type: 'accepted' })
      await reaches('refused')
      actor.send({ type: 'accepted' })
      expect([actor.getSnapshot().value, enter.mock.calls.length]).toEqual(['refused', 1])
      actor.send({ type: 'declined' })
      expect(actor.getSnapshot().value).toBe('left')
    },
  )

  it('has no state that nobody reaches', () => {
    const error = (code: 'offline' | 'partner_token_invalid') =>
      ({ type: 'xstate.error.actor.0.partnerEntry.entering', error: new Problem(code) }) as never
    const done = { type: 'xstate.done.actor.0.partnerEntry.entering' } as never
    const events = [
      { type: 'accepted' } as const,
      { type: 'declined' } as const,
      done,
      error('offline'),
      error('partner_token_invalid'),
    ]
    const reached = new Set(getShortestPaths(partnerEntryMachine, { events }).map(({ state }) => state.value))
    expect([...reached].toSorted()).toEqual(['entered', 'entering', 'left', 'offered', 'refused'])
  })
})
