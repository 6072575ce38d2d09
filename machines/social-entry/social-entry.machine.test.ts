import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Problem } from '#contract/problem'
import { socialEntryMachine } from './social-entry.machine.ts'
import type { ArriveOutput, LeaveInput, SocialEntryInput } from './social-entry.types.ts'

const nothing = { returned: undefined, pending: undefined }
const returned = { provider: 'google', state: 'a-state', code: 'a-code' } as const

function startEntry(
  input: Partial<SocialEntryInput> = {},
  arrives: () => Promise<ArriveOutput> = async () => 'entered',
) {
  const services = { leave: vi.fn(async (_: string) => {}), arrive: vi.fn(arrives), drop: vi.fn(async () => {}) }
  const machine = socialEntryMachine.provide({
    actors: {
      leave: fromPromise<void, LeaveInput>(({ input: { provider } }) => services.leave(provider)),
      arrive: fromPromise(() => services.arrive()),
      drop: fromPromise(() => services.drop()),
    },
  })
  const actor = createActor(machine, { input: { ...nothing, ...input } }).start()
  return {
    ...services,
    actor,
    reaches: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 }),
  }
}

describe('the way in by another site', () => {
  it('leaves for the site that is chosen, once, and can be begun anew where the browser comes back', async () => {
    const { actor, leave, reaches } = startEntry()
    actor.send({ type: 'site.chosen', provider: 'facebook' })
    actor.send({ type: 'site.chosen', provider: 'google' })
    await reaches('away')
    expect(leave.mock.calls).toEqual([['facebook']])
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'site.chosen', provider: 'google' })
    await reaches('away')
    expect(leave.mock.calls).toEqual([['facebook'], ['google']])
  })

  it('stays where the site cannot be asked, says why, and says it no more at the next press', async () => {
    const { actor, leave, reaches } = startEntry()
    leave.mockRejectedValueOnce(new Problem('offline'))
    actor.send({ type: 'site.chosen', provider: 'google' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== undefined)
    expect([context.problem?.code, context.hasReturned]).toEqual(['offline', false])
    // There is nothing to show anew.
    expect(actor.getSnapshot().can({ type: 'return.repeated' })).toBe(false)
    actor.send({ type: 'site.chosen', provider: 'google' })
    expect((await reaches('away')).context.problem).toBeUndefined()
  })

  it('takes up what the patient comes back with, without a press [S18] [S19]', async () => {
    const { reaches, arrive } = startEntry({ returned })
    await reaches('entered')
    expect(arrive).toHaveBeenCalledTimes(1)
  })

  it('has a newcomer confirm, who can also go on without the site', async () => {
    const { actor, drop, reaches } = startEntry({ returned }, async () => 'newcomer')
    expect((await reaches('confirming')).context.provider).toBe('google')
    actor.send({ type: 'site.dropped' })
    await reaches('choosing')
    expect(drop).toHaveBeenCalledTimes(1)
  })

  it('remembers a newcomer over a reload', () => {
    expect(startEntry({ pending: 'facebook' }).actor.getSnapshot().value).toBe('confirming')
  })

  it.each(['social_state_invalid', 'social_declined', 'social_failed', 'social_unavailable', 'offline'] as const)(
    'offers every site again after %s, and says what it was',
    async (code) => {
      const { actor, reaches } = startEntry({ returned }, async () => Promise.reject(new Problem(code)))
      const { context } = await reaches('choosing')
      expect([context.problem?.code, context.hasReturned]).toEqual([code, true])
      actor.send({ type: 'view.left' })
      expect(actor.getSnapshot().context.problem).toBeUndefined()
      expect(actor.getSnapshot().can({ type: 'return.repeated' })).toBe(false)
      actor.send({ type: 'site.chosen', provider: 'google' })
      await reaches('away')
    },
  )

  it('shows what was brought once more after a lost answer, by a press or when the network is back, and not after a refusal', async () => {
    const problems = ['timeout', 'rate_limited', 'offline', 'social_failed'] as const
    const left = [...problems]
    const arrives = async () => Promise.reject(new Problem(left.shift()!))
    const { actor, arrive, reaches } = startEntry({ returned }, arrives)
    await reaches('choosing')
    for (const code of problems.slice(0, 2)) {
      expect(actor.getSnapshot().context.problem?.code).toBe(code)
      actor.send({ type: 'return.repeated' })
      expect(actor.getSnapshot().context.problem).toBeUndefined()
      await reaches('choosing')
    }
    actor.send({ type: 'connection.returned' })
    const { context } = await reaches('choosing')
    expect([context.problem?.code, actor.getSnapshot().can({ type: 'return.repeated' })]).toEqual([
      'social_failed',
      false,
    ])
    actor.send({ type: 'connection.returned' })
    expect(arrive).toHaveBeenCalledTimes(4)
  })

  it('shows nothing anew of what came before another site was chosen, which cannot be asked', async () => {
    const { actor, leave, reaches } = startEntry({ returned }, async () => Promise.reject(new Problem('social_failed')))
    await reaches('choosing')
    leave.mockRejectedValueOnce(new Problem('offline'))
    actor.send({ type: 'site.chosen', provider: 'facebook' })
    await waitFor(actor, ({ context }) => context.problem?.code === 'offline')
    expect(actor.getSnapshot().can({ type: 'return.repeated' })).toBe(false)
  })

  it('has no state that nobody reaches', () => {
    const of = (state: string, output?: unknown) =>
      ({ type: `xstate.done.actor.0.socialEntry.${state}`, output }) as never
    const failed = (state: string) =>
      ({ type: `xstate.error.actor.0.socialEntry.${state}`, error: new Problem('offline') }) as never
    const events = [
      { type: 'site.chosen', provider: 'google' } as const,
      { type: 'page.shown' } as const,
      { type: 'site.dropped' } as const,
      ...[of('leaving'), failed('leaving'), failed('arriving'), of('dropping'), failed('dropping')],
      ...[of('arriving', 'entered'), of('arriving', 'newcomer')],
    ]
    const reached = [nothing, { ...nothing, returned }].flatMap((input) =>
      getShortestPaths(socialEntryMachine, { input, events }).map(({ state }) => String(state.value)),
    )
    expect([...new Set(reached)].toSorted()).toEqual(
      ['arriving', 'away', 'choosing', 'confirming', 'dropping', 'entered', 'leaving'].toSorted(),
    )
  })
})
