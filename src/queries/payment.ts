import { queryOptions } from '@tanstack/react-query'
import type { PaymentMethodsQuery } from '#contract/payment'
import { createPaymentApi } from '#src/api/payment-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, keyOf, notKept } from './resource.ts'

/** The calls of payments, which come with the pages that need them. */
export async function paymentCalls(app: Pick<AppContext, 'apis'>) {
  const { transport } = await app.apis()
  return createPaymentApi(() => transport('payment'))
}

/** How a visit can be paid (C64). */
export const paymentOptionsQuery = (app: AppContext, { practitioner_id, ...visit }: PaymentMethodsQuery) =>
  queryOptions({
    queryKey: keyOf(app, 'payment-options', practitioner_id, visit),
    queryFn: async ({ signal }) => (await paymentCalls(app)).options({ practitioner_id, ...visit }, signal),
    staleTime: freshFor.times,
    meta: notKept,
  })
