import type { FastifyRequest } from 'fastify'
import parsePhoneNumber from 'libphonenumber-js'
import { EmailSignUpRequest, NewPasswordRequest, PhoneSignUpRequest, SignInAnswer } from '#contract/account'
import { headers } from '#contract/headers'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { signUp, signUpByEmail, signUpGuest } from '#server/domain/accounts/sign-up'
import { toEmail } from '#server/domain/identity/contact'
import { dayInZone } from '#server/domain/relatives/adult'
import { isBirthday } from '#server/domain/profile/birthday'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { arrivalOf } from './arrival-of.ts'
import { hashNewPassword, withoutPassword } from './read-password.ts'

const conditions = ['under_age', 'consent_required'] as const

const joiningProblems = [
  ...(['guest_token_invalid', 'account_exists', 'password_refused'] as const),
  ...conditions,
  ...(['social_state_invalid', 'social_account_differs'] as const),
] as const

/** Making an account. */
export const signUpRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const newcomerOf = async (request: FastifyRequest, body: EmailSignUpRequest) => ({
    tenantCode: request.tenant.code,
    token: body.token,
    today: dayInZone(request.zone, app.clock()),
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    birthday: bornOn(body.birthday, dayInZone(request.zone, app.clock())),
    dobFormat: body.dob_format ?? 'gregorian',
    consents: body.consents,
    identityToken: body.identity_token,
    passwordHash: body.password === undefined ? undefined : await hashNewPassword(body.password),
    ...arrivalOf(request),
  })

  app.post(
    routePath(calls.signUpByPhone),
    {
      schema: {
        operationId: 'signUpByPhone',
        summary: 'Make an account of a proven phone, and sign in (C20)',
        description:
          'Spends the proof. Visits booked with the phone at this tenant are the account’s. Without a password it signs in by codes. ' +
          'Who is under 18, or does not agree to each of the consents, gets none. ' +
          'With an Idempotency-Key, a repetition is given the first answer.',
        body: PhoneSignUpRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: { rateLimit, keyed: 'optional', problems: joiningProblems },
    },
    async (request) => {
      const { body } = request
      const wanted = { ...(await newcomerOf(request, body)), email: body.email && toEmail(body.email) }
      const record = withoutPassword(app.secret, body)
      return { data: await withOptionalIdempotency(request, record, (tx) => signUp(tx, wanted)) }
    },
  )

  app.post(
    routePath(calls.signUp),
    {
      schema: {
        operationId: 'signUp',
        summary: 'Make an account of a proven email, and sign in (C19)',
        description:
          'Spends the proof that `verifyEmailCode` gave. The account has no phone until it proves one. Without a password it signs in ' +
          'by codes. With an Idempotency-Key, a repetition is given the first answer.',
        body: EmailSignUpRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: { rateLimit, keyed: 'optional', problems: joiningProblems },
    },
    async (request) => {
      const { body } = request
      const wanted = await newcomerOf(request, body)
      const record = withoutPassword(app.secret, body)
      return { data: await withOptionalIdempotency(request, record, (tx) => signUpByEmail(tx, wanted)) }
    },
  )

  app.post(
    routePath(calls.setNewPassword),
    {
      schema: {
        operationId: 'setNewPassword',
        summary: 'Make an account of a guest by its first password, and sign in (C29, S21)',
        description:
          'Spends the X-Guest-Token of the phone that is given. The account has the name of the latest booking with that phone that was not for somebody else; ' +
          'without one there is `not_found`. With an Idempotency-Key, a repetition is given the first answer.',
        security: signedWith('guest'),
        body: NewPasswordRequest,
        response: { 200: Data(SignInAnswer) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['guest_token_invalid', 'account_exists', 'not_found', 'password_refused', ...conditions],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const token = request.headers[headers.guestToken.toLowerCase()]
      const { session } = request
      if (session?.kind !== 'guest' || typeof token !== 'string') throw problem('guest_token_invalid')
      if (parsePhoneNumber(session.phone)?.nationalNumber !== body.phone) throw problem('guest_token_invalid')
      const wanted = {
        tenantCode: tenant.code,
        token,
        today: dayInZone(request.zone, app.clock()),
        consents: body.consents,
        passwordHash: await hashNewPassword(body.password),
        ...arrivalOf(request),
      }
      const record = withoutPassword(app.secret, body)
      const data = await withOptionalIdempotency(request, record, (tx) => signUpGuest(tx, wanted))
      return { data }
    },
  )
}

/** A birthday that can be one, on a day `YYYY-MM-DD`. Throws `validation_failed`. */
function bornOn(birthday: string, today: string): string {
  if (isBirthday(birthday, today)) return birthday
  throw problem('validation_failed', { fields: [{ path: '/birthday', message: 'is not a day from 1900 to today' }] })
}
