import type { ServicePlugin } from '#server/plugins/type-provider'
import { appointmentDocumentRoutes } from './document-routes.ts'
import { appointmentFileRoutes } from './file-routes.ts'

/** Payment and insurance documents of an appointment. */
export const appointmentDocuments: ServicePlugin = async (app) => {
  await app.register(appointmentDocumentRoutes)
  await app.register(appointmentFileRoutes)
}
