import { EmailSignInRequest, PhoneSignInRequest, SignInAnswer, TokenSignInRequest } from '#contract/account'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import { signInByPassword } from '#server/domain/accounts/sign-in-by-password'
import { signInByProof } from '#server/domain/accounts/sign-in-by-proof'
import { toEmail } from '#server/domain/identity/contact'
import { toPhone } from '#server/domain/identity/phone'
import { announcerOf } from '#server/plugins/announcer-of'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { captchaGuard } from './captcha-guard.ts'
import { deviceOf } from './device-of.ts'
import { readPassword } from './read-password.ts'
import { stayOf } from './stay-of.ts'
import { tellAccount } from './tell-account.ts'

/** Signing in by a proof or a password. */
export const signInRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const announce = announcerOf(app)
  const guard = captchaGuard(app)

  app.post(
    routePath(calls.signInByToken),
    {
      schema: {
        operationId: 'signInByToken',
        summary: 'Sign in with the proof of a phone or an email (C24, S16, S17)',
        description:
          'A proof signs in once; that of a phone goes on proving it for bookings. Where nobody has an account with what is proven ' +
          'it is not spent, and can sign up. With the `identity_token` of a newcomer by another site that site is linked to the account, ' +
          'which is told. With an Idempotency-Key, a repetition is given the first answer.',
        body: TokenSignInRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['guest_token_invalid', 'account_not_found', 'social_state_invalid', 'social_account_differs'],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const { token, identity_token: identityToken } = body
      const arrival = { device: deviceOf(request), stay: stayOf(request), now: app.clock() }
      const proof = { tenantCode: tenant.code, token, identityToken, ...arrival }
      const data = await withOptionalIdempotency(
        request,
        body,
        (tx) => signInByProof(tx, proof),
        async ({ PatientID: id }) => {
          if (identityToken === undefined) return
          const account = await createAccountRepository(app.db).findById(tenant.code, id)
          await tellAccount(announce, request, 'way_linked', { id, contacts: account ? contactsOf(account) : [] })
        },
      )
      return { data }
    },
  )

  app.post(
    routePath(calls.signIn),
    {
      schema: {
        operationId: 'signIn',
        summary: 'Sign in by email and password (C16, S14)',
        description:
          'Of an email that the account has proven. Others are answered like wrong passwords; see `signInByPhone` for tries and pauses.',
        body: EmailSignInRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: { rateLimit, problems: ['credentials_invalid', 'sign_in_paused', 'captcha_required'] },
    },
    async (request) => {
      const { body, tenant } = request
      const email = toEmail(body.email)
      const signIn = {
        tenantCode: tenant.code,
        email,
        password: readPassword(body.password),
        device: deviceOf(request),
        stay: stayOf(request),
        secret: app.secret,
        now: app.clock(),
      }
      return { data: await guard.watchChecked(request, { email }, () => signInByPassword(app.db, signIn)) }
    },
  )

  app.post(
    routePath(calls.signInByPhone),
    {
      schema: {
        operationId: 'signInByPhone',
        summary: 'Sign in by phone and password (C17, S15)',
        description:
          'Phones without an account are answered like wrong passwords. A wrong one is told how many tries are left in ' +
          '`details.attempts_left`; after five within a quarter of an hour the phone has to wait until `details.retry_at`, with the ' +
          'right password too. After the first few a check is asked for (`captcha_required`).',
        body: PhoneSignInRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: { rateLimit, problems: ['phone_invalid', 'credentials_invalid', 'sign_in_paused', 'captcha_required'] },
    },
    async (request) => {
      const { body, tenant } = request
      const phone = toPhone(body.phone, body.country_code)
      const signIn = {
        tenantCode: tenant.code,
        phone,
        password: readPassword(body.password),
        secret: app.secret,
        device: deviceOf(request),
        stay: stayOf(request),
        now: app.clock(),
      }
      return { data: await guard.watchChecked(request, { phone }, () => signInByPassword(app.db, signIn)) }
    },
  )
}
