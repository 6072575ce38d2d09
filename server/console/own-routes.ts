import type { FastifyRequest } from 'fastify'
import {
  ConfirmedRequest,
  Done,
  NewFactorRequest,
  OfferedFactor,
  OwnPasswordRequest,
  RecoveryCodes,
  StaffSession,
  StaffSessionState,
} from '#contract/console/staff'
import { Data } from '#contract/wire'
import {
  changeSecondFactor,
  changeStaffPassword,
  confirmPassword,
  renewOwnCodes,
  signOutStaff,
} from '#server/domain/staff/own-sign-in'
import { offerFactor } from '#server/domain/staff/second-factor'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { hashNewPassword, readPassword } from '#server/services/account/read-password'
import { brandOf } from '#server/tenants/tenant'
import { configOf, pathOf } from './console-call.ts'
import { momentOf, requireStaff } from './entrance.ts'
import { sessionView } from './session-view.ts'
import { clearStaffCookie, setStaffCookie } from './staff-cookie.ts'

/** Who is signed in, and what they change of their own sign-in. */
export const ownRoutes: ServicePlugin = async (app) => {
  const { secret } = app
  const own = (request: FastifyRequest) => ({ session: requireStaff(request), secret, ...momentOf(request) })

  app.get(
    pathOf('session'),
    { schema: { response: { 200: Data(StaffSession) } }, config: configOf('session') },
    async (request) => ({ data: await sessionView(request, requireStaff(request)) }),
  )

  app.get(
    pathOf('sessionState'),
    { schema: { response: { 200: Data(StaffSessionState) } }, config: configOf('sessionState') },
    async (request) => {
      const { memberId, role, expiresAt } = requireStaff(request)
      return { data: { id: memberId, role, expires_at: expiresAt.toISOString() } }
    },
  )

  for (const name of ['signOut', 'signOutEverywhere'] as const)
    app.post(
      pathOf(name),
      { schema: { response: { 200: Data(Done) } }, config: configOf(name) },
      async (request, reply) => {
        await app.db.transaction((tx) => signOutStaff(tx, own(request), name === 'signOutEverywhere'))
        clearStaffCookie(request, reply)
        return { data: { done: true as const } }
      },
    )

  app.put(
    pathOf('changePassword'),
    { schema: { body: OwnPasswordRequest, response: { 200: Data(Done) } }, config: configOf('changePassword') },
    async (request, reply) => {
      const password = readPassword(request.body.current, '/current')
      const passwordHash = await hashNewPassword(request.body.password)
      setStaffCookie(request, reply, await changeStaffPassword(app.db, own(request), { password, passwordHash }))
      return { data: { done: true as const } }
    },
  )

  app.post(
    pathOf('prepareSecondFactor'),
    {
      schema: { body: ConfirmedRequest, response: { 200: Data(OfferedFactor) } },
      config: configOf('prepareSecondFactor'),
    },
    async (request) => {
      const { id, email } = await confirmPassword(app.db, own(request), readPassword(request.body.password))
      const issuer = brandOf(request.tenant, request.language)
      return { data: offerFactor(secret, { subject: id, issuer, email, now: app.clock() }) }
    },
  )

  app.put(
    pathOf('changeSecondFactor'),
    {
      schema: { body: NewFactorRequest, response: { 200: Data(RecoveryCodes) } },
      config: configOf('changeSecondFactor'),
    },
    async (request, reply) => {
      const { session, recoveryCodes } = await changeSecondFactor(app.db, own(request), request.body)
      setStaffCookie(request, reply, session)
      return { data: { recovery_codes: recoveryCodes } }
    },
  )

  app.post(
    pathOf('renewRecoveryCodes'),
    {
      schema: { body: ConfirmedRequest, response: { 200: Data(RecoveryCodes) } },
      config: configOf('renewRecoveryCodes'),
    },
    async (request) => {
      const codes = await renewOwnCodes(app.db, own(request), readPassword(request.body.password))
      return { data: { recovery_codes: codes } }
    },
  )
}
