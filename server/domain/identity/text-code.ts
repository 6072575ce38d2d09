import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { codeMessage } from '#server/messages/code-message'
import type { SecondGateway, SmsGateway } from '#server/messages/sms/sms-gateway'
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
  /** The other way, where the code goes by that in place of a text message. */
  second?: SecondGateway | undefined
}

/** Texts an issued code, or sends it the other way, within the same limits; see `deliverCode` for refusals. */
export const textCode = (issued: IssuedCode, { sms, mostPerHour, ...rest }: Texting, texted: TextedCode) =>
  deliverCode(issued, {
    ...rest,
    limits: textLimitsOf(texted, mostPerHour),
    send: (code) => {
      const { rules, tenant, phone, language, host, second } = texted
      const words = { text: rules.text[language], brand: brandOf(tenant, language), minutes: rules.minutes }
      const to = { tenantCode: tenant.code, phone }
      if (!second) return sms.send({ ...to, body: codeMessage({ ...words, code, host }) })
      // A voice says it digit by digit, and no browser reads along.
      const spoken = second.kind === 'voice' ? [...code].join(' ') : code
      return second.send({ ...to, language, body: codeMessage({ ...words, code: spoken, host: undefined }) })
    },
  })

/**
 * Hourly limits on what a tenant pays for: in all, and for messages to countries outside its markets. Each kind of message is counted by
 * itself, so that a flood of one leaves the others.
 */
export function textLimitsOf(
  { tenant, phone }: Pick<TextedCode, 'tenant' | 'phone'>,
  mostPerHour: number,
  kind: 'codes' | 'consents' = 'codes',
): HourlyLimit[] {
  const most = tenant.configuration.code_rules?.per_hour ?? mostPerHour
  const limits = [
    ...(isAbroad(tenant, phone) ? [{ name: `${kind} abroad`, most: Math.ceil(most * codeLimits.abroadShare) }] : []),
    { name: kind, most },
  ]
  return limits.map(({ name, most: limit }) => ({ name: `${name} ${limit} ${tenant.code}`, most: limit }))
}
