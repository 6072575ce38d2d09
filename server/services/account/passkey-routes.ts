import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import {
  NewPasskeyRequest,
  Passkey,
  PasskeyInvitation,
  PasskeyNameRequest,
  PasskeyRemoved,
  Passkeys,
} from '#contract/passkey'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import { addPasskey } from '#server/domain/accounts/passkeys/add-passkey'
import { invitePasskey } from '#server/domain/accounts/passkeys/invite-passkey'
import { createPasskeyRepository, toPasskey } from '#server/domain/accounts/passkeys/passkey-repository'
import { removePasskey } from '#server/domain/accounts/passkeys/remove-passkey'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { writingTo } from '#server/domain/accounts/writing-to'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { requireConfirmed } from '#server/domain/sessions/confirmation'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'
import { openWaysOf } from './open-ways-of.ts'
import { siteOf } from './site-of.ts'

const params = Type.Object({ id: Type.String({ maxLength: 64 }) })

/** The passkeys of the signed-in patient. */
export const passkeyRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const security = signedWith('patient')
  const tell = async (tx: Database, request: FastifyRequest, notice: 'passkey_added' | 'passkey_removed') => {
    const { patientId: id } = requirePatient(request)
    const account = await createAccountRepository(tx).findById(request.tenant.code, id)
    if (account) await notifyAccount(tx, request, notice, { id, contacts: contactsOf(account) })
  }

  app.get(
    additions.passkeys.path,
    {
      schema: {
        operationId: 'passkeys',
        summary: 'The passkeys of the signed-in patient',
        description: 'What they are called, when they were made and last used, and at which host they sign in.',
        security,
        response: { 200: Data(Passkeys) },
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const passkeys = await createPasskeyRepository(app.db, request.tenant.code).list(patientId)
      return { data: { passkeys: passkeys.map(toPasskey) } }
    },
  )

  app.post(
    additions.passkeyInvitation.path,
    {
      schema: {
        operationId: 'passkeyInvitation',
        summary: 'Ask a device to make a passkey for the signed-in patient',
        description:
          'For `navigator.credentials.create`. Within ten minutes of the sign-in, or of `confirmOwner`; later it is `confirmation_needed`. ' +
          'What is asked counts once, for five minutes.',
        security,
        response: { 200: Data(PasskeyInvitation) },
      },
      config: { rateLimit, repeatable: true, problems: ['confirmation_needed', 'passkeys_limit'] },
    },
    async (request) => {
      const { patientId, familyId } = requirePatient(request)
      const tenantCode = request.tenant.code
      const now = app.clock()
      await requireConfirmed(app.db, { tenantCode, familyId }, now)
      const row = await createProfileRepository(app.db, tenantCode).find(patientId)
      if (!row) throw problem('unauthenticated')
      const { firstName, lastName, email, phone } = row.patient
      const { brand } = await writingTo(app.db, request, patientId)
      const names = { site: brand, account: phone ?? email ?? firstName, patient: `${firstName} ${lastName}`.trim() }
      return { data: await invitePasskey(app.db, { tenantCode, patientId, site: siteOf(request), names, now }) }
    },
  )

  app.post(
    additions.addPasskey.path,
    {
      schema: {
        operationId: 'addPasskey',
        summary: 'Add the passkey that a device has made',
        description:
          'The phone and the proven email of the account are told. An account has ten at most. With an Idempotency-Key, a repetition is ' +
          'given the first answer.',
        security,
        body: NewPasskeyRequest,
        response: { 200: Data(Passkey) },
      },
      config: { rateLimit, keyed: 'optional', problems: ['passkey_invalid', 'passkey_expired', 'passkeys_limit'] },
    },
    async (request) => {
      const { credential } = request.body
      const { patientId } = requirePatient(request)
      const owner = { tenantCode: request.tenant.code, patientId, site: siteOf(request) }
      const made = { credential, device: deviceOf(request), now: app.clock() }
      const data = await withOptionalIdempotency(request, request.body, async (tx) => {
        const added = await addPasskey(tx, { ...owner, ...made })
        if ('refused' in added) return added
        await tell(tx, request, 'passkey_added')
        return toPasskey(added)
      })
      if ('refused' in data) throw problem(data.refused)
      return { data }
    },
  )

  app.put(
    routePath(additions.renamePasskey),
    {
      schema: {
        operationId: 'renamePasskey',
        summary: 'Call a passkey of the signed-in patient something else',
        description: 'A passkey that is not the patient’s is `not_found`.',
        security,
        params,
        body: PasskeyNameRequest,
        response: { 200: Data(Passkey) },
      },
      config: { problems: ['not_found'] },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const { id } = request.params
      const passkeys = createPasskeyRepository(app.db, request.tenant.code)
      const renamed = isUuid(id) ? await passkeys.rename(patientId, id, request.body.name.trim()) : undefined
      if (!renamed) throw problem('not_found')
      return { data: toPasskey(renamed) }
    },
  )

  app.delete(
    routePath(additions.removePasskey),
    {
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey of the signed-in patient',
        description:
          'It signs in no more; who is signed in by it stays so. Within ten minutes of the sign-in, or of `confirmOwner`; later it is ' +
          '`confirmation_needed`. The phone and the proven email of the account are told.',
        security,
        params,
        response: { 200: Data(PasskeyRemoved) },
      },
      config: { repeatable: true, problems: ['not_found', 'confirmation_needed', 'last_way_in'] },
    },
    async (request) => {
      const { patientId, familyId } = requirePatient(request)
      const tenantCode = request.tenant.code
      const { id } = request.params
      const now = app.clock()
      await requireConfirmed(app.db, { tenantCode, familyId }, now)
      if (!isUuid(id)) throw problem('not_found')
      const removed = { tenantCode, patientId, id, openWays: openWaysOf(request), device: deviceOf(request), now }
      await app.db.transaction(async (tx) => {
        await removePasskey(tx, removed)
        await tell(tx, request, 'passkey_removed')
      })
      return { data: { removed: true as const } }
    },
  )
}
