import type { ServicePlugin } from '#server/plugins/type-provider'
import { registerAll } from '#server/plugins/register-all'
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
  await registerAll(app, [
    sessionRoutes,
    profileRoutes,
    profileChangeRoutes,
    photoRoutes,
    consentRoutes,
    relativeRoutes,
    captchaRoutes,
    codeRoutes,
    emailCodeRoutes,
    signInRoutes,
    partnerSignInRoutes,
    passkeySignInRoutes,
    socialRoutes,
    linkedWayRoutes,
    signUpCodeRoutes,
    signUpRoutes,
    resetRoutes,
    passwordRoutes,
    confirmationRoutes,
    passkeyRoutes,
    deviceRoutes,
    notificationRoutes,
    calendarRoutes,
    deletionRoutes,
    agreementRoutes,
    archiveRoutes,
    documents,
    appointmentDocuments,
    resetLinkRoutes,
    contactRoutes,
  ])
}

export default account
