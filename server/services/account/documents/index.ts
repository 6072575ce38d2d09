import type { ServicePlugin } from '#server/plugins/type-provider'
import { registerAll } from '#server/plugins/register-all'
import { accessRoutes } from './access-routes.ts'
import { documentFormRoutes } from './document-form-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { fileRoutes } from './file-routes.ts'

/** A patient's documents. */
export const documents: ServicePlugin = async (app) => {
  await registerAll(app, [accessRoutes, documentRoutes, documentFormRoutes, fileRoutes])
}
