import { ChangePasswordRequest, PasswordUpdated } from '#contract/account'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import { changePassword } from '#server/domain/accounts/change-password'
import { refuseWeak } from '#server/domain/accounts/password-rules'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { findGuestSession, requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'
import { readPassword } from './read-password.ts'

/** The password of a signed-in patient. */
export const passwordRoutes: ServicePlugin = async (app) => {
  app.post(
    calls.changePassword.path,
    {
      schema: {
        operationId: 'changePassword',
        summary: 'Change the password of the signed-in patient (C30, V07)',
        description:
          'Ends all other sessions of the account, and tells its phone and its proven email. The old password counts as one at the sign-in does: ' +
          'after five wrong ones the account has to wait until `details.retry_at`. An account without a password sends none: its ' +
          'patient has signed in or confirmed within ten minutes, or sends the X-Guest-Token of its phone. Both tokens must be of the session that calls.',
        security: signedWith('patient'),
        body: ChangePasswordRequest,
        response: { 200: Data(PasswordUpdated) },
      },
      config: {
        rateLimit: addressLimit(app),
        problems: ['credentials_invalid', 'sign_in_paused', 'password_refused', 'confirmation_needed'],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const session = requirePatient(request)
      const { patientId, phone } = session
      const account = await createAccountRepository(app.db).findById(tenant.code, patientId)
      const [contact] = account ? contactsOf(account) : []
      if (!account || !contact) throw problem('unauthenticated')
      const newPassword = readPassword(body.new_password, '/new_password')
      await refuseWeak(newPassword)
      const proven = await findGuestSession(request)
      await changePassword(app.db, {
        ...{ tenantCode: tenant.code, patientId, ...contact, session, newPassword },
        ...{ idToken: body.idToken, refreshToken: body.refreshToken, isPhoneProven: proven?.phone === phone },
        oldPassword: body.old_password === undefined ? undefined : readPassword(body.old_password, '/old_password'),
        secret: app.secret,
        device: deviceOf(request),
        now: app.clock(),
        tell: (tx, kind) => notifyAccount(tx, request, kind, { id: patientId, contacts: contactsOf(account) }),
      })
      return { data: { updated: true as const } }
    },
  )
}
