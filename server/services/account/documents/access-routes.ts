import * as Type from 'typebox'
import { OtpAnswer } from '#contract/appointment'
import { DocumentAccess, DocumentCodeRequest, VerifyDocumentCode } from '#contract/documents'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { writingTo } from '#server/domain/accounts/writing-to'
import { openAccess } from '#server/domain/documents/document-access'
import { checkCode, refusedCode } from '#server/domain/identity/check-code'
import { codePurposes } from '#server/domain/identity/code-rules'
import { mailCode } from '#server/domain/identity/mail-code'
import { hashCode, issueCode, type IssuedCode } from '#server/domain/identity/send-code'
import { textCode } from '#server/domain/identity/text-code'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from '../address-limit.ts'
import { codeHost } from '../code-host.ts'
import { contactOfCaller } from '../contact-of-caller.ts'
import { toOtpAnswer } from '../otp-answer.ts'
import { mailingOf, secondOf, textingOf } from '../sending.ts'

const purpose = 'open_documents'
const rules = codePurposes[purpose]

/** The documents' own code (C32): it opens them for a while, on the device that asked. */
export const accessRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const { clock, secret } = app

  app.post(
    calls.sendDocumentCode.path,
    {
      schema: {
        operationId: 'sendDocumentCode',
        summary: 'Texts the code that opens the documents (C32)',
        description:
          'To the phone of the account, or by mail where it has none. With an Idempotency-Key, a repetition is given the first answer and no second message is sent. `channel` as of `sendCode`; a mail is sent whatever it says.',
        security: signedWith('patient'),
        body: Type.Union([DocumentCodeRequest, Type.Null()]),
        response: { 200: Data(OtpAnswer) },
      },
      config: {
        rateLimit,
        keyed: 'optional',
        problems: ['code_sent_recently', 'codes_of_phone_limit', 'codes_of_tenant_limit', 'not_found'],
      },
    },
    async (request) => {
      const { body, tenant } = request
      const second = secondOf(app, body ?? {})
      const contact = await contactOfCaller(request)
      const owner = { tenantCode: tenant.code, purpose, ...contact }
      let issued: IssuedCode
      const data = await withOptionalIdempotency(
        request,
        body ?? {},
        async (tx) => {
          issued = await issueCode(tx, { owner, rules, secret, now: clock() })
          return toOtpAnswer(issued, rules)
        },
        async () => {
          const { phone, email } = contact
          const { language } = await writingTo(app.db, request, requirePatient(request).patientId)
          if (phone === undefined) return mailCode(issued, mailingOf(app), { rules, tenant, email, language })
          const host = codeHost(app.config, tenant)
          return textCode(issued, textingOf(app), { rules, tenant, phone, language, host, second })
        },
      )
      return { data }
    },
  )

  app.post(
    calls.verifyDocumentCode.path,
    {
      schema: {
        operationId: 'verifyDocumentCode',
        summary: 'Trades the code for what opens the documents (C32, P02)',
        description:
          'Sent as `Access-Token` with every call of documents. It is good for ten minutes and for the sign-in that asked. With an ' +
          'Idempotency-Key, a repetition is given the first answer and is not counted as another try.',
        security: signedWith('patient'),
        body: VerifyDocumentCode,
        response: { 200: Data(DocumentAccess) },
      },
      config: { rateLimit, keyed: 'optional', problems: ['code_invalid', 'code_expired', 'code_attempts_exceeded'] },
    },
    async (request) => {
      const { body, tenant } = request
      const { id: sessionId } = requirePatient(request)
      const owner = { tenantCode: tenant.code, purpose, ...(await contactOfCaller(request)) }
      const code = body.verification_code
      // The stored hash of the body must not allow the six digits to be guessed.
      const record = { verification_code: hashCode(secret, owner, code) }
      const now = clock()
      const opened = await withOptionalIdempotency(request, record, async (tx) => {
        const refused = await checkCode(tx, { owner, rules, code, secret, now })
        if (refused) return { refused }
        const { token, expiresAt } = await openAccess(tx, { tenantCode: tenant.code, sessionId, now })
        return { access_token: token, expires_at: expiresAt.toISOString() }
      })
      if ('refused' in opened) throw refusedCode(opened.refused)
      return { data: opened }
    },
  )
}
