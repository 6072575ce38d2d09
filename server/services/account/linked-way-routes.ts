import * as Type from 'typebox'
import { LinkedWays, linkedSites, SocialReturnRequest } from '#contract/social'
import { socialProviders } from '#contract/social-providers'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import { createLinkedIdentities } from '#server/domain/accounts/linked-identities'
import { linkIdentity } from '#server/domain/accounts/social/link-identity'
import { unlinkWay } from '#server/domain/accounts/social/unlink-way'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { requireConfirmed } from '#server/domain/sessions/confirmation'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { deviceOf } from './device-of.ts'
import { openWaysOf } from './open-ways-of.ts'
import { returnProblems, withReturn } from './social/read-return.ts'

/** The sites that sign a patient in: shown, linked and unlinked in the settings. */
export const linkedWayRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const security = signedWith('patient')
  const listOf = async (tenantCode: string, patientId: string) => ({
    data: { ways: await createLinkedIdentities(app.db).list(tenantCode, patientId) },
  })

  app.get(
    additions.linkedWays.path,
    {
      schema: {
        operationId: 'linkedWays',
        summary: 'The sites that sign the patient in',
        description: 'Which sites, and since when. Never who the patient is there.',
        security,
        response: { 200: Data(LinkedWays) },
      },
    },
    async (request) => listOf(request.tenant.code, requirePatient(request).patientId),
  )

  app.post(
    routePath(additions.linkWay),
    {
      schema: {
        operationId: 'linkWay',
        summary: 'Link Google or Facebook to the signed-in patient’s account',
        description:
          'Of a patient who came back from the site, as for `signInWithGoogle`, with an attempt that was begun for this account. The ' +
          'phone and the email of the account are told. Where one of both is linked to another: `social_account_differs`. With an Idempotency-Key it ' +
          'is done once, however often it is sent.',
        security,
        params: Type.Object({ provider: Type.Enum(socialProviders) }),
        body: SocialReturnRequest,
        response: { 200: Data(LinkedWays) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: [...returnProblems, 'social_account_differs'],
      },
    },
    async (request) => {
      const { patientId } = requirePatient(request)
      const { tenant, params } = request
      const { provider } = params
      await withReturn(request, { provider, body: request.body, patientId }, async ({ subject }) => {
        await app.db.transaction(async (tx) => {
          const held = await createAccountRepository(tx).hold(tenant.code, patientId)
          if (!held) throw problem('unauthenticated')
          await linkIdentity(tx, held, { provider, subject }, { device: deviceOf(request), now: app.clock() })
          await notifyAccount(tx, request, 'way_linked', { id: patientId, contacts: contactsOf(held) })
        })
        return { linked: true }
      })
      return listOf(tenant.code, patientId)
    },
  )

  app.delete(
    routePath(additions.unlinkWay),
    {
      schema: {
        operationId: 'unlinkWay',
        summary: 'Let a site sign the patient in no more',
        description:
          'Within ten minutes of the sign-in, or of `confirmOwner`; later it is `confirmation_needed`. The phone and the email of the account ' +
          'are told. Where nothing else would open the account: `last_way_in`.',
        security,
        params: Type.Object({ provider: Type.Enum(linkedSites) }),
        response: { 200: Data(LinkedWays) },
      },
      config: { rateLimit, problems: ['not_found', 'confirmation_needed', 'last_way_in'] },
    },
    async (request) => {
      const { patientId, familyId } = requirePatient(request)
      const { tenant, params } = request
      await requireConfirmed(app.db, { tenantCode: tenant.code, familyId }, app.clock())
      const unlinking = { tenantCode: tenant.code, patientId, provider: params.provider, openWays: openWaysOf(request) }
      await app.db.transaction(async (tx) => {
        await unlinkWay(tx, { ...unlinking, device: deviceOf(request), now: app.clock() })
        const account = await createAccountRepository(tx).findById(tenant.code, patientId)
        const contacts = account ? contactsOf(account) : []
        await notifyAccount(tx, request, 'way_unlinked', { id: patientId, contacts })
      })
      return listOf(tenant.code, patientId)
    },
  )
}
