import type { FastifyRequest } from 'fastify'
import {
  AcceptInvitationRequest,
  ById,
  Done,
  InvitationToken,
  InviteRequest,
  OpenedInvitation,
  PendingInvitations,
  RecoveryCodes,
  ResendRequest,
  SentInvitation,
  type PendingInvitation,
} from '#contract/console/staff'
import type { Language } from '#contract/locale'
import { Data } from '#contract/wire'
import type { Database } from '#server/db/open'
import { acceptInvitation, requireInvitation } from '#server/domain/staff/accept-invitation'
import { createAttempts } from '#server/domain/identity/attempts'
import { toEmail } from '#server/domain/identity/contact'
import {
  invite,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
} from '#server/domain/staff/invitations'
import { offerFactor } from '#server/domain/staff/second-factor'
import { staffAttempts, staffRules } from '#server/domain/staff/staff-rules'
import { problem } from '#server/errors'
import { invitationMail } from '#server/messages/staff-mails'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from '#server/services/account/address-limit'
import { hashNewPassword } from '#server/services/account/read-password'
import { siteOf } from '#server/services/account/site-of'
import { brandOf } from '#server/tenants/tenant'
import { consoleAddress } from './console-address.ts'
import { configOf, pathOf } from './console-call.ts'
import { momentOf, requireStaff } from './entrance.ts'
import { setStaffCookie } from './staff-cookie.ts'

/** Inviting somebody to the staff, and accepting it. */
export const invitationRoutes: ServicePlugin = async (app) => {
  const { secret } = app
  const rateLimit = addressLimit(app)

  app.post(
    pathOf('openInvitation'),
    {
      schema: { body: InvitationToken, response: { 200: Data(OpenedInvitation) } },
      config: { ...configOf('openInvitation'), rateLimit },
    },
    async ({ body, tenant, language }) => {
      const now = app.clock()
      const { id, email, role } = await requireInvitation(app.db, { tenantCode: tenant.code, token: body.token, now })
      const factor = offerFactor(secret, { subject: id, issuer: brandOf(tenant, language), email, now })
      return { data: { email, role, second_factor: factor } }
    },
  )

  app.post(
    pathOf('acceptInvitation'),
    {
      schema: { body: AcceptInvitationRequest, response: { 200: Data(RecoveryCodes) } },
      config: { ...configOf('acceptInvitation'), rateLimit },
    },
    async (request, reply) => {
      const { body, tenant } = request
      const { token } = body
      const shown = { tenantCode: tenant.code, token, ...momentOf(request) }
      // Before a hash is made, which is dear.
      await requireInvitation(app.db, shown)
      const passwordHash = await hashNewPassword(body.password)
      const proof =
        'code' in body
          ? { ticket: body.ticket, code: body.code }
          : { credential: body.credential, site: siteOf(request) }
      const given = { secret, name: body.name.trim(), passwordHash, proof }
      const { session, recoveryCodes } = await acceptInvitation(app.db, { ...shown, ...given })
      setStaffCookie(request, reply, session)
      return { data: { recovery_codes: recoveryCodes } }
    },
  )

  app.get(
    pathOf('invitations'),
    { schema: { response: { 200: Data(PendingInvitations) } }, config: configOf('invitations') },
    async ({ tenant }) => {
      const now = app.clock()
      const open = await listInvitations(app.db, tenant.code)
      return { data: { invitations: open.map((invitation) => viewOf(invitation, now)) } }
    },
  )

  app.post(
    pathOf('invite'),
    { schema: { body: InviteRequest, response: { 200: Data(SentInvitation) } }, config: configOf('invite') },
    async (request) => {
      const { email, role, language } = request.body
      const actor = requireStaff(request)
      const invited = { tenantCode: request.tenant.code, email: toEmail(email), role, actor, ...momentOf(request) }
      return { data: await send(request, language, (tx) => invite(tx, invited)) }
    },
  )

  app.post(
    pathOf('resendInvitation'),
    {
      schema: { params: ById, body: ResendRequest, response: { 200: Data(SentInvitation) } },
      config: configOf('resendInvitation'),
    },
    async (request) => {
      const of = { tenantCode: request.tenant.code, id: request.params.id, actor: requireStaff(request) }
      return {
        data: await send(request, request.body.language, (tx) => resendInvitation(tx, { ...of, ...momentOf(request) })),
      }
    },
  )

  app.delete(
    pathOf('withdrawInvitation'),
    { schema: { params: ById, response: { 200: Data(Done) } }, config: configOf('withdrawInvitation') },
    async (request) => {
      const of = { tenantCode: request.tenant.code, id: request.params.id, actor: requireStaff(request) }
      await app.db.transaction((tx) => withdrawInvitation(tx, { ...of, ...momentOf(request) }))
      return { data: { done: true as const } }
    },
  )

  /** Makes an invitation, and mails its link; without mails its link is answered, for who invites to hand over. */
  async function send(
    request: FastifyRequest,
    language: Language,
    make: (tx: Database) => Promise<{ invitation: Invitation; token: string }>,
  ): Promise<SentInvitation> {
    const { tenant } = request
    const now = app.clock()
    const attempt = await createAttempts(app.db, { ...staffAttempts.invite, secret, accountId: tenant.code }).take(now)
    if ('pausedUntil' in attempt)
      throw problem('codes_of_tenant_limit', { details: { retry_at: attempt.pausedUntil.toISOString() } })
    return app.db.transaction(async (tx) => {
      const { invitation, token } = await make(tx)
      const href = consoleAddress(request, `/invitation#${token}`)
      const view = viewOf(invitation, now)
      if (!app.mail) return { invitation: view, link: href }
      const brand = brandOf(tenant, language)
      const { label, ...words } = invitationMail(brand, language, staffRules.invitationDays, request.staff?.name)
      const to = { tenantCode: tenant.code, email: invitation.email, brand, language }
      await request.announce(tx, { ...to, ...words, link: { label, href }, expiresAt: view.expires_at })
      return { invitation: view }
    })
  }
}

const viewOf = ({ id, email, role, invitedBy, expiresAt }: Invitation, now: Date): PendingInvitation => ({
  ...{ id, email, role, expires_at: expiresAt.toISOString(), is_expired: expiresAt <= now },
  ...(invitedBy !== null && { invited_by: invitedBy }),
})
