import * as Type from 'typebox'
import { HolderKey, Slot } from '#contract/availability'
import { cancelReasons } from '#contract/cancel-reasons'
import { captchaResponse } from '#contract/captcha'
import { EarlierTimes } from '#contract/earlier-offer'
import { ConsultationType } from '#contract/directory'
import { paymentMethods, paymentStatuses } from '#contract/payment-methods'
import { linesPattern, namePattern, optionalNamePattern } from '#contract/plain-text'
import { suspensionReason } from '#contract/suspension'
import { longestText } from '#contract/text-limits'
import { CalendarDay, DirectoryId, Instant, Money, TimeZone } from '#contract/wire'

const optional = Type.Optional

/** What a code can come by beside a text message, where the platform has it: a voice that calls, or a message of another kind. */
export const secondChannels = ['voice', 'message'] as const
export type SecondChannel = (typeof secondChannels)[number]

/** In the request for a code to a phone: by the other way, which `capabilities` of the init data names. By a text message without it. */
export const channel = { channel: optional(Type.Literal('second')) }

/** Body of the code request (C26): the phone as national number and calling code (V02), digits only. */
export const OtpRequest = Type.Object({
  phone: Type.String({ pattern: '^[0-9]{4,14}$' }),
  country_code: Type.String({ pattern: '^[1-9][0-9]{0,2}$' }),
  type: Type.Enum(['guest_booking', 'sign_in', 'reset_password']),
  ...channel,
  ...captchaResponse,
})
export type OtpRequest = Type.Static<typeof OtpRequest>

export const OtpAnswer = Type.Object({
  sent: Type.Boolean(),
  expires_at: Instant,
  resend_at: Instant,
  code_length: Type.Integer(),
})
export type OtpAnswer = Type.Static<typeof OtpAnswer>

/** Body of the code check (C31); `country` is the calling code, `type` what the code was sent for: a booking unless told. */
export const VerifyRequest = Type.Object({
  type: optional(Type.Enum(['guest_booking', 'sign_in'])),
  phone: Type.String({ pattern: '^[0-9]{4,14}$' }),
  country: Type.String({ pattern: '^[1-9][0-9]{0,2}$' }),
  phone_verification_token: Type.String({ pattern: '^[0-9]{6}$' }),
})
export type VerifyRequest = Type.Static<typeof VerifyRequest>

/**
 * A verified phone: the guest token is good for thirty minutes and one tenant. It travels as `X-Guest-Token`. Who has that phone and cannot
 * book at present is told so (P04).
 */
export const VerifyAnswer = Type.Object({
  guest_token: Type.String(),
  expires_at: Instant,
  suspended_to_book: optional(Type.Boolean()),
  ...suspensionReason,
})
export type VerifyAnswer = Type.Static<typeof VerifyAnswer>

/** Id of a relative. */
const RelativeId = Type.String({ minLength: 1, maxLength: 64 })

/** Who the visit is for. Names may hold any script; see `plain-text` for the signs that are refused. */
export const PatientForm = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: longestText.firstName, pattern: namePattern }),
  /** Empty for a person with a single name. */
  last_name: Type.String({ maxLength: longestText.lastName, pattern: optionalNamePattern }),
  phone: Type.String({ pattern: '^[0-9]{4,14}$' }),
  country_code: Type.String({ pattern: '^[1-9][0-9]{0,2}$' }),
  email: optional(Type.String({ format: 'email', maxLength: longestText.email })),
  gender: optional(Type.Enum(['female', 'male'])),
  birthday: optional(CalendarDay),
  /** The relative (N02) of the signed-in patient whom the visit is for. */
  patient_relative_id: optional(RelativeId),
  /** Whether the visit is for somebody else than whose phone it is; for themselves where it is absent. */
  is_for_other: optional(Type.Boolean()),
})
export type PatientForm = Type.Static<typeof PatientForm>

