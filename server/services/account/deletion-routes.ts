import { additions } from '#contract/services'
import { AccountDeletion } from '#contract/settings'
import { Data } from '#contract/wire'
import { refuseWithdrawn } from '#server/domain/accounts/consents'
import { requestDeletion, withdrawDeletion } from '#server/domain/accounts/deletion'
import { notifyOfDeletion } from '#server/domain/accounts/notify-of-deletion'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'

/** Deleting an account, with time to think again. */
export const deletionRoutes: ServicePlugin = async (app) => {
  app.post(
    additions.requestDeletion.path,
    {
      schema: {
        operationId: 'requestDeletion',
        summary: 'Ask for the deletion of the account',
        description:
          'Done after thirty days, until when everything goes on as before; the phone and the proven email of the account are told. Visits stay booked. ' +
          'A second time changes nothing. After five times within a day it is refused until `details.retry_at`.',
        security: signedWith('patient'),
        response: { 200: Data(AccountDeletion) },
      },
      config: { rateLimit: addressLimit(app), problems: ['deletions_limit'] },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const tenantCode = request.tenant.code
      const input = { tenantCode, patientId, device: deviceOf(request), secret: app.secret, now: app.clock() }
      const deletesAt = await app.db.transaction(async (tx) => {
        const asked = await requestDeletion(tx, input)
        if (asked.isNew) await notifyOfDeletion(tx, request, { tenantCode, patientId, deletesAt: asked.deletesAt })
        return asked.deletesAt
      })
      return { data: { deletes_at: deletesAt.toISOString() } }
    },
  )

  app.delete(
    additions.withdrawDeletion.path,
    {
      schema: {
        operationId: 'withdrawDeletion',
        summary: 'Keep an account that was to be deleted',
        description: 'One whose patient has taken a consent back is kept by `giveConsents` alone.',
        security: signedWith('patient'),
        response: { 200: Data(AccountDeletion) },
      },
      config: { problems: ['consent_required'] },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const input = { tenantCode: request.tenant.code, patientId, device: deviceOf(request), now: app.clock() }
      await app.db.transaction(async (tx) => {
        await refuseWithdrawn(tx, patientId)
        await withdrawDeletion(tx, input)
      })
      return { data: {} }
    },
  )
}
