import { createHmac, randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import type { Tenant } from '#server/plugins/gateway/tenants'
import { codeMessage } from './code-message.ts'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import { codeLength, codeMinutes, codesPerPhone, resendSeconds } from './code-rules.ts'

type Wish = { tenant: Tenant; phone: string; purpose: string; language: Language; host: string | undefined }

/** A code that is kept and not texted yet. */
export type IssuedCode = { id: string; code: string; expiresAt: Date; resendAt: Date }

/**
 * Makes a new code for a phone; an earlier one stops working. The same is done for every phone, known to us or not.
 *
 * Throws `code_sent_recently` or `rate_limited`.
 *
 * @param tx - a transaction
 */
export async function issueCode(
  app: FastifyInstance,
  tx: Database,
  { tenant, phone, purpose }: Pick<Wish, 'tenant' | 'phone' | 'purpose'>,
): Promise<IssuedCode> {
  const now = app.clock()
  const owner = { tenantCode: tenant.code, phone, purpose }
  const code = randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, '0')
  const expiresAt = after(now, codeMinutes * 60)
  const codes = createCodeRepository(tx)
  await codes.lock(owner)
  await refuseTooMany(app, codes, owner, now)
  const id = await codes.add({ ...owner, codeHash: hashCode(app.secret, owner, code), createdAt: now, expiresAt })
  return { id, code, expiresAt, resendAt: after(now, resendSeconds) }
}

/** Texts an issued code. Throws `unavailable` when the message was not taken; then nothing is kept of it. */
export async function textCode(
  app: FastifyInstance,
  { id, code }: IssuedCode,
  { tenant, phone, language, host }: Omit<Wish, 'purpose'>,
): Promise<void> {
  try {
    await app.sms.send({ tenantCode: tenant.code, phone, body: codeMessage(code, tenant, language, host) })
  } catch (cause) {
    await createCodeRepository(app.db).remove(id)
    throw problem('unavailable', { cause })
  }
}

/** What is stored of a code: six digits are guessed at once from a plain hash, so it is keyed with the server's secret. */
export const hashCode = (secret: Buffer, { tenantCode, phone, purpose }: CodeOwner, code: string): string =>
  createHmac('sha256', secret).update([tenantCode, phone, purpose, code].join(' ')).digest('hex')

async function refuseTooMany(
  app: FastifyInstance,
  codes: ReturnType<typeof createCodeRepository>,
  owner: CodeOwner,
  now: Date,
) {
  const latest = await codes.findLatest(owner)
  const resendAt = latest && !latest.consumedAt ? after(latest.createdAt, resendSeconds) : now
  if (resendAt > now) throw problem('code_sent_recently', { details: { resend_at: resendAt.toISOString() } })
  const since = after(now, -codeMinutes * 60)
  if ((await codes.countForPhone(owner, since)) >= codesPerPhone) throw problem('rate_limited')
  if ((await codes.countForTenant(owner.tenantCode, since)) >= app.config.codeLimitPerTenant)
    throw problem('rate_limited')
}

export const after = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)
