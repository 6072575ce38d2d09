import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { chosenAt, paymentOptionsWith, patient, proof, reviewing, startBooking } from '#tests/support/booking'
import { paymentChoiceOf, paymentOf } from './booking.payment-choice.ts'
import { selectDraft, selectIsUnpaid, selectPayment, selectPaymentChoice, selectScreen } from './booking.selectors.ts'
import { toSubmit } from './booking.requests.ts'

type Flow = ReturnType<typeof startBooking>
const now = ({ actor }: Pick<Flow, 'actor'>) => actor.getSnapshot()
const screenOf = (flow: Flow) => selectScreen(now(flow))
const methodOf = (flow: Flow) => toSubmit(flow.context()).body.payment_method
const both = paymentOptionsWith('at_facility', 'insurance', 'card')

/** A booking in the review, of a visit that can be paid by these ways. */
async function reviewingWith(options = both) {
  const flow = startBooking({ canPay: true, proof }, options)
  flow.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
  await flow.reaches('details')
  flow.send({ type: 'details.confirmed', patient })
  await flow.reaches('review')
  await expect.poll(() => flow.context().paymentOptions).toEqual(options)
  return flow
}

describe('how a visit is paid', () => {
  it.each([
    ['at the visit where nothing else is chosen', both, undefined, undefined, 'at_facility'],
    ['by the insurer of who has named one', both, undefined, { insurer_id: '1' }, 'insurance'],
    ['as chosen', both, 'card' as const, { insurer_id: '1' }, 'card'],
    ['by card where it must be paid before', paymentOptionsWith('apple_pay', 'card'), undefined, undefined, 'card'],
    ['by what there is', paymentOptionsWith('apple_pay'), 'card' as const, undefined, 'apple_pay'],
    ['by no insurer where none is named any more', both, 'insurance' as const, null, 'at_facility'],
    ['as chosen while nothing is known', undefined, 'card' as const, undefined, 'card'],
    ['by nothing that is said while nothing is known', undefined, undefined, undefined, undefined],
  ])('is %s', (_, paymentOptions, payment, insurance, expected) => {
    expect(paymentOf({ paymentOptions, payment, insurance })).toBe(expected)
  })

  it('is a choice only where something can be paid before the visit', () => {
    const choiceOf = (...methods: Parameters<typeof paymentOptionsWith>) =>
      paymentChoiceOf({ paymentOptions: paymentOptionsWith(...methods), payment: undefined, insurance: undefined })
    expect(choiceOf('at_facility')).toEqual([])
    expect(choiceOf('at_facility', 'insurance')).toEqual([])
    expect(choiceOf('card')).toEqual([])
    expect(choiceOf('at_facility', 'insurance', 'card')).toEqual(['at_facility', 'card'])
  })
})

describe('the ways to pay', () => {
  it('are no step for who does not ask for them, and none is sent where the tenant has none', async () => {
    const flow = await reviewing()
    expect(flow.findPaymentWays).not.toHaveBeenCalled()
    flow.send({ type: 'payment.change_requested' })
    expect([screenOf(flow), methodOf(flow)]).toEqual(['review', undefined])
  })

  it('are opened from the review, and what is chosen there is sent', async () => {
    const flow = await reviewingWith()
    expect(flow.findPaymentWays).toHaveBeenCalledWith({
      practitioner_id: '7',
      facility_id: '3',
      service_id: '21',
      consultation_type: 'clinic',
    })
    expect([methodOf(flow), selectPaymentChoice(now(flow))]).toEqual(['at_facility', ['at_facility', 'card']])
    flow.send({ type: 'payment.change_requested' })
    expect(screenOf(flow)).toBe('payment')
    flow.send({ type: 'payment.chosen', method: 'card' })
    expect(screenOf(flow)).toBe('payment')
    flow.send({ type: 'payment.confirmed' })
    expect([screenOf(flow), methodOf(flow)]).toEqual(['review', 'card'])
  })

  it('are found again by the way forward and by a reload, with what was chosen', async () => {
    const flow = await reviewingWith()
    flow.send({ type: 'step.revisited', step: 'payment', patient })
    flow.send({ type: 'payment.chosen', method: 'card' })
    const draft = selectDraft(now(flow))!
    expect(draft.context).toMatchObject({ step: 'payment', payment: 'card' })
    expect(draft.context).not.toHaveProperty('paymentOptions')
    const again = startBooking({ canPay: true, draft, proof }, both)
    expect(screenOf(again)).toBe('payment')
    await expect.poll(() => again.context().paymentOptions).toEqual(both)
    expect([screenOf(again), selectPayment(now(again))]).toEqual(['payment', 'card'])
  })

  it('are left where there is nothing to choose any more', async () => {
    const flow = await reviewingWith()
    flow.send({ type: 'payment.change_requested' })
    const draft = selectDraft(now(flow))!
    const again = startBooking({ canPay: true, draft, proof })
    await again.reaches('review')
    expect(selectPayment(now(again))).toBe('at_facility')
  })

  it('are asked for again when the network is back, and for another time', async () => {
    const flow = startBooking({ canPay: true, proof })
    flow.findPaymentWays.mockRejectedValueOnce(new Problem('offline'))
    flow.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
    await flow.reaches('details')
    await expect.poll(() => now(flow).matches({ filling: { payment: 'unknown' } })).toBe(true)
    flow.send({ type: 'connection.returned' })
    await expect.poll(() => flow.context().paymentOptions).toBeDefined()
    flow.send({ type: 'slot.change_requested' })
    flow.send({ type: 'slot.chosen', chosen: chosenAt('12:00') })
    expect(flow.context().paymentOptions).toBeUndefined()
    await expect.poll(() => flow.findPaymentWays.mock.calls.length).toBe(3)
  })
})