/** An insurer that the tenant shows, and one of its plans where the patient knows theirs. */
export const OwnInsurance = Type.Object({ insurer_id: DirectoryId, plan_id: optional(DirectoryId) })
export type OwnInsurance = Type.Static<typeof OwnInsurance>

/** Body of a guest's booking (C61). `fee` is what the patient was shown: another price is refused with `price_changed`. */
export const GuestAppointmentRequest = Type.Object({
  ...Slot.properties,
  hold_id: optional(Type.String({ maxLength: 64 })),
  hold_token: optional(Type.String({ maxLength: 128 })),
  holder_key: optional(HolderKey),
  patient: PatientForm,
  reason: optional(Type.String({ maxLength: longestText.reason, pattern: linesPattern })),
  /** Address of the home visit; only for home care. */
  address: optional(Type.String({ maxLength: longestText.address, pattern: linesPattern })),
  /** How the patient is insured; absent where they pay themselves or did not answer. */
  insurance: optional(OwnInsurance),
  fee: Money,
  /**
   * How it is paid, of the methods of C64; settled at the visit where it is absent. A visit that must be paid before it is refused
   * without a prepaid method (`payment_required`), and a method that is not offered with `payment_method_unavailable`; both carry the
   * `methods` in `details`.
   */
  payment_method: optional(Type.Enum(paymentMethods)),
  fg_consent: Type.Boolean(),
  source: optional(Type.String({ maxLength: 40, pattern: '^[a-z0-9_-]*$' })),
})
export type GuestAppointmentRequest = Type.Static<typeof GuestAppointmentRequest>

/**
 * `awaiting_payment`: its time is kept until it is paid or `payment.pay_until` is over, `expired`: it was not paid by then, and its time
 * is free for others.
 */
