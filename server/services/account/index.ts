import type { ServicePlugin } from '#server/plugins/type-provider'
import { codeRoutes } from './code-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** The account service: verifying a phone with a one-time code, a patient's account, and keeping a patient signed in. */
const account: ServicePlugin = async (app) => {
  await app.register(sessionRoutes)
  await app.register(profileRoutes)
  await app.register(codeRoutes)
}

export default account
