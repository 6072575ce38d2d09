import type { FastifyRequest } from 'fastify'
import {
  OwnFactors,
  StaffPasskeyInvitation,
  StaffPasskeyQuestion,
  StaffPasskeyRequest,
} from '#contract/console/passkeys'
import { ById, ConfirmedRequest, Done, InvitationToken, SecondStepTicket } from '#contract/console/staff'
import { PasskeyNameRequest } from '#contract/passkey'
import { Data } from '#contract/wire'
import { toPasskey } from '#server/domain/accounts/passkeys/passkey-repository'
import { requireInvitation } from '#server/domain/staff/accept-invitation'
import { findMember } from '#server/domain/staff/members'
import { confirmPassword } from '#server/domain/staff/own-sign-in'
import { offerStaffPasskey } from '#server/domain/staff/passkeys/offer-staff-passkey'
import {
  addOwnPasskey,
  removeOwnPasskey,
  removeSecondFactor,
  renameOwnPasskey,
} from '#server/domain/staff/passkeys/own-passkeys'
import { requestStaffPasskey } from '#server/domain/staff/passkeys/sign-by-staff-passkey'
import { createStaffPasskeys } from '#server/domain/staff/passkeys/staff-passkeys'
import { requireFirstStep } from '#server/domain/staff/sign-in'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from '#server/services/account/address-limit'
import { readPassword } from '#server/services/account/read-password'
import { siteOf } from '#server/services/account/site-of'
import { brandOf } from '#server/tenants/tenant'
import { configOf, pathOf } from './console-call.ts'
import { momentOf, requireStaff } from './entrance.ts'
import { setStaffCookie } from './staff-cookie.ts'

/** Passkeys of staff: at the second step, at an invitation, and one's own. */
export const passkeyRoutes: ServicePlugin = async (app) => {
  const { secret } = app
  const rateLimit = addressLimit(app)
  const own = (request: FastifyRequest) => ({ session: requireStaff(request), secret, ...momentOf(request) })
  const done = { data: { done: true as const } }

  app.post(
    pathOf('requestPasskey'),
    {
      schema: { body: SecondStepTicket, response: { 200: Data(StaffPasskeyQuestion) } },
      config: { ...configOf('requestPasskey'), rateLimit },
    },
    async (request) => {
      const now = app.clock()
      const first = { tenantCode: request.tenant.code, secret, ticket: request.body.ticket, now }
      const member = await requireFirstStep(app.db, first)
      return { data: await requestStaffPasskey(app.db, { member, site: siteOf(request), now }) }
    },
  )

  app.post(
    pathOf('prepareFirstPasskey'),
    {
      schema: { body: InvitationToken, response: { 200: Data(StaffPasskeyInvitation) } },
      config: { ...configOf('prepareFirstPasskey'), rateLimit },
    },
    async (request) => {
      const { body, tenant, language } = request
      const now = app.clock()
      const tenantCode = tenant.code
      const { id: subject, email } = await requireInvitation(app.db, { tenantCode, token: body.token, now })
      const of = { tenantCode, purpose: 'join', subject, person: { email, name: email }, known: [] } as const
      const at = { secret, site: siteOf(request), brand: brandOf(tenant, language), now }
      return { data: await offerStaffPasskey(app.db, { ...of, ...at }) }
    },
  )

  app.get(
    pathOf('ownFactors'),
    { schema: { response: { 200: Data(OwnFactors) } }, config: configOf('ownFactors') },
    async (request) => {
      const member = await findMember(app.db, request.tenant.code, { id: requireStaff(request).memberId })
      if (!member) throw problem('unauthenticated', { details: { reason: 'removed' } })
      const passkeys = await createStaffPasskeys(app.db, member).list()
      return { data: { has_code: member.totpSecret !== null, passkeys: passkeys.map(toPasskey) } }
    },
  )

  app.post(
    pathOf('preparePasskey'),
    {
      schema: { body: ConfirmedRequest, response: { 200: Data(StaffPasskeyInvitation) } },
      config: configOf('preparePasskey'),
    },
    async (request) => {
      const member = await confirmPassword(app.db, own(request), readPassword(request.body.password))
      const { tenantCode, id: subject } = member
      const known = await createStaffPasskeys(app.db, member).list()
      const of = { tenantCode, purpose: 'add', subject, person: member, known } as const
      const at = { site: siteOf(request), brand: brandOf(request.tenant, request.language), now: app.clock() }
      return { data: await offerStaffPasskey(app.db, { secret, ...of, ...at }) }
    },
  )

  app.post(
    pathOf('addPasskey'),
    { schema: { body: StaffPasskeyRequest, response: { 200: Data(Done) } }, config: configOf('addPasskey') },
    async (request) => {
      await addOwnPasskey(app.db, own(request), { site: siteOf(request), credential: request.body.credential })
      return done
    },
  )

  app.put(
    pathOf('renamePasskey'),
    {
      schema: { params: ById, body: PasskeyNameRequest, response: { 200: Data(Done) } },
      config: configOf('renamePasskey'),
    },
    async (request) => {
      await renameOwnPasskey(app.db, own(request), request.params.id, request.body.name.trim())
      return done
    },
  )

  app.post(
    pathOf('removePasskey'),
    {
      schema: { params: ById, body: ConfirmedRequest, response: { 200: Data(Done) } },
      config: configOf('removePasskey'),
    },
    async (request, reply) => {
      const password = readPassword(request.body.password)
      setStaffCookie(request, reply, await removeOwnPasskey(app.db, own(request), request.params.id, password))
      return done
    },
  )

  app.post(
    pathOf('removeSecondFactor'),
    { schema: { body: ConfirmedRequest, response: { 200: Data(Done) } }, config: configOf('removeSecondFactor') },
    async (request, reply) => {
      const password = readPassword(request.body.password)
      setStaffCookie(request, reply, await removeSecondFactor(app.db, own(request), password))
      return done
    },
  )
}
