import { expect, it } from 'vitest'
import { getInitialMicrosteps, type SnapshotFrom } from 'xstate'
import { Problem } from '#contract/problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { isPrepaid } from '#machines/payment/payment-outlook'
import { chosenAt, codeSent, holdOf, patient, paymentOptionsWith, proof, slotAt, taken } from '#tests/support/booking'
import { answered, isAt, refused, runs, walk } from '#tests/support/machine-paths'
import { bookingMachine } from './booking.machine.ts'
import { paymentChoiceOf, paymentOf } from './booking.payment-choice.ts'
import { selectDraft, selectIsProven, selectScreen, type BookingScreen } from './booking.selectors.ts'
import type { BookingDraft, BookingEvent, BookingInput } from './booking.types.ts'

const code = '684213'
const number = { phone: patient.phone, country_code: patient.country_code }
const suspended = new Problem('suspended_to_book', { details: { reason: 'missed_visits' } })
const ways = paymentOptionsWith('at_facility', 'insurance', 'card', 'apple_pay')
const atCode = phoneCodeMachine.resolveState({
  value: { entering: 'cooling' },
  context: {
    number,
    purpose: 'guest_booking',
    sent: codeSent,
    unsentCode: undefined,
    problem: undefined,
    proof: undefined,
  },
})
const sendingCode = phoneCodeMachine.resolveState({
  value: 'sending',
  context: {
    number,
    purpose: 'guest_booking',
    sent: undefined,
    unsentCode: undefined,
    problem: undefined,
    proof: undefined,
  },
})

/** How a booking is refused, each in its own way. */
const refusals = [
  { code: 'slot_taken', details: { alternatives: [slotAt('12:00')], time_zone: 'Asia/Dubai' } },
  { code: 'suspended_to_book', details: { reason: 'missed_visits' } },
  { code: 'hold_expired' },
  { code: 'guest_token_invalid' },
  { code: 'idempotency_key_reused' },
  { code: 'price_changed', details: { fee: { amount: 400, currency: 'AED' } } },
  { code: 'payment_method_unavailable' },
] as const

const events = [
  { type: 'slot.chosen', chosen: chosenAt('11:40') },
  { type: 'slot.change_requested' },
  { type: 'details.confirmed', patient },
  { type: 'details.change_requested' },
  { type: 'payment.change_requested' },
  { type: 'payment.chosen', method: 'card' },
  { type: 'payment.chosen', method: 'apple_pay' },
  { type: 'payment.confirmed' },
  { type: 'booking.confirmed' },
  { type: 'booking.withdrawn' },
  ...(['details', 'code', 'review', 'payment'] as const).map((step) => ({ type: 'step.revisited', step, patient })),
  { type: 'step.revisited', step: 'review', patient: undefined },
  { type: 'code.given', code },
  { type: 'code.resend_requested' },
  { type: 'connection.returned' },
  { type: 'outbox.kept' },
  { type: 'outbox.sending' },
  { type: 'outbox.booked', appointmentId: 'a-1' },
  { type: 'outbox.booked', appointmentId: 'a-1', isUnpaid: true },
  { type: 'outbox.unanswered', problem: { code: 'offline' } },
  { type: 'outbox.confirmation_due' },
  ...refusals.map((problem) => ({ type: 'outbox.refused', problem })),
  isAt('phoneCode', atCode),
  isAt('phoneCode', sendingCode),
  answered('phoneCode', { proof, problem: undefined }),
  answered('phoneCode', { proof: undefined, problem: { code: 'phone_invalid' } }),
  answered('phoneCode', { proof: undefined, problem: undefined, suspension: { reason: 'missed_visits' } }),
  refused('phoneCode', new Problem('unexpected')),
  answered('holdSlot', holdOf(slotAt('11:40'))),
  answered('renewHold', holdOf(slotAt('11:40'), 5)),
  ...['holdSlot', 'renewHold'].flatMap((id) =>
    [taken, suspended, new Problem('offline')].map((one) => refused(id, one)),
  ),
  ...['holdEnd', 'proofEnd'].flatMap((id) => [answered(id), refused(id, new Error('no clock'))]),
  answered('findPaymentWays', ways),
  answered('findPaymentWays', paymentOptionsWith('card')),
  refused('findPaymentWays', new Problem('offline')),
  refused('submitBooking', new Problem('unexpected')),
  answered('withdrawBooking', 'withdrawn'),
  answered('withdrawBooking', 'too_late'),
  refused('withdrawBooking', new Problem('unexpected')),
] as unknown as BookingEvent[]
/** What the patient changes beside the way, which more than doubles the states. */
const answers = [
  { type: 'choice.changed', choice: { day: '2026-11-24' } },
  { type: 'answers.changed', answers: { firstName: 'Layla' } },
  { type: 'insurance.changed', insurance: { insurer_id: '1' } },
  { type: 'consent.changed', isGiven: true },
] as const satisfies BookingEvent[]

type Booking = SnapshotFrom<typeof bookingMachine>

