import type { AxiosInstance } from 'axios'
import type { Appointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import type {
  PaymentCheck,
  PaymentCheckRequest,
  PaymentMethodsQuery,
  PaymentOptions,
  SettleAtVisitRequest,
  StartedPayment,
  StartPaymentRequest,
  ValidateMerchantRequest,
  WalletPaymentRequest,
} from '#contract/payment'
import { additions, calls } from '#contract/services'
import type { Invoice } from '#contract/invoice'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** What opens an appointment that a guest has booked; the session does, where it is absent. */
type Opening = { appointmentToken?: string }
type Keyed = Opening & { idempotencyKey: string }

/** Calls of the payment service. */
export function createPaymentApi(http: () => AxiosInstance) {
  return {
    /** How a visit can be paid (C64). */
    options: (query: PaymentMethodsQuery, signal?: AbortSignal) =>
      call<PaymentOptions>(http(), calls.paymentMethods, { query, signal }),
    /** Whether a visit has to be paid before it, and what it costs now (C65). */
    check: (serviceId: string, body: PaymentCheckRequest, signal?: AbortSignal) =>
      call<PaymentCheck>(http(), calls.checkPayment, { query: { service_id: serviceId }, body, signal }),
    /** The appointment as its payment has left it; the provider is asked where that is open. */
    state: (id: string, opening: Opening, signal?: AbortSignal) =>
      call<Appointment>(http(), additions.paymentState, { params: { id }, signal, headers: openedBy(opening) }),
    /** The invoice of an appointment that was paid; `not_found` where nothing was. */
    invoice: (id: string, opening: Opening, signal?: AbortSignal) =>
      call<Invoice>(http(), additions.invoice, { params: { id }, signal, headers: openedBy(opening) }),
    /** The provider's page. Throws `payment_expired`, `payment_unavailable`. */
    start: (body: StartPaymentRequest, { idempotencyKey, ...opening }: Keyed, signal?: AbortSignal) =>
      call<StartedPayment>(http(), additions.startPayment, {
        body,
        signal,
        headers: { ...keyHeader(idempotencyKey), ...openedBy(opening) },
      }),
    /** Pays with the token of the device's sheet. Throws `payment_declined`, `payment_expired`, `payment_unavailable`. */
    payByWallet: (
      id: string,
      body: WalletPaymentRequest,
      { idempotencyKey, ...opening }: Keyed,
      signal?: AbortSignal,
    ) =>
      call<Appointment>(http(), additions.payByWallet, {
        params: { id },
        body,
        signal,
        headers: { ...keyHeader(idempotencyKey), ...openedBy(opening) },
      }),
    /** Books it to be settled at the visit. Throws `payment_required`, `payment_expired`. */
    settleAtVisit: (id: string, body: SettleAtVisitRequest, opening: Opening, signal?: AbortSignal) =>
      call<Appointment>(http(), additions.settleAtVisit, { params: { id }, body, signal, headers: openedBy(opening) }),
    /** Apple's word that this is the merchant, for its sheet (C69): JSON in Base64 (V08). Throws `payment_unavailable`. */
    validateMerchant: (body: ValidateMerchantRequest) => call<string>(http(), calls.validateMerchant, { body }),
  }
}

const openedBy = ({ appointmentToken }: Opening): Record<string, string> =>
  appointmentToken ? { [headers.appointmentToken]: appointmentToken } : {}
