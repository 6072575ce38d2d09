import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ExpiryFacts } from '#contract/partner-redirect'
import { partnerRedirectMachine } from './partner-redirect.machine.ts'

const ended: ExpiryFacts = {
  isDesignated: true,
  hasExpired: true,
  hasTried: false,
  hasLogin: true,
  isThereAlready: false,
}

/** A machine that writes down where it leads. */
function start() {
  const led: string[] = []
  const machine = partnerRedirectMachine.provide({
    actions: { leaveForLogin: () => void led.push('login'), leaveForNotice: () => void led.push('notice') },
  })
  const actor = createActor(machine).start()
  return { led, see: (facts: Partial<ExpiryFacts>) => actor.send({ type: 'page.seen', facts: { ...ended, ...facts } }) }
}

describe('an ended session', () => {
  it('of a designated partner leads to its login [S03]', () => {
    const { led, see } = start()
    see({ hasExpired: false })
    expect(led).toEqual([])
    see({})
    expect(led).toEqual(['login'])
  })

  it('leads nowhere from the notice and from the login [S03]', () => {
    const { led, see } = start()
    see({ isThereAlready: true })
    expect(led).toEqual([])
  })

  it('of any other partner leads nowhere [S03]', () => {
    const { led, see } = start()
    see({ isDesignated: false })
    expect(led).toEqual([])
  })

  it('leads to the notice where the login was tried or there is none, so that nobody goes in circles [R04]', () => {
    for (const facts of [{ hasTried: true }, { hasLogin: false }]) {
      const { led, see } = start()
      see(facts)
      expect(led).toEqual(['notice'])
    }
  })

  it('leads away once: the page is being left', () => {
    const { led, see } = start()
    see({})
    see({})
    see({ hasTried: true })
    expect(led).toEqual(['login'])
  })

  it('reaches every state', () => {
    const events = [{}, { hasTried: true }].map((facts) => ({
      type: 'page.seen' as const,
      facts: { ...ended, ...facts },
    }))
    const reached = getShortestPaths(partnerRedirectMachine, { events }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(Object.keys(partnerRedirectMachine.states)))
  })
})
