import { Account, ConsentAddress, ConsentsRequest } from '#contract/account'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { giveConsents, withdrawConsent } from '#server/domain/accounts/change-consents'
import { notifyOfDeletion } from '#server/domain/accounts/notify-of-deletion'
import { findPaperFaults } from '#server/domain/profile/paper-faults'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { dayInZone } from '#server/domain/relatives/adult'
import { problem } from '#server/errors'
import type { Database } from '#server/db/open'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toAccount } from '#server/domain/profile/account-view'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'

/** What the patient of an account agrees to: given where it is missing, taken back, and given again. */
export const agreementRoutes: ServicePlugin = async (app) => {
  const accountOf = async (db: Database, tenantCode: string, patientId: string) => {
    const row = await createProfileRepository(db, tenantCode).find(patientId)
    if (!row) throw problem('unauthenticated')
    return toAccount(row)
  }

  app.post(
    additions.giveConsents.path,
    {
      schema: {
        operationId: 'giveConsents',
        summary: 'Agree to what an account needs',
        description:
          'For an account that was made without, as by the tenant’s own site, and for a patient who had taken a consent back: their account is ' +
          'kept then. `birthday` is needed where the account has none. What was agreed to before keeps its time.',
        security: signedWith('patient'),
        body: ConsentsRequest,
        response: { 200: Data(Account) },
      },
      config: { rateLimit: addressLimit(app), problems: ['consent_required', 'under_age'] },
    },
    async (request) => {
      const { body, tenant } = request
      const { patientId } = requirePatient(request)
      const now = app.clock()
      const today = dayInZone(request.zone, now)
      const fields = await findPaperFaults(app.db, { birthday: body.birthday }, today)
      if (fields.length > 0) throw problem('validation_failed', { fields })
      const data = await app.db.transaction(async (tx) => {
        await giveConsents(tx, {
          ...{ tenantCode: tenant.code, patientId, device: deviceOf(request), now },
          ...{ consents: body.consents, birthday: body.birthday, dobFormat: body.dob_format ?? 'gregorian', today },
        })
        return accountOf(tx, tenant.code, patientId)
      })
      return { data }
    },
  )

  app.delete(
    routePath(additions.withdrawConsent),
    {
      schema: {
        operationId: 'withdrawConsent',
        summary: 'Take back a consent without which there is no account',
        description:
          'It asks for the deletion of the account (`requestDeletion`), of which its contacts are told. Until then it can be given again. A second ' +
          'time changes nothing. After five times within a day it is refused until `details.retry_at`.',
        security: signedWith('patient'),
        params: ConsentAddress,
        response: { 200: Data(Account) },
      },
      config: { rateLimit: addressLimit(app), problems: ['deletions_limit'] },
    },
    async (request) => {
      const { params, tenant } = request
      const { patientId } = requirePatient(request)
      const caller = { tenantCode: tenant.code, patientId, device: deviceOf(request), now: app.clock() }
      const data = await app.db.transaction(async (tx) => {
        const asked = await withdrawConsent(tx, { ...caller, kind: params.kind, secret: app.secret })
        if (asked?.isNew) await notifyOfDeletion(tx, request, { ...caller, deletesAt: asked.deletesAt })
        return accountOf(tx, tenant.code, patientId)
      })
      return { data }
    },
  )
}
