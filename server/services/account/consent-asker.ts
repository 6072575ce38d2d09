import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/locale'
import { consentLimits } from '#contract/relative-consent'
import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { writingAt } from '#server/domain/accounts/writing-to'
import { refuseBeyond } from '#server/domain/identity/deliver-code'
import { mailLimitOf } from '#server/domain/identity/mail-code'
import { textLimitsOf } from '#server/domain/identity/text-code'
import { dayInZone } from '#server/domain/relatives/adult'
import { requestConsent, type ConsentMessage } from '#server/domain/relatives/request-consent'
import { createConsentRepository } from '#server/domain/relatives/consent-repository'
import type { Owner } from '#server/domain/relatives/relative-repository'
import { consentMail, consentText } from '#server/messages/consent-message'
import { localeOf } from '#server/messages/visit-messages'
import { originOf } from '#server/web/origin'
import { keyQueryOf } from '#server/web/visit'
import type { ServiceInstance } from '#server/plugins/type-provider'
import { deviceOf } from './device-of.ts'

/** How relatives are asked for their consent by the calls of a patient. */
export function consentAsker(app: ServiceInstance) {
  const asking = (request: FastifyRequest, owner: Owner) => ({
    owner,
    tenant: request.tenant,
    canMail: app.mail !== undefined,
    today: dayInZone(request.zone, app.clock()),
    secret: app.secret,
    device: deviceOf(request),
    now: app.clock(),
  })
  return {
    /** Makes the link, in a transaction; see `requestConsent` for refusals. */
    ask: (tx: Database, request: FastifyRequest, owner: Owner, relativeId: string) =>
      requestConsent(tx, relativeId, asking(request, owner)),

    /** The same where asking is not all that is done: undefined where they cannot be asked, which undoes nothing. */
    async requestIfPossible(tx: Database, request: FastifyRequest, owner: Owner, relativeId: string) {
      try {
        return await requestConsent(tx, relativeId, asking(request, owner))
      } catch (failure) {
        if (failure instanceof Problem && isObstacle(failure)) return undefined
        throw failure
      }
    },

    /** Sends the link, within what the tenant pays for. What cannot be sent was not asked: the relative can be asked again at once. */
    async send(
      request: FastifyRequest,
      owner: Owner,
      { relativeId, token, contact, firstName }: ConsentMessage,
    ): Promise<void> {
      const { tenant, server } = request
      const { brand, language } = await writingAt(app.db, request, contact)
      const words = { brand, firstName, days: consentLimits.days, language }
      const link = linkOf(request, language, token)
      const most = app.config.codeLimitPerTenant
      const countUse = (name: string, window: number, limit: number) => app.rateCounter.add(name, 1, window, limit)
      try {
        if (contact.phone !== undefined) {
          await refuseBeyond({ limits: textLimitsOf({ tenant, phone: contact.phone }, most, 'consents'), countUse })
          await server.sms.send({
            tenantCode: tenant.code,
            phone: contact.phone,
            body: consentText({ ...words, link }),
          })
        } else {
          await refuseBeyond({ limits: [mailLimitOf(tenant, most, 'consent mails')], countUse })
          const { subject, body, label } = consentMail(words)
          const mail = { tenantCode: tenant.code, email: contact.email, brand, language, subject, body }
          await server.mail?.send({ ...mail, link: { label, href: link } })
        }
      } catch (failure) {
        await createConsentRepository(app.db, owner).withdraw(relativeId)
        throw failure
      }
    },
  }
}

const isObstacle = ({ code }: Problem) => code === 'consent_contact_missing' || code === 'consent_asks_limit'

/** The page that asks, in the language of the message. The token stands behind the #, which browsers do not send. */
function linkOf(request: FastifyRequest, language: Language, token: string): string {
  const { server, country } = request
  const path = `${server.config.basePath}/${localeOf(language, country).prefix}/relative-consent`
  return `${originOf(request)}${path}${keyQueryOf(request)}#${token}`
}
