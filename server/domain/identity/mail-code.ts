import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { codeMail } from '#server/messages/code-message'
import type { MailGateway } from '#server/messages/mail/mail-gateway'
import { brandOf, type Tenant } from '#server/tenants/tenant'
import type { PurposeRules } from './code-rules.ts'
import { deliverCode, type CountUse } from './deliver-code.ts'
import type { IssuedCode } from './send-code.ts'

/** How mails leave the server. */
export type Mailing = {
  db: Database
  mail: MailGateway
  countUse: CountUse
  /** Mails with codes or links per hour, where the tenant has no rule of its own. */
  mostPerHour: number
}

type MailedCode = { rules: PurposeRules; tenant: Tenant; email: string; language: Language }

/** Mails an issued code; see `deliverCode` for refusals. */
export const mailCode = (issued: IssuedCode, { mail, mostPerHour, ...rest }: Mailing, mailed: MailedCode) =>
  deliverCode(issued, {
    ...rest,
    limits: [mailLimitOf(mailed.tenant, mostPerHour)],
    send: (code) => {
      const { rules, tenant, email, language } = mailed
      const brand = brandOf(tenant, language)
      const words = codeMail({ text: rules.text[language], code, brand, minutes: rules.minutes, language })
      return mail.send({ tenantCode: tenant.code, email, brand, language, ...words })
    },
  })

/** Mails of a kind that strangers can have a tenant send in an hour: as many as texts, counted by themselves. */
export function mailLimitOf(
  { code, configuration }: Tenant,
  mostPerHour: number,
  kind: 'mails' | 'consent mails' = 'mails',
) {
  const most = configuration.code_rules?.per_hour ?? mostPerHour
  return { name: `${kind} ${most} ${code}`, most }
}
