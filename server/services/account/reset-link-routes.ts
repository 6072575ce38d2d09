import type { FastifyRequest } from 'fastify'
import {
  PasswordUpdated,
  ResetLinkCheck,
  ResetLinkIsValid,
  ResetLinkRequest,
  ResetLinkSent,
  TokenResetRequest,
} from '#contract/account'
import type { Language } from '#contract/locale'
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { checkResetLink } from '#server/domain/accounts/reset-password'
import { linkRules, requestReset } from '#server/domain/accounts/request-reset'
import { writingAt } from '#server/domain/accounts/writing-to'
import { toEmail } from '#server/domain/identity/contact'
import { refuseBeyond } from '#server/domain/identity/deliver-code'
import { mailLimitOf } from '#server/domain/identity/mail-code'
import { noAccountMail, resetMail } from '#server/messages/reset-mail'
import { localeOf } from '#server/messages/visit-messages'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { originOf } from '#server/web/origin'
import { keyQueryOf } from '#server/web/visit'
import { addressLimit } from './address-limit.ts'
import { captchaGuard, withoutCaptcha } from './captcha-guard.ts'
import { mailingOf } from './sending.ts'
import { passwordSetter } from './set-password.ts'

/** Setting a new password by the link of a mail. */
export const resetLinkRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const guard = captchaGuard(app)
  const setPassword = passwordSetter(app)

  app.post(
    routePath(additions.sendResetLink),
    {
      schema: {
        operationId: 'sendResetLink',
        summary: 'Mail a link to a new password (S26)',
        description:
          'To an address with an account the link, which works once within half an hour; to any other a mail that there is none. The ' +
          'answer is the same. With an Idempotency-Key, a repetition is given the first answer and no second mail is sent. Where the ' +
          'server sends no mails: `not_found`.',
        body: ResetLinkRequest,
        response: { 200: Data(ResetLinkSent) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['not_found', 'codes_of_phone_limit', 'codes_of_tenant_limit', 'captcha_required'],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const { mail, mostPerHour, countUse } = mailingOf(app)
      const email = toEmail(body.email)
      const wanted = { tenantCode: tenant.code, email, secret: app.secret, now: app.clock() }
      let right: Awaited<ReturnType<typeof requestReset>>
      const send = async () => {
        await refuseBeyond({ limits: [mailLimitOf(tenant, mostPerHour)], countUse })
        const { brand, language } = await writingAt(app.db, request, { email })
        const { label, ...words } = right.isKnown
          ? resetMail(brand, language, linkRules.validMinutes)
          : noAccountMail(brand, language)
        const pageAt = (path: string) => addressOf(request, language, path)
        const href = right.isKnown ? `${pageAt('updatepassword')}#${right.token}` : pageAt('account/sign-in')
        await mail.send({ tenantCode: tenant.code, email, brand, language, ...words, link: { label, href } })
      }
      const data = await guard.countChecked(request, { email }, () =>
        withOptionalIdempotency(
          request,
          withoutCaptcha(body),
          async (tx) => {
            right = await requestReset(tx, wanted)
            return { sent: true as const, expires_at: right.expiresAt.toISOString() }
          },
          send,
        ),
      )
      return { data }
    },
  )

  app.post(
    routePath(additions.checkResetLink),
    {
      schema: {
        operationId: 'checkResetLink',
        summary: 'Whether the link of a mail still sets a password (S26)',
        description:
          'Of a link that was opened, before a new password is typed; it is not used up by it. One that is over is refused as by ' +
          '`resetPasswordByToken`. Says nothing of whose the link is.',
        body: ResetLinkCheck,
        response: { 200: Data(ResetLinkIsValid) },
      },
      config: { rateLimit, repeatable: true, problems: ['reset_token_invalid'] },
    },
    async ({ body, tenant }) => {
      const shown = { tenantCode: tenant.code, token: body.idToken, now: app.clock() }
      const expiresAt = await checkResetLink(app.db, shown)
      return { data: { valid: true as const, expires_at: expiresAt.toISOString() } }
    },
  )

  app.post(
    routePath(calls.resetPasswordByToken),
    {
      schema: {
        operationId: 'resetPasswordByToken',
        summary: 'Set the password by the link of a mail (C14, S26, N10)',
        description:
          '`idToken` is what stands behind the # of the link. Ends every session of the account, and tells its phone and its proven ' +
          'email. A refused token says in `details.reason` whether it is `expired`, `used` or `unknown`. With an Idempotency-Key, a ' +
          'repetition is given the first answer.',
        body: TokenResetRequest,
        response: { 200: Data(PasswordUpdated) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['password_refused', 'reset_token_invalid', 'account_not_found'],
      },
    },
    async (request) => {
      const { body } = request
      return { data: await setPassword(request, body, { token: body.idToken, phone: undefined }) }
    },
  )
}

/** An address of the app in the language of the mail. A token stands behind its #, which browsers do not send. */
function addressOf(request: FastifyRequest, language: Language, path: string): string {
  const { server, country } = request
  const { prefix } = localeOf(language, country)
  return `${originOf(request)}${server.config.basePath}/${prefix}/${path}${keyQueryOf(request)}`
}
