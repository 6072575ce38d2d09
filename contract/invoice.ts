import * as Type from 'typebox'
import { paymentMethods } from '#contract/payment-methods'
import { Instant, TimeZone } from '#contract/wire'

const optional = Type.Optional

/** An amount in the currency's minor unit, such as fils; below zero where it is given back. */
const MinorUnits = Type.Integer()

/**
 * What is charged: the visit, what is taken back of it where it was cancelled or could not be booked, and what is kept of the fee of one that
 * was cancelled late.
 */
export const chargeKinds = ['visit', 'cancelled', 'not_booked', 'late_cancellation'] as const
export type ChargeKind = (typeof chargeKinds)[number]

/**
 * The invoice of a visit that was paid through the platform. All amounts are in one currency, in its minor unit of `minor_digits` digits
 * behind the point. `total` is the sum of the charges, and `balance` what of it is still to be paid, or below zero what is still to be given
 * back: `total` less payments, and refunds added.
 */
export const Invoice = Type.Object({
  /** The number of the receipt: unique, and the same for ever. */
  number: Type.String(),
  issued_at: Instant,
  time_zone: TimeZone,
  appointment_id: Type.String(),
  appointment_number: Type.String(),
  /** Whose invoice it is by law, as the tenant named them when it was paid. Absent where it named nobody: the facility then. */
  seller: optional(
    Type.Object({
      name: Type.String(),
      address: optional(Type.String()),
      registration_number: optional(Type.String()),
    }),
  ),
  facility: Type.Object({ name: Type.String(), address: Type.String(), phone: Type.String() }),
  service_name: Type.String(),
  start: Instant,
  practitioner: Type.String(),
  patient: Type.String(),
  currency: Type.String(),
  minor_digits: Type.Integer({ minimum: 0, maximum: 4 }),
  charges: Type.Array(Type.Object({ kind: Type.Enum(chargeKinds), amount: MinorUnits })),
  total: MinorUnits,
  /** The tax that `total` includes, where the tenant named its rate when it was paid. */
  vat: optional(Type.Object({ rate_percent: Type.Number(), registration_number: Type.String(), amount: MinorUnits })),
  payments: Type.Array(
    Type.Object({
      receipt_number: Type.String(),
      method: Type.Enum(paymentMethods),
      paid_at: Instant,
      amount: MinorUnits,
    }),
  ),
  /** What was given back; what is only owed is in the balance. */
  refunds: Type.Array(Type.Object({ receipt_number: Type.String(), refunded_at: Instant, amount: MinorUnits })),
  balance: MinorUnits,
})
export type Invoice = Type.Static<typeof Invoice>
