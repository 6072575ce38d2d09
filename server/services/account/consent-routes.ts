import * as Type from 'typebox'
import { Relative } from '#contract/relative'
import { ConsentAnswerRequest, ConsentLink, ConsentQuestion } from '#contract/relative-consent'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { answerConsent, readConsent } from '#server/domain/relatives/answer-consent'
import type { Owner } from '#server/domain/relatives/relative-repository'
import { createRelativeRepository } from '#server/domain/relatives/relative-repository'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { consentAsker } from './consent-asker.ts'
import { consentsOf } from './consent-view.ts'
import { toRelative } from './relative-view.ts'

/** Consents of adult relatives: asked for by the patient, answered and ended by whoever was sent the link. */
export const consentRoutes: ServicePlugin = async (app) => {
  const rateLimit = addressLimit(app)
  const consents = consentAsker(app)

  app.post(
    routePath(additions.requestConsent),
    {
      schema: {
        operationId: 'requestConsent',
        summary: 'Ask an adult relative whether the patient may book for them',
        description:
          'Texts or mails them a link that can be answered once within two weeks; the one before opens nothing any more. Who is a child, or ' +
          'has agreed, is sent nothing. `consent_asks_limit` has `retry_at`, unless they said no too often to be asked again.',
        security: signedWith('patient'),
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: Data(Relative) },
      },
      config: {
        rateLimit,
        problems: [
          'not_found',
          'consent_contact_missing',
          'consent_asks_limit',
          'codes_of_tenant_limit',
          'unavailable',
        ],
      },
    },
    async (request) => {
      const owner: Owner = { tenantCode: request.tenant.code, accountId: requirePatient(request).patientId }
      const { id } = request.params
      const message = await app.db.transaction((tx) => consents.ask(tx, request, owner, id))
      if (message) await consents.send(request, owner, message)
      const row = await createRelativeRepository(app.db, owner).find(id)
      if (!row) throw problem('not_found')
      return { data: toRelative(row, (await consentsOf(request, owner))(row)) }
    },
  )

  app.post(
    additions.consentQuestion.path,
    {
      schema: {
        operationId: 'consentQuestion',
        summary: 'What a relative was sent a link for',
        description:
          'The first name of who asks, and what was answered. A refused link says in `details.reason` whether it is `expired` or `unknown`.',
        body: ConsentLink,
        response: { 200: Data(ConsentQuestion) },
      },
      config: { rateLimit, repeatable: true, problems: ['consent_link_invalid'] },
    },
    async ({ body, tenant }) => ({
      data: await readConsent(app.db, { tenantCode: tenant.code, token: body.token, now: app.clock() }),
    }),
  )

  app.post(
    additions.answerConsent.path,
    {
      schema: {
        operationId: 'answerConsent',
        summary: 'The answer of a relative: yes, no, or the end of a yes',
        description:
          'The question is answered once; after a yes the same link ends it. The account is told that there is an answer. The same answer ' +
          'again changes nothing; another one is refused with `details.reason` `used`.',
        body: ConsentAnswerRequest,
        response: { 200: Data(ConsentQuestion) },
      },
      config: { rateLimit, repeatable: true, problems: ['consent_link_invalid'] },
    },
    async (request) => {
      const { token, answer } = request.body
      const shown = { tenantCode: request.tenant.code, token, now: app.clock() }
      await app.db.transaction(async (tx) => {
        const { accountId: id, isNew } = await answerConsent(tx, { ...shown, answer })
        const account = isNew ? await createAccountRepository(tx).findById(request.tenant.code, id) : undefined
        if (account) await notifyAccount(tx, request, 'relative_answered', { id, contacts: contactsOf(account) })
      })
      return { data: await readConsent(app.db, shown) }
    },
  )
}
