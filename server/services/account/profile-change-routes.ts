import { Account, ProfileChange } from '#contract/account'
import { additions } from '#contract/services'
import { Data } from '#contract/wire'
import { toAccount, toProfile, toProfileForm } from '#server/domain/profile/account-view'
import { changeFields } from '#server/domain/profile/change-fields'
import { findPaperFaults } from '#server/domain/profile/paper-faults'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { dayInZone } from '#server/domain/relatives/adult'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { noteOfCaller } from './note-of-caller.ts'

/** A change of the profile that waited on a device of the signed-in patient's. */
export const profileChangeRoutes: ServicePlugin = async (app) => {
  app.put(
    additions.changeAccount.path,
    {
      schema: {
        operationId: 'changeAccount',
        summary: 'Changes some fields of the profile, unless they were changed elsewhere meanwhile',
        description:
          'For a change that waited on a device. `was` says what it knew of each field: where one is neither that any more nor `now` already, all stays ' +
          'as it is (`changed_elsewhere`). The identity stays. With an Idempotency-Key it is done once, even where it was changed since.',
        security: signedWith('patient'),
        body: ProfileChange,
        response: { 200: Data(Account) },
      },
      config: { keyed: 'optional', problems: ['changed_elsewhere'] },
    },
    async (request) => {
      const { body, tenant } = request
      const { patientId } = requirePatient(request)
      const { birthday, emergency_contact_phone } = body.now
      const today = dayInZone(request.zone, app.clock())
      const fields = await findPaperFaults(app.db, { birthday, emergency_contact_phone }, today)
      if (fields.length > 0)
        throw problem('validation_failed', { fields: fields.map((fault) => ({ ...fault, path: `/now${fault.path}` })) })
      await withOptionalIdempotency(request, body, async (tx) => {
        const profiles = createProfileRepository(tx, tenant.code)
        const saved = await profiles.lock(patientId)
        if (!saved) throw problem('unauthenticated')
        const changed = changeFields(toProfileForm(saved), body)
        if (changed) {
          await profiles.save(patientId, toProfile(changed))
          await noteOfCaller(tx, request, 'profile_changed')
        }
        return { isDone: true }
      })
      const row = await createProfileRepository(app.db, tenant.code).find(patientId)
      if (!row) throw problem('unauthenticated')
      return { data: toAccount(row) }
    },
  )
}
