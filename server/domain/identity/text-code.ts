import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { codeMessage } from '#server/messages/code-message'
import type { SmsGateway } from '#server/messages/sms/sms-gateway'
import { brandOf, type Tenant } from '#server/tenants/tenant'
import { codeLimits, type PurposeRules } from './code-rules.ts'
import { deliverCode, type CountUse, type HourlyLimit } from './deliver-code.ts'
import type { IssuedCode } from './send-code.ts'
import { isAbroad } from './textable-phone.ts'

/** How codes leave the server. */
export type Texting = {
  db: Database
  sms: SmsGateway
  countUse: CountUse
  /** Messages per hour, where the tenant has no rule of its own. */
  mostPerHour: number
}

type TextedCode = {
  rules: PurposeRules
  tenant: Tenant
  /** E.164. */
  phone: string
  language: Language
  /** Host named in the message, so that its browser fills the code in. */
  host: string | undefined
}

/** Texts an issued code; see `deliverCode` for refusals. */
export const textCode = (issued: IssuedCode, { sms, mostPerHour, ...rest }: Texting, texted: TextedCode) =>
  deliverCode(issued, {
    ...rest,
    limits: limitsOf(texted, mostPerHour),
    send: (code) => {
      const { rules, tenant, phone, language, host } = texted
      const brand = brandOf(tenant, language)
      const body = codeMessage({ text: rules.text[language], code, brand, minutes: rules.minutes, host })
      return sms.send({ tenantCode: tenant.code, phone, body })
    },
  })

/** Hourly limits on what a tenant pays for: in all, and for messages to countries outside its markets. */
function limitsOf({ tenant, phone }: TextedCode, mostPerHour: number): HourlyLimit[] {
  const most = tenant.configuration.code_rules?.per_hour ?? mostPerHour
  const limits = [
    ...(isAbroad(tenant, phone) ? [{ name: 'codes abroad', most: Math.ceil(most * codeLimits.abroadShare) }] : []),
    { name: 'codes', most },
  ]
  return limits.map(({ name, most: limit }) => ({ name: `${name} ${limit} ${tenant.code}`, most: limit }))
}
