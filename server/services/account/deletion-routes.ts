import { additions } from '#contract/services'
import { AccountDeletion } from '#contract/settings'
import { Data } from '#contract/wire'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import { askDeletion, withdrawDeletion } from '#server/domain/accounts/deletion'
import { tellInWords } from '#server/domain/accounts/tell-account'
import { deletionMessage } from '#server/messages/deletion-message'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'

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
      const deletesAt = await app.db.transaction(async (tx) => {
        const { deletesAt, isNew } = await askDeletion(tx, input)
        const account = isNew ? await createAccountRepository(tx).findById(tenantCode, patientId) : undefined
        if (account)
          await tellInWords(tx, request, { id: patientId, contacts: contactsOf(account) }, ({ brand, language }) => ({
            subject: brand,
            body: deletionMessage(brand, deletesAt, language),
          }))
        return deletesAt
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
