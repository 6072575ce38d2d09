import { useQuery } from '@tanstack/react-query'
import type { PaymentOptions } from '#contract/payment'
import { prepaidMethods, type PrepaidMethod } from '#contract/payment-methods'
import type { AtVisit } from '#machines/payment/payment.types'
import { useApp } from '#src/context/app-context.ts'
import { useDeviceWallets } from '#src/features/wallets/use-device-wallets.ts'
import { paymentOptionsQuery } from '#src/queries/payment.ts'
import { useAwaited } from './payment-context.ts'

/** A way to pay now, or the one to pay at the visit. */
export type Way = PrepaidMethod | AtVisit

/** How the visit can be paid on this device. Until the platform has said so, by card. */
export function useWays(): { ways: Way[]; options: PaymentOptions | undefined } {
  const app = useApp()
  const { practitioner, facility, service_id, consultation_type, insurance } = useAwaited()
  const visit = { practitioner_id: practitioner.id, facility_id: facility.id, service_id, consultation_type }
  const { data: options } = useQuery(paymentOptionsQuery(app, visit))
  const wallets = useDeviceWallets(options)
  if (!options) return { ways: ['card'], options }
  // At the visit there is one desk, whoever pays there in the end.
  const atVisit: Way = insurance && options.methods.includes('insurance') ? 'insurance' : 'at_facility'
  const prepaid = options.methods
    .flatMap((method) => prepaidMethods.filter((one) => one === method))
    .filter((method) => method === 'card' || wallets.includes(method))
  return { ways: [...prepaid, ...(options.methods.includes(atVisit) ? [atVisit] : [])], options }
}