describe('a booking that is paid at once', () => {
  async function submittingByCard() {
    const flow = await reviewingWith()
    flow.send({ type: 'payment.change_requested' })
    flow.send({ type: 'payment.chosen', method: 'card' })
    flow.send({ type: 'payment.confirmed' })
    flow.send({ type: 'booking.confirmed' })
    return flow
  }
  const keys = (flow: Flow) => flow.submitBooking.mock.calls.map(([request]) => request.idempotencyKey)

  it('keeps its key where nobody answered: sent again it is the same', async () => {
    const flow = await submittingByCard()
    flow.outbox({ type: 'outbox.unanswered', problem: { code: 'offline' } })
    expect([screenOf(flow), flow.context().problem]).toEqual(['review', { code: 'offline' }])
    flow.send({ type: 'booking.confirmed' })
    expect(keys(flow)).toEqual(['intent.1', 'intent.1'])
  })

  it('gets another key where the time or the way to pay is chosen anew after the first one was used', async () => {
    const flow = await submittingByCard()
    flow.outbox({ type: 'outbox.unanswered', problem: { code: 'timeout' } })
    flow.send({ type: 'slot.change_requested' })
    flow.send({ type: 'slot.chosen', chosen: chosenAt('12:00') })
    await flow.reaches('review')
    flow.send({ type: 'booking.confirmed' })
    flow.outbox({ type: 'outbox.refused', problem: { code: 'idempotency_key_reused' } })
    expect([screenOf(flow), flow.context().problem?.code]).toEqual(['review', 'idempotency_key_reused'])
    // A press alone says nothing new.
    flow.send({ type: 'booking.confirmed' })
    flow.outbox({ type: 'outbox.refused', problem: { code: 'idempotency_key_reused' } })
    flow.send({ type: 'slot.change_requested' })
    flow.send({ type: 'slot.chosen', chosen: chosenAt('12:20') })
    await flow.reaches('review')
    flow.send({ type: 'booking.confirmed' })
    flow.outbox({ type: 'outbox.refused', problem: { code: 'idempotency_key_reused' } })
    await expect.poll(() => flow.context().paymentOptions).toBeDefined()
    flow.send({ type: 'payment.change_requested' })
    flow.send({ type: 'payment.chosen', method: 'at_facility' })
    flow.send({ type: 'payment.chosen', method: 'card' })
    flow.send({ type: 'payment.confirmed' })
    flow.send({ type: 'booking.confirmed' })
    expect(keys(flow)).toEqual(['intent.1', 'intent.1', 'intent.1', 'intent.2', 'intent.3'])
  })

  it('gets another key also where the time is chosen on another page after a reload', async () => {
    const flow = await submittingByCard()
    flow.outbox({ type: 'outbox.refused', problem: { code: 'idempotency_key_reused' } })
    const draft = selectDraft(now(flow))
    if (!draft) throw new Error('nothing is kept')
    const again = startBooking({ canPay: true, draft, proof, preset: chosenAt('12:00') })
    expect([flow.context().submission, again.context().submission]).toEqual([1, 2])
  })

  it('is booked and awaits its payment', async () => {
    const flow = await submittingByCard()
    flow.outbox({ type: 'outbox.booked', appointmentId: 'a-1', isUnpaid: true })
    expect([screenOf(flow), selectIsUnpaid(now(flow))]).toEqual(['booked', true])
  })

  it('asks anew how it can be paid after a refusal, and is another request then', async () => {
    const flow = await submittingByCard()
    flow.findPaymentWays.mockResolvedValue(paymentOptionsWith('at_facility'))
    flow.outbox({ type: 'outbox.refused', problem: { code: 'payment_method_unavailable' } })
    expect(screenOf(flow)).toBe('review')
    await expect.poll(() => methodOf(flow)).toBe('at_facility')
    flow.send({ type: 'booking.confirmed' })
    expect(keys(flow)).toEqual(['intent.1', 'intent.2'])
  })

  it('sent by a reload is asked about, and not sent', async () => {
    const flow = await submittingByCard()
    const again = startBooking({ canPay: true, draft: selectDraft(now(flow))!, proof })
    expect(again.submitBooking.mock.calls[0]![0]).toMatchObject({
      isConfirmed: false,
      body: { payment_method: 'card' },
    })
    again.outbox({ type: 'outbox.confirmation_due' })
    await again.reaches('review')
    again.send({ type: 'booking.confirmed' })
    expect(keys(again)).toEqual(['intent.1', 'intent.1'])
  })
})
