import type { ServicePlugin } from '#server/plugins/type-provider'
import { registerAll } from '#server/plugins/register-all'
import { appointmentDocumentRoutes } from './document-routes.ts'
import { appointmentFileRoutes } from './file-routes.ts'

/** Payment and insurance documents of an appointment. */
export const appointmentDocuments: ServicePlugin = async (app) => {
  await registerAll(app, [appointmentDocumentRoutes, appointmentFileRoutes])
}
