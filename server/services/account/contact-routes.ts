import type { FastifyRequest } from 'fastify'
import parsePhoneNumber from 'libphonenumber-js'
import {
  Account,
  EmailChangeRequest,
  PhoneChangeRequest,
  VerifyEmailCodeRequest,
  VerifyPhoneChangeRequest,
} from '#contract/account'
import { OtpAnswer } from '#contract/appointment'
import type { Language } from '#contract/locale'
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { changeContact, changePurpose } from '#server/domain/accounts/change-contact'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { writingTo } from '#server/domain/accounts/writing-to'
import { refusedCode } from '#server/domain/identity/check-code'
import { createCodeRepository, type CodeOwner } from '#server/domain/identity/code-repository'
import { codePurposes } from '#server/domain/identity/code-rules'
import { toEmail } from '#server/domain/identity/contact'
import { mailCode } from '#server/domain/identity/mail-code'
import { issueCode, type IssuedCode } from '#server/domain/identity/send-code'
import { textCode } from '#server/domain/identity/text-code'
import { toTextablePhone } from '#server/domain/identity/textable-phone'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { requireConfirmed } from '#server/domain/sessions/confirmation'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toAccount } from '#server/domain/profile/account-view'
import { addressLimit } from './address-limit.ts'
import { codeHost } from './code-host.ts'
import { deviceOf } from './device-of.ts'
import { toOtpAnswer } from './otp-answer.ts'
import { mailingOf, secondOf, textingOf } from './sending.ts'

type Delivery = (issued: IssuedCode, writing: { language: Language }) => Promise<void>

const rules = codePurposes.new_contact
const sendingProblems = [
  'confirmation_needed',
  'code_sent_recently',
  'codes_of_phone_limit',
  'codes_of_tenant_limit',
] as const
const checkingProblems = ['code_invalid', 'code_expired', 'code_attempts_exceeded', 'account_exists'] as const

