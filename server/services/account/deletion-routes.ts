import { additions } from '#contract/services'
import { AccountDeletion } from '#contract/settings'
import { Data } from '#contract/wire'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import { askDeletion, withdrawDeletion } from '#server/domain/accounts/deletion'
import { deletionMessage } from '#server/messages/deletion-message'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'
import { messageTo } from './message-to.ts'
import { writingTo } from './writing-to.ts'

/** Deleting an account, with time to think again. */
export const deletionRoutes: ServicePlugin = async (app) => {
  app.post(
    additions.askDeletion.path,
    {
      schema: {
        operationId: 'askDeletion',
        summary: 'Ask for the deletion of the account',
        description:
          'Done after thirty days, until when everything goes on as before; the phone and the proven email of the account are told. Visits stay booked. ' +
          'A second time changes nothing.',
        security: signedWith('patient'),
        response: { 200: Data(AccountDeletion) },
      },
      config: { rateLimit: addressLimit(app) },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const tenantCode = request.tenant.code
      const input = { tenantCode, patientId, device: deviceOf(request), now: app.clock() }
      const { deletesAt, isNew } = await app.db.transaction((tx) => askDeletion(tx, input))
      if (isNew) {
        const { brand, language } = await writingTo(request, patientId)
        const account = await createAccountRepository(app.db).findById(tenantCode, patientId)
        const body = deletionMessage(brand, deletesAt, language)
        for (const contact of account ? contactsOf(account) : [])
          await request.announce(messageTo(contact, { tenantCode, brand, language, subject: brand, body }))
      }
      return { data: { deletes_at: deletesAt.toISOString() } }
    },
  )

  app.delete(
    additions.withdrawDeletion.path,
    {
      schema: {
        operationId: 'withdrawDeletion',
        summary: 'Keep an account that was to be deleted',
        security: signedWith('patient'),
        response: { 200: Data(AccountDeletion) },
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const input = { tenantCode: request.tenant.code, patientId, device: deviceOf(request), now: app.clock() }
      await app.db.transaction((tx) => withdrawDeletion(tx, input))
      return { data: {} }
    },
  )
}
