import { Problem } from '#contract/problem'
import type { WalletSetup } from '#contract/payment'
import { toSheetAmount, type WalletCalls, type WalletOrder } from './wallet-order.ts'

/** The part of `ApplePaySession` that is used here; only Safari has it. */
type AppleSession = {
  onvalidatemerchant: (event: { validationURL: string }) => void
  onpaymentauthorized: (event: { payment: { token: unknown } }) => void
  oncancel: () => void
  begin: () => void
  abort: () => void
  completeMerchantValidation: (merchantSession: unknown) => void
  completePayment: (result: { status: number }) => void
}
type AppleSessions = {
  new (version: number, request: object): AppleSession
  canMakePayments: () => boolean
  STATUS_SUCCESS: number
  STATUS_FAILURE: number
}

/** The version of the sheet that every device of the last years has. */
const version = 3

/** Apple Pay of this browser; undefined where it has none. */
export function applePay(): AppleSessions | undefined {
  const sessions = (globalThis as { ApplePaySession?: AppleSessions }).ApplePaySession
  try {
    return sessions?.canMakePayments() ? sessions : undefined
  } catch {
    // Safari throws in a page without TLS, and in a frame.
    return undefined
  }
}

type AppleCalls<Outcome> = WalletCalls<Outcome> & {
  /** Apple's word that this is the merchant, as JSON in Base64 (V08). */
  validateMerchant: (url: string) => Promise<string>
}

/**
 * Opens Apple's sheet, within a press alone, and pays by it; resolves to undefined where the patient closes it. A failure of the merchant
 * validation is thrown as it came, after the sheet is closed (E09).
 */
export function payWithApple<Outcome>(
  Sessions: AppleSessions,
  { country_code, supported_networks }: NonNullable<WalletSetup['apple_pay']>,
  { amount, label }: WalletOrder,
  { validateMerchant, pay }: AppleCalls<Outcome>,
): Promise<Outcome | undefined> {
  return new Promise((resolve, reject) => {
    const session = new Sessions(version, {
      countryCode: country_code,
      currencyCode: amount.currency,
      supportedNetworks: supported_networks,
      merchantCapabilities: ['supports3DS'],
      total: { label, amount: toSheetAmount(amount) },
    })
    session.onvalidatemerchant = ({ validationURL }) => {
      validateMerchant(validationURL)
        .then((answer) => session.completeMerchantValidation(decode(answer)))
        .catch((failure: unknown) => {
          session.abort()
          reject(failure instanceof Error ? failure : new Problem('payment_unavailable', { cause: failure }))
        })
    }
    session.onpaymentauthorized = ({ payment }) => {
      const complete = (isAccepted: boolean) =>
        session.completePayment({ status: isAccepted ? Sessions.STATUS_SUCCESS : Sessions.STATUS_FAILURE })
      pay(JSON.stringify(payment.token)).then(
        ({ outcome, isAccepted }) => {
          complete(isAccepted)
          resolve(outcome)
        },
        (failure: Error) => {
          complete(false)
          reject(failure)
        },
      )
    }
    session.oncancel = () => resolve(undefined)
    session.begin()
  })
}

/** The merchant session of the platform's answer. */
function decode(answer: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(answer), (sign) => sign.charCodeAt(0)))) as unknown
  } catch (cause) {
    throw new Problem('payment_unavailable', { cause })
  }
}
