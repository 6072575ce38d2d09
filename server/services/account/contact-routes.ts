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
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { changeContact, changePurpose } from '#server/domain/accounts/change-contact'
import { refusedCode } from '#server/domain/identity/check-code'
import { createCodeRepository, type CodeOwner } from '#server/domain/identity/code-repository'
import { codePurposes } from '#server/domain/identity/code-rules'
import { toEmail } from '#server/domain/identity/contact'
import { mailCode } from '#server/domain/identity/mail-code'
import { issueCode } from '#server/domain/identity/send-code'
import { textCode } from '#server/domain/identity/text-code'
import { toTextablePhone } from '#server/domain/identity/textable-phone'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { problem } from '#server/errors'
import { announcerOf } from '#server/plugins/announcer-of'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toAccount } from './account-view.ts'
import { addressLimit } from './address-limit.ts'
import { codeHost } from './code-host.ts'
import { deviceOf } from './device-of.ts'
import { toOtpAnswer } from './otp-answer.ts'
import { mailingOf, textingOf } from './sending.ts'
import { tellAccount } from './tell-account.ts'

const rules = codePurposes.new_contact
const sendingProblems = ['code_sent_recently', 'codes_of_phone_limit', 'codes_of_tenant_limit'] as const
const checkingProblems = ['code_invalid', 'code_expired', 'code_attempts_exceeded', 'account_exists'] as const

/** A new phone or email of the signed-in patient: it replaces the old one when the code that was sent to it comes back. */
export const contactRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const announce = announcerOf(app)
  const security = signedWith('patient')
  const issue = (owner: CodeOwner) =>
    app.db.transaction((tx) => issueCode(tx, { owner, rules, secret: app.secret, now: app.clock() }))

  /** Changes the account by the code of its owner, and tells where it was reached before. */
  async function confirm(request: FastifyRequest, owner: CodeOwner, code: string): Promise<Account> {
    const { patientId } = requirePatient(request)
    const device = deviceOf(request)
    const typed = { owner, rules, code, secret: app.secret, now: app.clock() }
    const changed = await app.db.transaction((tx) => changeContact(tx, { accountId: patientId, typed, device }))
    if ('refused' in changed) throw refusedCode(changed.refused)
    const notice = owner.phone === undefined ? 'email_changed' : 'phone_changed'
    await tellAccount(announce, request, notice, { id: patientId, contacts: changed.before })
    const row = await createProfileRepository(app.db, request.tenant.code).find(patientId)
    if (!row) throw problem('unauthenticated')
    return toAccount(row)
  }

  app.post(
    routePath(calls.sendPhoneToken),
    {
      schema: {
        operationId: 'sendPhoneToken',
        summary: 'Text a code to a new phone of the signed-in patient (C36)',
        description: 'The phone stays as it is until the code comes back by `verifyPhone`.',
        security,
        body: PhoneChangeRequest,
        response: { 200: Data(OtpAnswer) },
      },
      config: {
        rateLimit,
        problems: ['phone_invalid', 'phone_country_not_served', 'phone_not_mobile', ...sendingProblems],
      },
    },
    async (request) => {
      const { body, tenant, language } = request
      const { patientId } = requirePatient(request)
      const phone = toTextablePhone(tenant, body.phone, body.country_code)
      const issued = await issue({ tenantCode: tenant.code, phone, purpose: changePurpose('phone', patientId) })
      const host = codeHost(app.config, tenant)
      await textCode(issued, textingOf(app), { rules, tenant, phone, language, host })
      return { data: toOtpAnswer(issued, rules) }
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
          'another account has the phone: `account_exists`.',
        security,
        body: VerifyPhoneChangeRequest,
        response: { 200: Data(Account) },
      },
      config: { rateLimit, problems: checkingProblems },
    },
    async (request) => {
      const { body, tenant } = request
      const purpose = changePurpose('phone', requirePatient(request).patientId)
      const pending = await createCodeRepository(app.db).findPending(tenant.code, purpose)
      const phone = pending?.phone
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
          '`email_confirmation` is the same address once more. The email stays as it is until the code comes back by `confirmEmail`.',
        security,
        body: EmailChangeRequest,
        response: { 200: Data(OtpAnswer) },
      },
      config: { rateLimit, problems: ['not_found', ...sendingProblems] },
    },
    async (request) => {
      const { body, tenant, language } = request
      const { patientId } = requirePatient(request)
      const email = toEmail(body.email)
      if (email !== toEmail(body.email_confirmation))
        throw problem('validation_failed', { fields: [{ path: '/email_confirmation', message: 'must equal email' }] })
      const mailing = mailingOf(app)
      const issued = await issue({ tenantCode: tenant.code, email, purpose: changePurpose('email', patientId) })
      await mailCode(issued, mailing, { rules, tenant, email, language })
      return { data: toOtpAnswer(issued, rules) }
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
          'has proven the email: `account_exists`.',
        security,
        body: VerifyEmailCodeRequest,
        response: { 200: Data(Account) },
      },
      config: { rateLimit, problems: checkingProblems },
    },
    async (request) => {
      const { body, tenant } = request
      const purpose = changePurpose('email', requirePatient(request).patientId)
      const owner = { tenantCode: tenant.code, email: toEmail(body.email), purpose }
      return { data: await confirm(request, owner, body.email_verification_token) }
    },
  )
}
