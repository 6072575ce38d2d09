import * as Type from 'typebox'
import { Appointment } from '#contract/appointment'
import { Slot } from '#contract/availability'
import { paymentMethods, walletMethods } from '#contract/payment-methods'
import { DirectoryId, Money } from '#contract/wire'

/**
 * How a payment goes, as the app sees it. Booking (C60, C61) names a `payment_method`. By one of `prepaidMethods` the appointment is
 * `awaiting_payment`: its time is kept until `payment.pay_until` and for nobody else. The app then starts the payment:
 *
 * 1. `card`: `startPayment` answers a `redirect_url`, where the whole page goes. The provider sends the patient back to `return_to`,
 *    whatever happened there. The app then reads `paymentState` until the status is neither `created` nor `pending`.
 * 2. A wallet: `payByWallet` with the token of the device's sheet answers what became of it.
 *
 * Afterwards the appointment is `booked` (payment `paid`), still `awaiting_payment` (`declined`: start again, or `settleAtVisit`), or
 * `expired` (nobody paid in time: payment `expired`; paid too late and the time was gone: `refund_due`, then `refunded`). All calls take
 * the X-Appointment-Token or the patient's session, and can be repeated.
 */

/** What the device's sheets have to know. Each is absent where that wallet is not offered. */
export const WalletSetup = Type.Object({
  apple_pay: Type.Optional(
    Type.Object({
      /** Of the merchant, where it is registered. */
      country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
      supported_networks: Type.Array(Type.String()),
    }),
  ),
  google_pay: Type.Optional(
    Type.Object({
      environment: Type.Enum(['TEST', 'PRODUCTION']),
      merchant_id: Type.Optional(Type.String()),
      /** `tokenizationSpecification.parameters` of a `PAYMENT_GATEWAY`. */
      gateway_parameters: Type.Record(Type.String(), Type.String()),
      supported_networks: Type.Array(Type.String()),
    }),
  ),
})
export type WalletSetup = Type.Static<typeof WalletSetup>

const { practitioner_id, facility_id, service_id, consultation_type } = Slot.properties

/** Query of the methods (C64): of which visit. */
export const PaymentMethodsQuery = Type.Object({ practitioner_id, facility_id, service_id, consultation_type })
export type PaymentMethodsQuery = Type.Static<typeof PaymentMethodsQuery>

/** How a visit can be paid (C64), in the order to show. Empty `methods` do not occur: `at_facility` is the last resort. */
export const PaymentOptions = Type.Object({
  methods: Type.Array(Type.Enum(paymentMethods)),
  /** Whether the visit is paid before it: only prepaid methods are among `methods` then. */
  is_prepaid: Type.Boolean(),
  fee: Money,
  /** How long the time is kept for who pays. */
  minutes_to_pay: Type.Integer(),
  wallets: WalletSetup,
})
export type PaymentOptions = Type.Static<typeof PaymentOptions>

/** Query and body of the check (C65): of a service, and with whom and where. */
export const PaymentCheckQuery = Type.Object({ service_id: DirectoryId })
export const PaymentCheckRequest = Type.Object({ practitioner_id, facility_id, consultation_type })
export type PaymentCheckRequest = Type.Static<typeof PaymentCheckRequest>

/** Whether a payment is needed before the visit, and what the visit costs now (C65). */
export const PaymentCheck = Type.Object({ is_needed: Type.Boolean(), fee: Money })
export type PaymentCheck = Type.Static<typeof PaymentCheck>

/**
 * Body of a start of a payment. `return_to`: where the provider sends the patient back to, a path of this origin with its mount and query
 * (`location.pathname + location.search`).
 */
export const StartPaymentRequest = Type.Object({
  appointment_id: Type.String({ maxLength: 64 }),
  return_to: Type.String({ maxLength: 500, pattern: '^/(?![/\\\\])[!-\\[\\]-~]*$' }),
})
export type StartPaymentRequest = Type.Static<typeof StartPaymentRequest>

/**
 * The provider's page, which shows in the whole window and in no frame. Absent where there is nothing to pay any more: the appointment
 * says why. A second start answers the same page while that is open, and a new attempt after a decline.
 */
export const StartedPayment = Type.Object({ redirect_url: Type.Optional(Type.String()), appointment: Appointment })
export type StartedPayment = Type.Static<typeof StartedPayment>

/** Body of a payment by a wallet: the token as the device's sheet gave it (Apple Pay: `payment.token`, as JSON; Google Pay: its `token`). */
export const WalletPaymentRequest = Type.Object({
  wallet_type: Type.Enum(walletMethods),
  token: Type.String({ minLength: 1, maxLength: 20_000 }),
})
export type WalletPaymentRequest = Type.Static<typeof WalletPaymentRequest>

/** Body of the choice to settle at the visit after all, where the visit need not be paid before it (C64). The appointment is booked then. */
export const SettleAtVisitRequest = Type.Object({ payment_method: Type.Enum(['at_facility', 'insurance']) })
export type SettleAtVisitRequest = Type.Static<typeof SettleAtVisitRequest>

/**
 * Body of the merchant validation (C69). `url` is that of the sheet's `onvalidatemerchant`; only addresses of Apple's gateways are called.
 * The answer is the merchant session as JSON in Base64 (V08); a failure at the gateway is `payment_unavailable`.
 */
export const ValidateMerchantRequest = Type.Object({
  wallet_type: Type.Enum(['apple_pay']),
  url: Type.String({ maxLength: 300 }),
  /** The host that the page is shown at. */
  domain: Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9.-]+$' }),
})
export type ValidateMerchantRequest = Type.Static<typeof ValidateMerchantRequest>