/** A new phone or email of the signed-in patient: it replaces the old one when the code that was sent to it comes back. */
export const contactRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const security = signedWith('patient')

  /** Issues a code for its owner, once for each Idempotency-Key, and sends it in the language of the account. */
  async function send(request: FastifyRequest, owner: CodeOwner, deliver: Delivery) {
    const { familyId, patientId } = requirePatient(request)
    await requireConfirmed(app.db, { tenantCode: owner.tenantCode, familyId }, app.clock())
    let issued: IssuedCode
    return withOptionalIdempotency(
      request,
      request.body,
      async (tx) => {
        issued = await issueCode(tx, { owner, rules, secret: app.secret, now: app.clock() })
        return toOtpAnswer(issued, rules)
      },
      async () => deliver(issued, await writingTo(app.db, request, patientId)),
    )
  }

  const accountOf = async (request: FastifyRequest) => {
    const row = await createProfileRepository(app.db, request.tenant.code).find(requirePatient(request).patientId)
    if (!row) throw problem('unauthenticated')
    return row
  }

  /** Changes the account by the code of its owner, and tells where it was reached before. */
  async function confirm(request: FastifyRequest, owner: CodeOwner, code: string): Promise<Account> {
    const { patientId } = requirePatient(request)
    const device = deviceOf(request)
    const typed = { owner, rules, code, secret: app.secret, now: app.clock() }
    const notice = owner.phone === undefined ? 'email_changed' : 'phone_changed'
    const changed = await app.db.transaction(async (tx) => {
      const outcome = await changeContact(tx, { accountId: patientId, typed, device })
      if (!('refused' in outcome)) await notifyAccount(tx, request, notice, { id: patientId, contacts: outcome.before })
      return outcome
    })
    if ('refused' in changed) throw refusedCode(changed.refused)
    return toAccount(await accountOf(request))
  }

  app.post(
    routePath(calls.sendPhoneToken),
    {
      schema: {
        operationId: 'sendPhoneToken',
        summary: 'Text a code to a new phone of the signed-in patient (C36)',
        description:
          'Within ten minutes of the sign-in, or of `confirmOwner`; later it is `confirmation_needed`. The phone stays as it is until the ' +
          'code comes back by `verifyPhone`. With an Idempotency-Key, a repetition is given the first ' +
          'answer and no second message is sent. `channel` as of `sendCode`.',
        security,
        body: PhoneChangeRequest,
        response: { 200: Data(OtpAnswer) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['phone_invalid', 'phone_country_not_served', 'phone_not_mobile', 'not_found', ...sendingProblems],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const { patientId } = requirePatient(request)
      const phone = toTextablePhone(tenant, body.phone, body.country_code)
      const owner = { tenantCode: tenant.code, phone, purpose: changePurpose('phone', patientId) }
      const texted = { rules, tenant, phone, host: codeHost(app.config, tenant), second: secondOf(app, body) }
      const data = await send(request, owner, (issued, writing) =>
        textCode(issued, textingOf(app), { ...texted, ...writing }),
      )
      return { data }
    },
  )

  app.put(
    routePath(calls.verifyPhone),
    {
      schema: {
        operationId: 'verifyPhone',
        summary: 'Change the phone of the signed-in patient by its code (C37)',
        description:
          'Visits booked with the new phone are the account’s. The phone and the email that the account had are told of it. Where ' +
          'another account has the phone: `account_exists`. A phone that the account has already stays, whatever the code.',
        security,
        body: VerifyPhoneChangeRequest,
        response: { 200: Data(Account) },
      },
      config: { rateLimit, problems: checkingProblems },
    },
    async (request) => {
      const { body, tenant } = request
      const before = toAccount(await accountOf(request))
      const purpose = changePurpose('phone', requirePatient(request).patientId)
      const pending = await createCodeRepository(app.db).findPending(tenant.code, purpose)
      const phone = pending?.phone
      // Repeated after a lost answer: the code is used up, and the change is made.
      const current = `+${before.country_code}${before.phone}`
      if (before.phone === body.phone && (phone ?? current) === current) return { data: before }
      if (phone === undefined || parsePhoneNumber(phone)?.nationalNumber !== body.phone) throw problem('code_expired')
      return {
        data: await confirm(request, { tenantCode: tenant.code, phone, purpose }, body.phone_verification_token),
      }
    },
  )

  app.put(
    routePath(calls.updateEmail),
    {
      schema: {
        operationId: 'updateEmail',
        summary: 'Mail a code to a new email of the signed-in patient (C35)',
        description:
          'Within ten minutes of the sign-in, or of `confirmOwner`; later it is `confirmation_needed`. ' +
          '`email_confirmation` is the same address once more. The email stays as it is until the code comes back by `confirmEmail`. ' +
          'With an Idempotency-Key, a repetition is given the first answer and no second mail is sent.',
        security,
        body: EmailChangeRequest,
        response: { 200: Data(OtpAnswer) },
      },
      config: { rateLimit, keyed: 'optional', problems: ['not_found', ...sendingProblems] },
    },
    async (request) => {
      const { body, tenant } = request
      const { patientId } = requirePatient(request)
      const email = toEmail(body.email)
      if (email !== toEmail(body.email_confirmation))
        throw problem('validation_failed', { fields: [{ path: '/email_confirmation', message: 'must equal email' }] })
      const mailing = mailingOf(app)
      const owner = { tenantCode: tenant.code, email, purpose: changePurpose('email', patientId) }
      const data = await send(request, owner, (issued, writing) =>
        mailCode(issued, mailing, { rules, tenant, email, ...writing }),
      )
      return { data }
    },
  )

  app.put(
    routePath(additions.confirmEmail),
    {
      schema: {
        operationId: 'confirmEmail',
        summary: 'Change the email of the signed-in patient by its code (C35)',
        description:
          'The email is a way in from then on. The phone and the email that the account had are told of it. Where another account ' +
          'has proven the email: `account_exists`. An email that the account has proven already stays, whatever the code.',
        security,
        body: VerifyEmailCodeRequest,
        response: { 200: Data(Account) },
      },
      config: { rateLimit, problems: checkingProblems },
    },
    async (request) => {
      const { body, tenant } = request
      const purpose = changePurpose('email', requirePatient(request).patientId)
      const email = toEmail(body.email)
      const before = toAccount(await accountOf(request))
      if (before.email_verified && before.email === email) return { data: before }
      const owner = { tenantCode: tenant.code, email, purpose }
      return { data: await confirm(request, owner, body.email_verification_token) }
    },
  )
}
