import type { PaymentMethodsQuery, PaymentOptions } from '#contract/payment'
import { walletMethods } from '#contract/payment-methods'
import type { AppContext } from '#src/context/app-context.ts'
import { findDeviceWallets } from '#src/features/wallets/use-device-wallets.ts'
import { paymentCalls } from '#src/queries/payment.ts'

/** How a visit can be paid (C64) on this device, and whether it has to be paid before it (C65): asked anew, since a refusal may be why. */
export async function findPaymentWays(
  app: AppContext,
  visit: PaymentMethodsQuery,
  signal: AbortSignal,
): Promise<PaymentOptions> {
  const calls = await paymentCalls(app)
  const { service_id, ...place } = visit
  const [options, check] = await Promise.all([calls.options(visit, signal), calls.check(service_id, place, signal)])
  const wallets = await findDeviceWallets(app, options)
  const isHere = (method: string) =>
    !walletMethods.some((one) => one === method) || wallets.some((one) => one === method)
  const isLate = (method: string) => method === 'at_facility' || method === 'insurance'
  return {
    ...options,
    is_prepaid: check.is_needed,
    methods: options.methods.filter((method) => isHere(method) && !(check.is_needed && isLate(method))),
  }
}
