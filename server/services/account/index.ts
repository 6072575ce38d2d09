import type { ServicePlugin } from '#server/plugins/type-provider'
import { codeRoutes } from './code-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { relativeRoutes } from './relative-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'

/** The account service: verifying a phone, signing up and in, passwords, a patient's account, and keeping a patient signed in. */
const account: ServicePlugin = async (app) => {
  await app.register(sessionRoutes)
  await app.register(profileRoutes)
  await app.register(relativeRoutes)
  await app.register(codeRoutes)
  await app.register(signInRoutes)
  await app.register(signUpRoutes)
  await app.register(resetRoutes)
}

export default account