const device: BookingInput = {
  ...{ practitionerId: '7', intentId: 'intent', holderKey: 'device-1', phoneRegion: 'AE' },
  ...{ canHold: true, canPay: true },
}
const begin = (input: BookingInput) => getInitialMicrosteps(bookingMachine, input).at(-1)![0]
/** The page as it is loaded anew: with what the device has stored, and the proof of the phone. */
const reloaded = (booking: Booking): BookingInput => {
  const draft = selectDraft(booking)
  const { canHold, canPay, proof: kept } = booking.context
  return { ...device, canHold, canPay, ...(draft && { draft }), ...(kept && { proof: kept }) }
}
const draftAt = (at: BookingDraft['at'], changes: Partial<BookingDraft['context']>): BookingDraft => ({
  at,
  context: { ...selectDraft(begin(device))!.context, chosen: chosenAt('11:40'), patient, ...changes },
})
const inputs: BookingInput[] = [
  device,
  { ...device, canHold: false, canPay: false },
  { ...device, suspension: { reason: 'missed_visits' } },
  { ...device, preset: chosenAt('11:40') },
  { ...device, proof, draft: draftAt('filling', { step: 'review' }) },
  { ...device, proof, draft: draftAt('filling', { step: 'payment', hold: holdOf(slotAt('11:40')) }) },
  { ...device, proof, draft: draftAt('filling', { step: 'review', hold: holdOf(slotAt('11:40'), 5) }) },
  { ...device, draft: draftAt('filling', { step: 'code', codeSent: { ...codeSent, ...number } }) },
  { ...device, proof, draft: draftAt('filling', { step: 'code', codeSent: { ...codeSent, ...number } }) },
  { ...device, proof, draft: draftAt('submitting', { step: 'review', payment: 'card' }) },
]

/** What holds whatever has happened. */
function expectIn(booking: Booking, before: Booking) {
  const { context } = booking
  const draft = selectDraft(booking)
  // Neither a code nor what proves who somebody is is stored.
  expect(JSON.stringify(context)).not.toContain(code)
  expect(JSON.stringify(draft ?? {})).not.toMatch(/guest-0|wallets/)
  expect(draft === undefined).toBe(booking.matches('booked'))
  // What is sent is what is offered, and money before the visit is nobody's who has not chosen it or has no other way.
  const { paymentOptions: known } = context
  const way = paymentOf(context)
  if (known && way) expect(known.methods).toContain(way)
  if (known && isPrepaid(way) && known.methods.includes('at_facility')) expect(context.payment).toBe(way)
  if (selectScreen(booking) === 'payment' && known) expect(paymentChoiceOf(context)).not.toEqual([])
  // Nobody sends a booking before the phone is proven, nor what the patient has not looked at.
  if (booking.matches('submitting') && before.matches('filling')) {
    expect([selectScreen(before), selectIsProven(before), context.isConfirmed]).toEqual(['review', true, true])
  }
  // A lost time is chosen anew, and nothing that was typed is lost with it.
  if (context.loss && !before.context.loss) expect(selectScreen(booking)).toBe('choosing')
  if (before.context.patient && draft && !before.matches('booked')) expect(context.patient).toEqual(patient)
}

/** A request keeps its key until it was refused for good: nobody who is asked again books twice. */
function expectKey(booking: Booking, before: Booking) {
  const [now, then] = [booking.context.submission, before.context.submission]
  expect(now - then === 0 || (now - then === 1 && before.matches('submitting'))).toBe(true)
  const refusal = before.matches('submitting') ? booking.context.problem?.code : undefined
  if (refusal === 'price_changed' || refusal === 'payment_method_unavailable') expect(now - then).toBe(1)
}

/** Where a patient is after the page was loaded anew. */
const screensAfterReload: Record<BookingScreen, readonly BookingScreen[]> = {
  choosing: ['choosing'],
  details: ['details'],
  code: ['code', 'review'],
  review: ['review'],
  payment: ['payment'],
  // It is asked what became of it.
  queued: ['review'],
  booked: ['choosing'],
  // Whether they may book again is asked anew.
  suspended: ['details', 'choosing'],
}

function expectReload(booking: Booking) {
  const again = begin(reloaded(booking))
  if (!booking.hasTag('busy')) expect(screensAfterReload[selectScreen(booking)]).toContain(selectScreen(again))
  if (booking.matches('booked')) return
  const { answers: typed, chosen, insurance, payment, submission, consent } = booking.context
  expect(again.context).toMatchObject({ answers: typed, chosen, insurance, payment, submission, consent })
  // Nothing is sent by a reload: it is asked about.
  expect(again.context.isConfirmed).toBe(false)
}

it('takes every transition of every state, and a reload in each goes on where it was', () => {
  const { unreached, untaken } = walk(bookingMachine, {
    inputs,
    events: [...events, ...answers],
    expectIn: (booking, before) => {
      expectIn(booking, before)
      expectKey(booking, before)
      expectReload(booking)
    },
  })
  expect([unreached, untaken]).toEqual([[], []])
})

it.each(['filling', 'submitting'] as const)(
  'keeps its promises in every order of events, and after reloads, from %s on',
  (at) => {
    runs(bookingMachine, {
      input: { ...device, proof, draft: draftAt(at, { step: 'review' }) },
      events: [...events, ...answers],
      reload: reloaded,
      expectIn,
    })
  },
)
