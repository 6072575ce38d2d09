import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { earlierOfferMachine } from './earlier-offer.machine.ts'
import type { EarlierOfferInput, OfferAnswer } from './earlier-offer.types.ts'

const fee = { amount: 350, currency: 'AED' }

function start(
  answer: (said: OfferAnswer) => Promise<void>,
  { status = 'open', isTimeOver = false }: Partial<EarlierOfferInput> = {},
) {
  const machine = earlierOfferMachine.provide({ actors: { answer: fromPromise(({ input }) => answer(input)) } })
  return createActor(machine, { input: { status, fee, isTimeOver } }).start()
}

it('a time that is taken or left is answered once, at the fee that was shown', async () => {
  for (const [type, answer, end] of [
    ['time.taken', 'accept', 'accepted'],
    ['time.left', 'decline', 'declined'],
  ] as const) {
    const say = vi.fn(async () => {})
    const offer = start(say)
    offer.send({ type })
    offer.send({ type: 'time.taken' })
    offer.send({ type: 'time.left' })
    offer.send({ type: 'time.ran_out' })
    await waitFor(offer, (snapshot) => snapshot.status === 'done')
    expect([offer.getSnapshot().value, say.mock.calls]).toEqual([end, [[{ answer, fee }]]])
  }
})

it('a fee that has changed is shown, and agreed to by the next press', async () => {
  const changed = { amount: 420, currency: 'AED' }
  const say = vi
    .fn<(said: OfferAnswer) => Promise<void>>()
    .mockRejectedValueOnce(new Problem('price_changed', { details: { fee: changed } }))
    .mockResolvedValueOnce(undefined)
  const offer = start(say)
  offer.send({ type: 'time.taken' })
  await waitFor(offer, (snapshot) => snapshot.context.problem !== undefined)
  expect(offer.getSnapshot()).toMatchObject({ value: 'asking', context: { fee: changed } })
  offer.send({ type: 'time.taken' })
  await waitFor(offer, (snapshot) => snapshot.status === 'done')
  expect(say.mock.calls.map(([said]) => said.fee)).toEqual([fee, changed])
})

it('without a network it is still asked, and what was said of the network goes when there is one', async () => {
  const offer = start(() => Promise.reject(new Problem('offline')))
  offer.send({ type: 'time.taken' })
  await waitFor(offer, (snapshot) => snapshot.context.problem !== undefined)
  expect(offer.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: { code: 'offline' } } })
  offer.send({ type: 'connection.returned' })
  expect(offer.getSnapshot().context.problem).toBeUndefined()
})

it('ends where its time is over, here, at the server, or before it was opened', async () => {
  const ranOut = start(async () => {})
  ranOut.send({ type: 'time.ran_out' })
  const late = start(() => Promise.reject(new Problem('offer_expired')))
  late.send({ type: 'time.taken' })
  await waitFor(late, (snapshot) => snapshot.status === 'done')
  const withdrawn = start(async () => {})
  withdrawn.send({ type: 'offer.ended', status: 'withdrawn' })
  const opened = [start(async () => {}, { isTimeOver: true }), start(async () => {}, { status: 'expired' })]
  expect([ranOut, late, withdrawn, ...opened].map((offer) => offer.getSnapshot().value)).toEqual(Array(5).fill('over'))
})

it('says that it was answered elsewhere, and nothing of what was answered before', async () => {
  const known = (['accepted', 'declined'] as const).map((status) => {
    const offer = start(async () => {})
    offer.send({ type: 'offer.ended', status })
    return offer
  })
  const refused = start(() => Promise.reject(new Problem('offer_answered')))
  refused.send({ type: 'time.left' })
  await waitFor(refused, (snapshot) => snapshot.status === 'done')
  expect([...known, refused].map((offer) => offer.getSnapshot().value)).toEqual(Array(3).fill('elsewhere'))
  for (const status of ['accepted', 'declined', 'withdrawn'] as const)
    expect(start(async () => {}, { status }).getSnapshot().value).toBe('settled')
})
