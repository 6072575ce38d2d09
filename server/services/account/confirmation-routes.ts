import { Confirmation, ConfirmationRequest } from '#contract/account'
import { additions } from '#contract/services'
import { Data } from '#contract/wire'
import { confirmByPassword, confirmByProof } from '#server/domain/accounts/confirm-owner'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { readPassword } from './read-password.ts'

/** A signed-in patient shows once more that it is them, before the ways into the account are changed. */
export const confirmationRoutes: ServicePlugin = async (app) => {
  app.post(
    additions.confirmOwner.path,
    {
      schema: {
        operationId: 'confirmOwner',
        summary: 'Show once more that it is the patient who is signed in',
        description:
          'By the password, which counts as one at the sign-in does, or by the proof of the account’s phone (`verifyCode`) or email ' +
          '(`verifyEmailCode`), which is spent. For ten minutes the ways into the account can be changed on this device, as they can ' +
          'after a sign-in.',
        security: signedWith('patient'),
        body: ConfirmationRequest,
        response: { 200: Data(Confirmation) },
      },
      config: {
        rateLimit: addressLimit(app),
        problems: ['credentials_invalid', 'sign_in_paused', 'guest_token_invalid'],
      },
    },
    async (request) => {
      const { password, token } = request.body
      const { patientId, familyId } = requirePatient(request)
      const owner = { tenantCode: request.tenant.code, patientId, familyId, now: app.clock() }
      const until = async () => {
        if (token !== undefined) return app.db.transaction((tx) => confirmByProof(tx, { ...owner, token }))
        if (password === undefined)
          throw problem('validation_failed', { fields: [{ path: '/password', message: 'or token is needed' }] })
        return confirmByPassword(app.db, { ...owner, password: readPassword(password), secret: app.secret })
      }
      return { data: { until: (await until()).toISOString() } }
    },
  )
}
