import type { FastifyRequest } from 'fastify'
import { EmailSignInRequest, PhoneSignInRequest, SignInAnswer, TokenSignInRequest } from '#contract/account'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import type { Database } from '#server/db/open'
import { contactsOf, type Identity } from '#server/domain/accounts/account-repository'
import { signInByPassword } from '#server/domain/accounts/sign-in-by-password'
import { signInByProof } from '#server/domain/accounts/sign-in-by-proof'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { toEmail, type Contact } from '#server/domain/identity/contact'
import { toPhone } from '#server/domain/identity/phone'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { arrivalOf } from './arrival-of.ts'
import { captchaGuard } from './captcha-guard.ts'
import { readPassword } from './read-password.ts'

/** What the bodies of both sign-ins by a password have. */
type PasswordBody = Pick<PhoneSignInRequest, 'password' | 'identity_token' | 'g-recaptcha-response'>

const passwordProblems = [
  ...(['credentials_invalid', 'sign_in_paused', 'captcha_required'] as const),
  ...(['social_state_invalid', 'social_account_differs'] as const),
] as const

/** Signing in by a proof or a password. */
export const signInRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const guard = captchaGuard(app)

  /** Tells the owner of an account to which a newcomer's site is linked, in the transaction of that. */
  const notifyOfLink = (request: FastifyRequest) => (tx: Database, account: Identity) =>
    notifyAccount(tx, request, 'way_linked', { id: account.id, contacts: contactsOf(account) })

  /** Signs in by a password, which is asked for a check after failures. */
  async function enter(request: FastifyRequest<{ Body: PasswordBody }>, contact: Contact): Promise<SignInAnswer> {
    const { body, tenant } = request
    const signIn = {
      ...contact,
      tenantCode: tenant.code,
      password: readPassword(body.password),
      identityToken: body.identity_token,
      notifyOfLink: notifyOfLink(request),
      ...arrivalOf(request),
      secret: app.secret,
    }
    return guard.watchChecked(request, contact, () => signInByPassword(app.db, signIn))
  }

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
      const proof = {
        tenantCode: tenant.code,
        token,
        identityToken,
        notifyOfLink: notifyOfLink(request),
        ...arrivalOf(request),
      }
      return { data: await withOptionalIdempotency(request, body, (tx) => signInByProof(tx, proof)) }
    },
  )

  app.post(
    routePath(calls.signIn),
    {
      schema: {
        operationId: 'signIn',
        summary: 'Sign in by email and password (C16, S14)',
        description:
          'Of an email that the account has proven. Others are answered like wrong passwords; see `signInByPhone` for tries, pauses and ' +
          'the `identity_token`.',
        body: EmailSignInRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: { rateLimit, problems: passwordProblems },
    },
    async (request) => ({ data: await enter(request, { email: toEmail(request.body.email) }) }),
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
          'right password too. After the first few a check is asked for (`captcha_required`). An `identity_token` links a site as of ' +
          '`signInByToken`.',
        body: PhoneSignInRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: { rateLimit, problems: ['phone_invalid', ...passwordProblems] },
    },
    async (request) => {
      const { phone, country_code } = request.body
      return { data: await enter(request, { phone: toPhone(phone, country_code) }) }
    },
  )
}
