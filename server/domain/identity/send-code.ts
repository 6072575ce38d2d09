import { createHmac, randomInt } from 'node:crypto'
import type { Language } from '#contract/locale'
import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { codeMessage } from '#server/messages/code-message'
import type { SmsGateway } from '#server/messages/sms/sms-gateway'
import type { Tenant } from '#server/tenants/tenant'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import { codeLimits, type PurposeRules } from './code-rules.ts'
import { isAbroad } from './textable-phone.ts'

/** A code that is stored and not sent yet. */
export type IssuedCode = { id: string; code: string; expiresAt: Date; resendAt: Date }

type Issue = { owner: CodeOwner; rules: PurposeRules; secret: Buffer; now: Date }

/**
 * Makes a new code for a phone; an earlier one becomes invalid. Known and unknown phones are treated alike.
 *
 * Throws `code_sent_recently` or `codes_of_phone_limit`.
 *
 * @param tx - a transaction
 */
export async function issueCode(tx: Database, { owner, rules, secret, now }: Issue): Promise<IssuedCode> {
  const code = randomInt(10 ** rules.length)
    .toString()
    .padStart(rules.length, '0')
  const expiresAt = after(now, rules.minutes * 60)
  const codes = createCodeRepository(tx)
  await codes.lock(owner.phone)
  refuseTooMany(await codes.findSentTo(owner.phone, longestWindow(now)), now)
  const id = await codes.add({ ...owner, codeHash: hashCode(secret, owner, code), createdAt: now, expiresAt })
  return { id, code, expiresAt, resendAt: after(now, codeLimits.resendSeconds) }
}

/**
 * Counts one use under a name in a window of so many milliseconds: returns how many there were, and in how many milliseconds
 * the count starts again.
 */
type CountUse = (
  name: string,
  windowMilliseconds: number,
  most: number,
) => Promise<{ points: number; resetsIn: number }>

type Texting = {
  db: Database
  sms: SmsGateway
  countUse: CountUse
  rules: PurposeRules
  tenant: Tenant
  /** Messages per hour, where the tenant has no rule of its own. */
  mostPerHour: number
  phone: string
  language: Language
  /** Host named in the message, so that its browser fills the code in. */
  host: string | undefined
}

/**
 * Texts an issued code. Throws `codes_of_tenant_limit`, and `unavailable` when the message was not accepted; the code is
 * deleted then. To be called outside the transaction that issued it, since counts are written at once.
 */
export async function textCode({ id, code }: IssuedCode, texting: Texting): Promise<void> {
  const { db, sms, rules, tenant, phone, language, host } = texting
  const { name } = tenant.configuration
  const brand = name[language] ?? name.en
  try {
    await countForTenant(texting)
    const body = codeMessage({ text: rules.text[language], code, brand, minutes: rules.minutes, host })
    await sms.send({ tenantCode: tenant.code, phone, body })
  } catch (cause) {
    await createCodeRepository(db).remove(id)
    throw cause instanceof Problem && cause.code === 'codes_of_tenant_limit' ? cause : problem('unavailable', { cause })
  }
}

/** The stored form of a code: six digits are easily guessed from a plain hash, so it is keyed with the server's secret. */
export const hashCode = (secret: Buffer, { tenantCode, phone, purpose }: CodeOwner, code: string): string =>
  createHmac('sha256', secret).update([tenantCode, phone, purpose, code].join(' ')).digest('hex')

type SentCode = { createdAt: Date; consumedAt: Date | null }

/** Pause and limits of a phone, over all tenants and purposes, since it is the same phone that receives them. */
function refuseTooMany(sent: SentCode[], now: Date): void {
  const [latest] = sent
  const resendAt = latest && !latest.consumedAt ? after(latest.createdAt, codeLimits.resendSeconds) : now
  if (resendAt > now) throw problem('code_sent_recently', { details: { resend_at: resendAt.toISOString() } })
  for (const { most, minutes } of codeLimits.perPhone) {
    const since = after(now, -minutes * 60)
    const oldest = sent.filter(({ createdAt }) => createdAt > since)[most - 1]
    if (!oldest) continue
    const retryAt = after(oldest.createdAt, minutes * 60)
    throw problem('codes_of_phone_limit', { details: { retry_at: retryAt.toISOString() } })
  }
}

const longestWindow = (now: Date) => after(now, -60 * Math.max(...codeLimits.perPhone.map(({ minutes }) => minutes)))

const hour = 3_600_000

/** Hourly limits on what a tenant pays for: in all, and for messages to countries outside its markets. */
async function countForTenant({ tenant, phone, mostPerHour, countUse }: Texting): Promise<void> {
  const most = tenant.configuration.code_rules?.per_hour ?? mostPerHour
  const limits = [
    ...(isAbroad(tenant, phone) ? [{ name: 'codes abroad', most: Math.ceil(most * codeLimits.abroadShare) }] : []),
    { name: 'codes', most },
  ]
  for (const { name, most } of limits) {
    const { points, resetsIn } = await countUse(`${name} ${most} ${tenant.code}`, hour, most)
    if (points <= most) continue
    throw problem('codes_of_tenant_limit', { details: { retry_after: Math.ceil(resetsIn / 1000) } })
  }
}

/** The instant so many seconds later. */
export const after = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)
