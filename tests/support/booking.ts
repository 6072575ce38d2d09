import { vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Appointment, PatientForm } from '#contract/appointment'
import type { PaymentOptions } from '#contract/payment'
import type { PaymentMethod } from '#contract/payment-methods'
import type { Hold, Slot } from '#contract/availability'
import { Problem } from '#contract/problem'
import { bookingMachine } from '#machines/booking/booking.machine'
import { selectScreen } from '#machines/booking/booking.selectors'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { WaitInput } from '#machines/wait-input'
import type { PhoneNumber, VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import type {
  BookingEvent,
  BookingInput,
  ChosenSlot,
  HoldInput,
  OutboxEvent,
  PaymentWaysInput,
  SubmitInput,
  WithdrawOutput,
} from '#machines/booking/booking.types'

export const slotAt = (time: string): Slot => ({
  practitioner_id: '7',
  facility_id: '3',
  service_id: '21',
  consultation_type: 'clinic',
  start: `2026-11-24T${time}:00.000Z`,
})
export const chosenAt = (time: string): ChosenSlot => ({
  slot: slotAt(time),
  timeZone: 'Asia/Dubai',
  service: {
    id: '21',
    name: 'First consultation',
    facility_id: '3',
    consultation_type: 'clinic',
    duration_minutes: 20,
    fee: { amount: 350, currency: 'AED' },
  },
})
export const patient: PatientForm = {
  first_name: 'Layla',
  last_name: 'Farouk',
  phone: '501234567',
  country_code: '971',
}
export const holdOf = (slot: Slot, number = 1): Hold => ({
  hold_id: `hold-${number}`,
  hold_token: `token-${number}`,
  expires_at: `2026-11-23T10:${20 + number}:00.000Z`,
  slot,
})
export const codeSent = {
  sent: true,
  expires_at: '2026-11-23T10:20:00.000Z',
  resend_at: '2026-11-23T10:11:00.000Z',
  code_length: 6,
}
export const verified = { guest_token: 'guest-1', expires_at: '2026-11-23T10:40:00.000Z' }
export const proof = {
  phone: '501234567',
  country_code: '971',
  guestToken: 'guest-0',
  expiresAt: '2026-11-23T10:30:00.000Z',
}
export const alternatives = [slotAt('12:00'), slotAt('12:20')]
export const taken = new Problem('slot_taken', { details: { alternatives, time_zone: 'Asia/Dubai' } })

/** How a visit can be paid, by these methods. */
export const paymentOptionsWith = (...methods: PaymentMethod[]): PaymentOptions => ({
  methods,
  is_prepaid: !methods.includes('at_facility'),
  fee: { amount: 350, currency: 'AED' },
  minutes_to_pay: 15,
  wallets: {},
})

/** A booking whose services answer at once and whose outbox and clock the test speaks for. */
export function startBooking(input: Partial<BookingInput> = {}, ways = paymentOptionsWith('at_facility')) {
  let holds = 0
  const holdSlot = vi.fn(async ({ slot }: HoldInput) => holdOf(slot, ++holds))
  const sendCode = vi.fn(async (_: PhoneNumber) => codeSent)
  const verifyCode = vi.fn(async (_: VerifyCodeInput) => verified)
  const findPaymentWays = vi.fn(async (_: PaymentWaysInput) => ways)
  const submitBooking = vi.fn((_: SubmitInput) => undefined)
  const withdrawBooking = vi.fn(async (): Promise<WithdrawOutput> => 'withdrawn')
  const waits = new Map<string, () => void>()
  const waitUntil = fromPromise<void, WaitInput>(
    ({ input }) => new Promise((resolve) => waits.set(input.instant, resolve)),
  )
  const machine = bookingMachine.provide({
    actors: {
      holdSlot: fromPromise(({ input }) => holdSlot(input)),
      phoneCode: phoneCodeMachine.provide({
        actors: {
          sendCode: fromPromise(({ input: { purpose: _, ...number } }) => sendCode(number)),
          verifyCode: fromPromise(({ input }) => verifyCode(input)),
          waitUntil,
        },
      }),
      findPaymentWays: fromPromise(({ input }) => findPaymentWays(input)),
      submitBooking: fromCallback(({ input }) => submitBooking(input)),
      withdrawBooking: fromPromise(() => withdrawBooking()),
      waitUntil,
    },
  })
  const actor = createActor(machine, {
    input: {
      practitionerId: '7',
      intentId: 'intent',
      canHold: true,
      holderKey: 'device-1',
      phoneRegion: 'AE',
      ...input,
    },
  })
  actor.start()
  return {
    actor,
    holdSlot,
    sendCode,
    verifyCode,
    findPaymentWays,
    submitBooking,
    withdrawBooking,
    send: (event: BookingEvent) => actor.send(event),
    outbox: (event: OutboxEvent) => actor.send(event),
    passes: (instant: string) => waits.get(instant)!(),
    reaches: (screen: ReturnType<typeof selectScreen>) =>
      waitFor(actor, (snapshot) => selectScreen(snapshot) === screen && !snapshot.hasTag('busy'), { timeout: 1000 }),
    context: () => actor.getSnapshot().context,
  }
}

/** As far as the review, with the phone proven by a code. */
export async function reviewing(input: Partial<BookingInput> = {}) {
  const booking = startBooking(input)
  booking.send({ type: 'slot.chosen', chosen: chosenAt('11:40') })
  await booking.reaches('details')
  booking.send({ type: 'answers.changed', answers: { firstName: 'Layla', reason: ' A rash ' } })
  booking.send({ type: 'details.confirmed', patient })
  await booking.reaches('code')
  booking.send({ type: 'code.given', code: '684213' })
  await booking.reaches('review')
  return booking
}

export async function submitting(input: Partial<BookingInput> = {}) {
  const booking = await reviewing(input)
  booking.send({ type: 'consent.changed', isGiven: true })
  booking.send({ type: 'booking.confirmed' })
  return booking
}

/** An appointment as the platform answers it, with everything in it that is only the patient's. */
export const appointmentWith = (id: string): Appointment => ({
  id,
  appointment_number: '7KDM-94QX',
  status: 'booked',
  consultation_type: 'clinic',
  start: '2026-11-24T05:00:00.000Z',
  end: '2026-11-24T05:30:00.000Z',
  duration_minutes: 30,
  time_zone: 'Asia/Dubai',
  service_id: '21',
  service_name: 'Skin check',
  facility_id: '3',
  fee: { amount: 350, currency: 'AED' },
  fg_consent: true,
  consented_at: '2026-11-20T05:00:00.000Z',
  reason: 'A rash',
  address: 'Villa 12, Palm Street',
  practitioner: {
    id: '7',
    slug: 'dr-amira',
    fullName: 'Dr Amira',
    title: 'Specialist',
    profilePicture: '/portraits/7.svg',
    speciality: 'Dermatology',
    speciality_slug: 'dermatology',
    city_slug: 'dubai',
  },
  facility: {
    id: '3',
    slug: 'marsa-clinic',
    name: 'Marsa Clinic',
    address: '1 Test Street',
    area: 'Deira',
    city: 'Dubai',
    city_slug: 'dubai',
    phone: '+97141234567',
    clinicType: 'clinic',
    lat: 25.2,
    lng: 55.3,
  },
  patient: { first_name: 'Layla', last_name: 'Farouk', phone_masked: '+971 ••• 567' },
  cancel_until: '2026-11-24T05:00:00.000Z',
  move_until: '2026-11-24T05:00:00.000Z',
  moves_left: 5,
  changes: 0,
  free_cancel_until: '2026-11-24T05:00:00.000Z',
  late_cancellation_fee: { amount: 0, currency: 'AED' },
  created_at: '2026-11-20T05:00:00.000Z',
})
