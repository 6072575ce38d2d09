import { createHmac, randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { Problem } from '#contract/problem'
import { problem } from '#server/errors'
import type { Tenant } from '#server/plugins/gateway/tenants'
import { codeMessage } from '#server/messages/code-message'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import { abroadShare, codeLength, codeMinutes, codesPerPhone, resendSeconds } from './code-rules.ts'
import { isAbroad } from './textable-phone.ts'

type Input = { tenant: Tenant; phone: string; purpose: string; language: Language; host: string | undefined }

/** A code that is kept and not texted yet. */
export type IssuedCode = { id: string; code: string; expiresAt: Date; resendAt: Date }

/**
 * Makes a new code for a phone; an earlier one stops working. The same is done for every phone, known to us or not.
 *
 * Throws `code_sent_recently` or `codes_of_phone_limit`.
 *
 * @param tx - a transaction
 */
export async function issueCode(
  app: FastifyInstance,
  tx: Database,
  { tenant, phone, purpose }: Pick<Input, 'tenant' | 'phone' | 'purpose'>,
): Promise<IssuedCode> {
  const now = app.clock()
  const owner = { tenantCode: tenant.code, phone, purpose }
  const code = randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, '0')
  const expiresAt = after(now, codeMinutes * 60)
  const codes = createCodeRepository(tx)
  await codes.lock(phone)
  refuseTooMany(await codes.findSentTo(phone, longestWindow(now)), now)
  const id = await codes.add({ ...owner, codeHash: hashCode(app.secret, owner, code), createdAt: now, expiresAt })
  return { id, code, expiresAt, resendAt: after(now, resendSeconds) }
}

/**
 * Texts an issued code. Throws `codes_of_tenant_limit`, and `unavailable` when the message was not taken; then nothing is kept of
 * it. Outside of the transaction that issued it, since what is counted is counted at once.
 */
export async function textCode(
  app: FastifyInstance,
  { id, code }: IssuedCode,
  { tenant, phone, language, host }: Omit<Input, 'purpose'>,
): Promise<void> {
  try {
    await countForTenant(app, tenant, phone)
    await app.sms.send({ tenantCode: tenant.code, phone, body: codeMessage(code, tenant, language, host) })
  } catch (cause) {
    await createCodeRepository(app.db).remove(id)
    throw cause instanceof Problem && cause.code === 'codes_of_tenant_limit' ? cause : problem('unavailable', { cause })
  }
}

/** What is stored of a code: six digits are guessed at once from a plain hash, so it is keyed with the server's secret. */
export const hashCode = (secret: Buffer, { tenantCode, phone, purpose }: CodeOwner, code: string): string =>
  createHmac('sha256', secret).update([tenantCode, phone, purpose, code].join(' ')).digest('hex')

type SentCode = { createdAt: Date; consumedAt: Date | null }

/** A phone's pause and caps: over all tenants and purposes, since it is one phone that rings. */
function refuseTooMany(sent: SentCode[], now: Date): void {
  const [latest] = sent
  const resendAt = latest && !latest.consumedAt ? after(latest.createdAt, resendSeconds) : now
  if (resendAt > now) throw problem('code_sent_recently', { details: { resend_at: resendAt.toISOString() } })
  for (const { most, minutes } of codesPerPhone) {
    const since = after(now, -minutes * 60)
    const oldest = sent.filter(({ createdAt }) => createdAt > since)[most - 1]
    if (!oldest) continue
    const retryAt = after(oldest.createdAt, minutes * 60)
    throw problem('codes_of_phone_limit', { details: { retry_at: retryAt.toISOString() } })
  }
}

const longestWindow = (now: Date) => after(now, -60 * Math.max(...codesPerPhone.map(({ minutes }) => minutes)))

const hour = 3_600_000

/** What a tenant may be made to pay for in an hour, in all and for messages to countries that are no markets of it. */
async function countForTenant(app: FastifyInstance, tenant: Tenant, phone: string): Promise<void> {
  const most = tenant.configuration.code_rules?.per_hour ?? app.config.codeLimitPerTenant
  const limits = [
    ...(isAbroad(tenant, phone) ? [{ name: 'codes abroad', most: Math.ceil(most * abroadShare) }] : []),
    { name: 'codes', most },
  ]
  for (const { name, most } of limits) {
    const { points, resetsIn } = await app.rateCounter.add(`${name} ${most} ${tenant.code}`, 1, hour, most)
    if (points <= most) continue
    throw problem('codes_of_tenant_limit', { details: { retry_after: Math.ceil(resetsIn / 1000) } })
  }
}

export const after = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)
