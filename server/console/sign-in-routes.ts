import {
  Done,
  SecondStep,
  SecondStepRequest,
  StaffNewPasswordRequest,
  StaffResetRequest,
  StaffSession,
  StaffSignInRequest,
} from '#contract/console/staff'
import { Data } from '#contract/wire'
import { toEmail } from '#server/domain/identity/contact'
import { countResetRequest, createResetToken, resetStaffPassword } from '#server/domain/staff/reset-staff-password'
import { createStaffPasskeys } from '#server/domain/staff/passkeys/staff-passkeys'
import { checkPassword, finishSignIn } from '#server/domain/staff/sign-in'
import { staffRules } from '#server/domain/staff/staff-rules'
import { problem } from '#server/errors'
import { staffResetMail } from '#server/messages/staff-mails'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from '#server/services/account/address-limit'
import { hashNewPassword, readPassword } from '#server/services/account/read-password'
import { siteOf } from '#server/services/account/site-of'
import { brandOf } from '#server/tenants/tenant'
import { configOf, pathOf } from './console-call.ts'
import { consoleAddress } from './console-address.ts'
import { momentOf } from './entrance.ts'
import { sessionView } from './session-view.ts'
import { setStaffCookie } from './staff-cookie.ts'

/** Signing in by password and second factor, and a new password for who has forgotten theirs. */
export const signInRoutes: ServicePlugin = async (app) => {
  const { secret } = app
  const rateLimit = addressLimit(app)
  const behind = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(behind)))

  app.post(
    pathOf('signIn'),
    {
      schema: { body: StaffSignInRequest, response: { 200: Data(SecondStep) } },
      config: { ...configOf('signIn'), rateLimit },
    },
    async (request) => {
      const { body, tenant } = request
      const given = { email: toEmail(body.email), password: readPassword(body.password) }
      const of = { tenantCode: tenant.code, secret, ...given, ...momentOf(request) }
      const { member, ticket } = await checkPassword(app.db, of)
      const hosts = (await createStaffPasskeys(app.db, member).list()).map(({ host }) => host)
      const { host: here } = siteOf(request)
      const elsewhere = [...new Set(hosts)].filter((host) => host !== here)
      return {
        data: { ticket, factors: { code: member.totpSecret !== null, passkey: hosts.includes(here), elsewhere } },
      }
    },
  )

  app.post(
    pathOf('finishSignIn'),
    {
      schema: { body: SecondStepRequest, response: { 200: Data(StaffSession) } },
      config: { ...configOf('finishSignIn'), rateLimit },
    },
    async (request, reply) => {
      const { body, tenant } = request
      const proof =
        'code' in body
          ? { code: body.code }
          : 'credential' in body
            ? { credential: body.credential, site: siteOf(request) }
            : { recoveryCode: body.recovery_code }
      const first = { tenantCode: tenant.code, secret, ticket: body.ticket }
      const { session } = await finishSignIn(app.db, { ...first, proof, ...momentOf(request) })
      setStaffCookie(request, reply, session)
      return { data: await sessionView(request, session) }
    },
  )

  app.post(
    pathOf('askReset'),
    {
      schema: { body: StaffResetRequest, response: { 200: Data(Done) } },
      config: { ...configOf('askReset'), rateLimit },
    },
    async (request) => {
      const { body, tenant, language } = request
      if (!app.mail) throw problem('not_found')
      const asked = { tenantCode: tenant.code, email: toEmail(body.email), secret, now: app.clock() }
      await countResetRequest(app.db, asked)
      const brand = brandOf(tenant, language)
      const send = async () => {
        const token = await createResetToken(app.db, asked)
        if (token === undefined) return
        const { label, ...words } = staffResetMail(brand, language, staffRules.resetMinutes)
        const link = { label, href: consoleAddress(request, `/password#${token}`) }
        await app.announcer.announce(app.db, {
          tenantCode: tenant.code,
          email: asked.email,
          brand,
          language,
          ...words,
          link,
        })
        await app.announcer.deliver()
      }
      // Behind the answer: looking, writing and sending would take longer for an address that has an account.
      const sending = send().catch((failure: unknown) =>
        app.log.error({ failure: describeFailure(failure) }, 'a link to a new password was not sent'),
      )
      behind.add(sending)
      void sending.finally(() => behind.delete(sending))
      return { data: { done: true as const } }
    },
  )

  app.post(
    pathOf('resetPassword'),
    {
      schema: { body: StaffNewPasswordRequest, response: { 200: Data(Done) } },
      config: { ...configOf('resetPassword'), rateLimit },
    },
    async (request) => {
      const { body, tenant } = request
      const passwordHash = await hashNewPassword(body.password)
      const reset = { tenantCode: tenant.code, token: body.token, passwordHash, secret, ...momentOf(request) }
      await app.db.transaction((tx) => resetStaffPassword(tx, reset))
      return { data: { done: true as const } }
    },
  )
}
