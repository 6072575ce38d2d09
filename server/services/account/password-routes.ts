import { ChangePasswordRequest, PasswordUpdated } from '#contract/account'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { changePassword } from '#server/domain/accounts/change-password'
import { refuseWeak } from '#server/domain/accounts/password-rules'
import { passwordChangedMessage } from '#server/messages/password-message'
import { announcerOf } from '#server/plugins/announcer-of'
import { signedWith } from '#server/plugins/description/security'
import { findGuestSession, requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'
import { readPassword } from './read-password.ts'
import { writingTo } from './writing-to.ts'

/** The password of a signed-in patient. */
export const passwordRoutes: ServicePlugin = async (app) => {
  const announce = announcerOf(app)

  app.post(
    calls.changePassword.path,
    {
      schema: {
        operationId: 'changePassword',
        summary: 'Change the password of the signed-in patient (C30, V07)',
        description:
          'Ends all other sessions of the account, and tells its phone by a text message. The old password counts as one at the sign-in does: ' +
          'after five wrong ones the account has to wait until `details.retry_at`. An account without a password sends none, and the ' +
          'X-Guest-Token of its phone. Both tokens must be of the session that calls.',
        security: signedWith('patient'),
        body: ChangePasswordRequest,
        response: { 200: Data(PasswordUpdated) },
      },
      config: {
        rateLimit: addressLimit(app),
        problems: ['credentials_invalid', 'sign_in_paused', 'password_refused', 'guest_token_invalid'],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const session = requirePatient(request)
      const { patientId, phone } = session
      const newPassword = readPassword(body.new_password, '/new_password')
      await refuseWeak(newPassword)
      const proven = await findGuestSession(request)
      await changePassword(app.db, {
        ...{ tenantCode: tenant.code, patientId, phone, session, newPassword },
        ...{ idToken: body.idToken, refreshToken: body.refreshToken, isPhoneProven: proven?.phone === phone },
        oldPassword: body.old_password === undefined ? undefined : readPassword(body.old_password, '/old_password'),
        secret: app.secret,
        device: deviceOf(request),
        now: app.clock(),
      })
      const { brand, language } = await writingTo(request, patientId)
      announce({ tenantCode: tenant.code, phone, body: passwordChangedMessage(brand, language) })
      return { data: { updated: true as const } }
    },
  )
}
