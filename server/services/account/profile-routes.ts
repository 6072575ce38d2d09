import { Account, ProfileFormWithPhoto } from '#contract/account'
import { photoLimits } from '#contract/photo'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { noteEvent } from '#server/domain/accounts/account-events'
import { findPaperFaults } from '#server/domain/profile/paper-faults'
import { createProfileRepository, type AccountRow } from '#server/domain/profile/profile-repository'
import { dayInZone } from '#server/domain/relatives/adult'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import formBody, { formLimits } from '#server/plugins/gateway/form-body'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toAccount, toProfile } from '#server/domain/profile/account-view'
import { deviceOf } from './device-of.ts'
import { savePhoto } from './save-photo.ts'

/** The signed-in patient's own account. */
export const profileRoutes: ServicePlugin = async (app) => {
  await app.register(formBody)

  app.get(
    calls.account.path,
    {
      schema: {
        operationId: 'getAccount',
        summary: 'The account of the signed-in patient (C33, N01)',
        description:
          '`percentage` says how much of the profile is told, `missing` which of its fields are still empty, in the order of its form.',
        security: signedWith('patient'),
        response: { 200: Data(Account) },
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      return { data: answerOf(await createProfileRepository(app.db, request.tenant.code).find(patientId)) }
    },
  )

  app.put(
    calls.updateAccount.path,
    {
      schema: {
        operationId: 'updateAccount',
        summary: 'Changes the profile of the signed-in patient (C34, V01)',
        description:
          'A form of several parts, each field as text, but for the file `photo` (N01): a JPEG, PNG or WebP, inspected and drawn anew as by ' +
          '`setAccountPhoto`. The whole profile is written: a field that is left out or empty is emptied, and the photo stays without another. ' +
          'Where anything is refused nothing is written.',
        consumes: ['multipart/form-data'],
        security: signedWith('patient'),
        body: ProfileFormWithPhoto,
        response: { 200: Data(Account) },
      },
      bodyLimit: photoLimits.bytes + formLimits.bytes,
      config: { problems: ['file_refused'] },
    },
    async (request) => {
      const { body, tenant } = request
      const { patientId } = requirePatient(request)
      const { photo: sent, ...form } = body
      const photo = Buffer.isBuffer(sent) ? sent : undefined
      const { birthday, identity_type_id, identity, emergency_contact_phone } = form
      const checked = { birthday, identity_type_id, identity, emergency_contact_phone }
      const fields = await findPaperFaults(app.db, checked, dayInZone(request.zone, app.clock()))
      if (sent !== undefined && !photo) fields.push({ path: '/photo', message: 'is not a file' })
      if (fields.length > 0) throw problem('validation_failed', { fields })
      const event = { tenantCode: tenant.code, patientId, device: deviceOf(request), now: app.clock() }
      // First, since it can be refused.
      if (photo) await savePhoto(request, photo, app.clock())
      const saved = await app.db.transaction(async (tx) => {
        const profiles = createProfileRepository(tx, tenant.code)
        await profiles.save(patientId, toProfile(form))
        const row = answerOf(await profiles.find(patientId))
        await noteEvent(tx, { ...event, kind: 'profile_changed' })
        return row
      })
      return { data: saved }
    },
  )
}

/** Throws `unauthenticated` where the session is of no account. */
function answerOf(row: AccountRow | undefined): Account {
  if (!row) throw problem('unauthenticated')
  return toAccount(row)
}
