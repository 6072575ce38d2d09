import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { Problem } from '#contract/problem'
import { answered, refused, runs, walk } from '#tests/support/machine-paths'
import { sessionMachine } from './session.machine.ts'
import type { SessionEvent } from './session.types.ts'

const [expiresAt, nextEnd] = ['2026-11-23T10:15:00.000Z', '2026-11-23T10:30:00.000Z']
const bearer = 'bearer-1'
const events = [
  { type: 'call.due', bearer },
  { type: 'bearer.refused', bearer },
  { type: 'session.renewed', expiresAt },
  { type: 'session.renewed', expiresAt: nextEnd },
  { type: 'session.expired' },
  { type: 'session.signed_out' },
  answered('age'),
  refused('age', new Error('no timer')),
  answered('refreshSession', nextEnd),
  refused('refreshSession', new Problem('unauthenticated')),
  refused('refreshSession', new Problem('offline')),
  answered('expireSession'),
  refused('expireSession', new Error('no storage')),
] as unknown as SessionEvent[]

/** What holds whatever has happened. */
function expectIn(snapshot: SnapshotFrom<typeof sessionMachine>, before: SnapshotFrom<typeof sessionMachine>) {
  // Without the right to it nothing is refreshed.
  if (!snapshot.context.canRenew) expect(snapshot.matches({ alive: 'refreshing' })).toBe(false)
  // A session that is over begins again only by news of another, or by a reload that finds one.
  const wasOver = !before.matches('alive')
  if (wasOver && snapshot.matches('alive')) expect(snapshot.matches({ alive: 'fresh' })).toBe(true)
  // A refresh is the only thing that is waited for.
  expect(snapshot.hasTag('busy')).toBe(snapshot.matches({ alive: 'refreshing' }))
}

it('takes every transition of every state', () => {
  const inputs = [true, false].map((canRenew) => ({ expiresAt, canRenew }))
  const { unreached, untaken } = walk(sessionMachine, { inputs, events, expectIn })
  expect([unreached, untaken]).toEqual([[], []])
})

it.each([true, false])('keeps its promises in every order of events; it can be renewed: %s', (canRenew) => {
  runs(sessionMachine, {
    input: { expiresAt, canRenew },
    events,
    reload: ({ context }) => context,
    expectIn,
  })
})
