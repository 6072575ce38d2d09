import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { earlierOfferStatuses } from '#contract/earlier-offer'
import { Problem } from '#contract/problem'
import { answered, refused, runs, walk } from '#tests/support/machine-paths'
import { earlierOfferMachine } from './earlier-offer.machine.ts'
import type { EarlierOfferEvent } from './earlier-offer.types.ts'

const fee = { amount: 350, currency: 'AED' }
const changed = { amount: 420, currency: 'AED' }
const failures = [
  new Problem('offline'),
  new Problem('offer_expired'),
  new Problem('offer_answered'),
  new Problem('price_changed', { details: { fee: changed } }),
]
const events = [
  { type: 'time.taken' },
  { type: 'time.left' },
  { type: 'time.ran_out' },
  { type: 'offer.ended', status: 'accepted' },
  { type: 'offer.ended', status: 'withdrawn' },
  { type: 'connection.returned' },
  answered('accept'),
  answered('decline'),
  ...['accept', 'decline'].flatMap((id) => failures.map((failure) => refused(id, failure))),
] as unknown as EarlierOfferEvent[]
const inputs = earlierOfferStatuses.flatMap((status) =>
  [true, false].map((isTimeOver) => ({ status, fee, isTimeOver })),
)

/** What holds whatever has happened. */
function expectIn(snapshot: SnapshotFrom<typeof earlierOfferMachine>, before: typeof snapshot) {
  // Nobody is moved, and nothing is passed on, without an answer that was given.
  if (snapshot.matches('accepted') && snapshot !== before) expect(before.value).toBe('accepting')
  if (snapshot.matches('declined') && snapshot !== before) expect(before.value).toBe('declining')
  // Only an open offer is ever asked about, and what is being sent has no problem yet.
  if (snapshot.matches('asking')) expect(snapshot.context.status).toBe('open')
  if (snapshot.matches('accepting')) expect(snapshot.context.problem).toBeUndefined()
  expect([fee, changed]).toContainEqual(snapshot.context.fee)
}

it('takes every transition of every state', () => {
  const { unreached, untaken } = walk(earlierOfferMachine, { inputs, events, expectIn })
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events, and after a reload', () => {
  runs(earlierOfferMachine, {
    input: { status: 'open', fee, isTimeOver: false },
    events,
    reload: ({ context, value }) => ({
      status: value === 'accepted' || value === 'declined' ? value : context.status,
      fee: context.fee,
      isTimeOver: value === 'over',
    }),
    expectIn,
  })
})
