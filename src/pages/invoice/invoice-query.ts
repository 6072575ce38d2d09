import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { paymentCalls } from '#src/queries/payment.ts'
import { freshFor, keyOf, notKept } from '#src/queries/resource.ts'
import { sessionStore } from '#src/session/session-store.ts'

/** The invoice of one visit, opened as the visit is: by this device's token, else by the session. */
export const invoiceQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'invoice', id),
    queryFn: async ({ signal }) => {
      const appointmentToken = await sessionStore(app.tenant).appointmentToken(id)
      return (await paymentCalls(app)).invoice(id, appointmentToken ? { appointmentToken } : {}, signal)
    },
    staleTime: freshFor.times,
    meta: notKept,
  })
