import type { ServicePlugin } from '#server/plugins/type-provider'
import { appointmentDocuments } from './appointment-documents/index.ts'
import { archiveRoutes } from './archive-routes.ts'
import { agreementRoutes } from './agreement-routes.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { captchaRoutes } from './captcha-routes.ts'
import { codeRoutes } from './code-routes.ts'
import { confirmationRoutes } from './confirmation-routes.ts'
import { deletionRoutes } from './deletion-routes.ts'
import { deviceRoutes } from './device-routes.ts'
import { documents } from './documents/index.ts'
import { notificationRoutes } from './notification-routes.ts'
import { linkedWayRoutes } from './linked-way-routes.ts'
import { partnerSignInRoutes } from './partner-sign-in-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { passkeySignInRoutes } from './passkey-sign-in-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { consentRoutes } from './consent-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { emailCodeRoutes } from './email-code-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { profileChangeRoutes } from './profile-change-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { relativeRoutes } from './relative-routes.ts'
import { resetLinkRoutes } from './reset-link-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { socialRoutes } from './social/social-routes.ts'
import { signUpCodeRoutes } from './sign-up-code-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'

/** The account service: verifying a phone or an email, signing up and in, passwords, a patient's account and documents, and keeping a patient signed in. */
const account: ServicePlugin = async (app) => {
  await app.register(sessionRoutes)
  await app.register(profileRoutes)
  await app.register(profileChangeRoutes)
  await app.register(photoRoutes)
  await app.register(consentRoutes)
  await app.register(relativeRoutes)
  await app.register(captchaRoutes)
  await app.register(codeRoutes)
  await app.register(emailCodeRoutes)
  await app.register(signInRoutes)
  await app.register(partnerSignInRoutes)
  await app.register(passkeySignInRoutes)
  await app.register(socialRoutes)
  await app.register(linkedWayRoutes)
  await app.register(signUpCodeRoutes)
  await app.register(signUpRoutes)
  await app.register(resetRoutes)
  await app.register(passwordRoutes)
  await app.register(confirmationRoutes)
  await app.register(passkeyRoutes)
  await app.register(deviceRoutes)
  await app.register(notificationRoutes)
  await app.register(calendarRoutes)
  await app.register(deletionRoutes)
  await app.register(agreementRoutes)
  await app.register(archiveRoutes)
  await app.register(documents)
  await app.register(appointmentDocuments)
  await app.register(resetLinkRoutes)
  await app.register(contactRoutes)
}

export default account