export const appointmentStatuses = [
  'awaiting_payment',
  'booked',
  'cancelled',
  'completed',
  'no_show',
  'expired',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/**
 * How an appointment is paid; absent where booking named no method. `at_visit`: nothing passes through the platform. The receipt of a
 * visit paid before it is made of these.
 */
export const AppointmentPayment = Type.Object({
  method: Type.Enum(paymentMethods),
  status: Type.Enum(['at_visit', ...paymentStatuses]),
  amount: Money,
  /** Until when it can be paid; only while the appointment awaits it. */
  pay_until: optional(Instant),
  /** The visit has expired, and the provider has not said yet that nothing was paid for it: the visit may still be booked. */
  is_unclear: optional(Type.Boolean()),
  /** What came in, where it is not `amount`, which buys nothing: it goes back. */
  paid: optional(Money),
  paid_at: optional(Instant),
  /** What goes or went back to the patient, with `refund_due` and `refunded`: the amount, or what a late fee left of it. */
  refunded: optional(Money),
  refunded_at: optional(Instant),
  /** With `refund_due`: it came back from the patient's bank each time, and nobody tries again by themselves. */
  is_refund_stuck: optional(Type.Boolean()),
  /** From the moment it was paid. */
  receipt_number: optional(Type.String()),
})
export type AppointmentPayment = Type.Static<typeof AppointmentPayment>

export const Appointment = Type.Object({
  id: Type.String(),
  appointment_number: Type.String(),
  status: Type.Enum(appointmentStatuses),
  consultation_type: ConsultationType,
  start: Instant,
  end: Instant,
  duration_minutes: Type.Integer(),
  time_zone: TimeZone,
  service_id: Type.String(),
  service_name: Type.String(),
  facility_id: Type.String(),
  fee: Money,
  payment: optional(AppointmentPayment),
  fg_consent: Type.Boolean(),
  /** When the consent was given last; absent where it is missing. */
  consented_at: optional(Instant),
  reason: Type.String(),
  address: Type.String(),
  /**
   * As the patient entered it; `plan` is empty where they did not name one. `is_accepted`: the doctor took this insurance at
   * this place when the visit was booked.
   */
  insurance: optional(Type.Object({ insurer: Type.String(), plan: Type.String(), is_accepted: Type.Boolean() })),
  practitioner: Type.Object({
    id: Type.String(),
    slug: Type.String(),
    fullName: Type.String(),
    title: Type.String(),
    profilePicture: Type.String(),
    speciality: Type.String(),
    speciality_slug: Type.String(),
    city_slug: Type.String(),
  }),
  facility: Type.Object({
    id: Type.String(),
    slug: Type.String(),
    name: Type.String(),
    address: Type.String(),
    area: Type.String(),
    city: Type.String(),
    city_slug: Type.String(),
    phone: Type.String(),
    clinicType: Type.String(),
    lat: Type.Number(),
    lng: Type.Number(),
  }),
  patient: Type.Object({
    first_name: Type.String(),
    last_name: Type.String(),
    phone_masked: Type.String(),
    /** Where the account booked for one of its relatives who is still there. */
    patient_relative_id: optional(RelativeId),
    /** True where it was booked for somebody else than whose phone it is. */
    is_for_other: optional(Type.Boolean()),
  }),
  /** Until when it can be cancelled and moved here, by the rules with which it was booked. How often it can be moved yet. */
  cancel_until: Instant,
  move_until: Instant,
  moves_left: Type.Integer({ minimum: 0 }),
  /** Cancelling costs nothing until the one, and the other from then on: so much is kept of the fee. */
  free_cancel_until: Instant,
  late_cancellation_fee: Money,
  /** How often it was changed since it was booked, cancelling included: the SEQUENCE of its calendar entry. */
  changes: Type.Integer({ minimum: 0 }),
  /** Of a cancelled appointment: when, why in the patient's words (for who can open the appointment alone), and what was kept of the fee. */
  cancellation: optional(
    Type.Object({
      cancelled_at: Instant,
      reason: optional(Type.Enum(cancelReasons)),
      note: Type.String(),
      fee: Money,
    }),
  ),
  earlier: optional(EarlierTimes),
  /** True while the patient may book nothing (P04): then it can be cancelled, and not moved. */
  suspended_to_book: optional(Type.Boolean()),
  ...suspensionReason,
  created_at: Instant,
})
export type Appointment = Type.Static<typeof Appointment>

/** Answer of a guest's booking: the token opens this one appointment alone and travels as `X-Appointment-Token`. */
export const BookedAppointment = Type.Object({ appointment: Appointment, appointment_token: Type.String() })
export type BookedAppointment = Type.Static<typeof BookedAppointment>

/**
 * Body of a cancellation (C56). `forcebookable` is what the specification sends with every change of an appointment; only
 * `true` is accepted. Who cancels may say why. `fee` is what the patient was shown that it costs: without it, it has to cost nothing.
 */
export const CancelRequest = Type.Object({
  forcebookable: Type.Literal(true),
  reason: optional(Type.Enum(cancelReasons)),
  note: optional(Type.String({ maxLength: longestText.cancelNote, pattern: linesPattern })),
  fee: optional(Money),
})
export type CancelRequest = Type.Static<typeof CancelRequest>

/** Body of the consent of an appointment (C59), which `false` takes back. `forcebookable` is taken, as with the other changes. */
export const ConsentRequest = Type.Object({
  fg_consent: Type.Boolean(),
  forcebookable: optional(Type.Literal(true)),
})
export type ConsentRequest = Type.Static<typeof ConsentRequest>

/**
 * Body of a move to a new start (C57), with the same practitioner, place and service. `fee` is what the patient was shown: without it the
 * price has to be that of the appointment. `holder_key`: whose holds do not stand in the way.
 */
export const RescheduleRequest = Type.Object({
  start: Instant,
  fee: optional(Money),
  holder_key: optional(HolderKey),
  forcebookable: Type.Literal(true),
})
export type RescheduleRequest = Type.Static<typeof RescheduleRequest>

/** The token of the link in a text message to the patient; it is exchanged for a token that opens this one appointment. */
export const OpenAppointmentRequest = Type.Object({ link_token: Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' }) })
export type OpenAppointmentRequest = Type.Static<typeof OpenAppointmentRequest>
