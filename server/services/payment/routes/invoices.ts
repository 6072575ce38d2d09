import * as Type from 'typebox'
import { Invoice } from '#contract/invoice'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { getInvoice } from '#server/domain/appointments/invoice-view'
import { signedWith } from '#server/plugins/description/security'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'

/** The invoice of a visit, for who may open the visit. */
export const invoiceRoutes: ServicePlugin = async (app) => {
  app.get(
    routePath(additions.invoice),
    {
      config: { tenant: 'of visits', problems: ['not_found'] },
      schema: {
        operationId: 'getInvoice',
        summary: 'The invoice of an appointment that was paid through the platform, with what went back',
        description: 'Its number is that of the receipt, and stays. Nothing was paid: `not_found`.',
        security: [...signedWith('appointment'), ...signedWith('patient')],
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: Data(Invoice) },
      },
    },
    async (request) => {
      const { tenantCode, id } = await readOpenAppointment(request, request.params.id)
      return { data: await getInvoice(app.db, { tenantCode, id, language: request.language }) }
    },
  )
}
