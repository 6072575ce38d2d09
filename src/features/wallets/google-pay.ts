import type { WalletSetup } from '#contract/payment'
import { toSheetAmount, type WalletCalls, type WalletOrder } from './wallet-order.ts'

type GoogleSetup = NonNullable<WalletSetup['google_pay']>

/** What Google's sheet answers, as far as it is used here. */
type GoogleAnswer = { paymentMethodData?: { tokenizationData?: { token?: string } } }

/** The browser's own way to pay, with Google Pay in it; undefined where it has none. */
export function googleRequest(setup: GoogleSetup, order: WalletOrder): PaymentRequest | undefined {
  if (typeof PaymentRequest === 'undefined') return undefined
  try {
    return toRequest(setup, order)
  } catch {
    // A browser that knows no such way says so by throwing, and so does one whose page may not ask for it.
    return undefined
  }
}

function toRequest(setup: GoogleSetup, { amount, label }: WalletOrder): PaymentRequest {
  const value = toSheetAmount(amount)
  return new PaymentRequest(
    [
      {
        supportedMethods: 'https://google.com/pay',
        data: {
          environment: setup.environment,
          apiVersion: 2,
          apiVersionMinor: 0,
          merchantInfo: { merchantName: label, ...(setup.merchant_id ? { merchantId: setup.merchant_id } : {}) },
          allowedPaymentMethods: [
            {
              type: 'CARD',
              parameters: {
                allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
                allowedCardNetworks: setup.supported_networks,
              },
              tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: setup.gateway_parameters },
            },
          ],
          transactionInfo: { currencyCode: amount.currency, totalPriceStatus: 'FINAL', totalPrice: value },
        },
      },
    ],
    { total: { label, amount: { currency: amount.currency, value } } },
  )
}

/** Opens Google's sheet, within a press alone, and pays by it; resolves to undefined where the patient closes it. */
export async function payWithGoogle<Outcome>(
  request: PaymentRequest,
  { pay }: WalletCalls<Outcome>,
): Promise<Outcome | undefined> {
  const answer = await request.show().catch((failure: unknown) => {
    if (failure instanceof DOMException && failure.name === 'AbortError') return undefined
    throw failure
  })
  if (!answer) return undefined
  try {
    const { paymentMethodData } = answer.details as GoogleAnswer
    const { outcome, isAccepted } = await pay(paymentMethodData?.tokenizationData?.token ?? '')
    await answer.complete(isAccepted ? 'success' : 'fail')
    return outcome
  } catch (failure) {
    await answer.complete('fail')
    throw failure
  }
}
