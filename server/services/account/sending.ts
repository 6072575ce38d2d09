import type { MailGateway } from '#server/messages/mail/mail-gateway'
import type { Mailing } from '#server/domain/identity/mail-code'
import type { Texting } from '#server/domain/identity/text-code'
import { problem } from '#server/errors'
import type { ServiceInstance } from '#server/plugins/type-provider'

type Platform = Pick<ServiceInstance, 'config' | 'db' | 'mail' | 'rateCounter' | 'sms'>

const countingOf = (app: Platform) => ({
  db: app.db,
  mostPerHour: app.config.codeLimitPerTenant,
  countUse: (name: string, window: number, most: number) => app.rateCounter.add(name, 1, window, most),
})

/** How this server texts codes. */
export const textingOf = (app: Platform): Texting => ({ ...countingOf(app), sms: app.sms })

/** How this server mails codes. Throws `not_found` where it sends no mails. */
export const mailingOf = (app: Platform): Mailing => ({ ...countingOf(app), mail: requireMail(app) })

/**
 * The other way for a code, where the call asks for it; undefined for a text message. Throws `not_found` where the server has no other way.
 */
export function secondOf({ second }: Pick<ServiceInstance, 'second'>, body: { channel?: 'second' }) {
  if (body.channel === undefined) return undefined
  if (!second) throw problem('not_found')
  return second
}

function requireMail({ mail }: Platform): MailGateway {
  if (!mail) throw problem('not_found')
  return mail
}
