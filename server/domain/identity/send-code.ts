import { createHmac, randomInt } from 'node:crypto'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import { codeLimits, type PurposeRules } from './code-rules.ts'
import { textOf } from './contact.ts'

/** A code that is stored and not sent yet. */
export type IssuedCode = { id: string; code: string; expiresAt: Date; resendAt: Date }

type Issue = { owner: CodeOwner; rules: PurposeRules; secret: Buffer; now: Date }

/**
 * Makes a new code for a phone or an email; an earlier one becomes invalid. Known and unknown ones are treated alike.
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
  await codes.lock(owner)
  refuseTooMany(await codes.findSentTo(owner, longestWindow(now)), now)
  const id = await codes.add({ ...owner, codeHash: hashCode(secret, owner, code), createdAt: now, expiresAt })
  return { id, code, expiresAt, resendAt: after(now, codeLimits.resendSeconds) }
}

/** The stored form of a code: six digits are easily guessed from a plain hash, so it is keyed with the server's secret. */
export const hashCode = (secret: Buffer, { tenantCode, purpose, ...contact }: CodeOwner, code: string): string =>
  createHmac('sha256', secret)
    .update([tenantCode, textOf(contact), purpose, code].join(' '))
    .digest('hex')

type SentCode = { createdAt: Date; consumedAt: Date | null }

/** Pause and limits of a phone or an email, over all tenants and purposes, since it is the same person that receives them. */
function refuseTooMany(sent: SentCode[], now: Date): void {
  const [latest] = sent
  const resendAt = latest && !latest.consumedAt ? after(latest.createdAt, codeLimits.resendSeconds) : now
  if (resendAt > now) throw problem('code_sent_recently', { details: { resend_at: resendAt.toISOString() } })
  for (const { most, minutes } of codeLimits.perContact) {
    const since = after(now, -minutes * 60)
    const oldest = sent.filter(({ createdAt }) => createdAt > since)[most - 1]
    if (!oldest) continue
    const retryAt = after(oldest.createdAt, minutes * 60)
    throw problem('codes_of_phone_limit', { details: { retry_at: retryAt.toISOString() } })
  }
}

const longestWindow = (now: Date) => after(now, -60 * Math.max(...codeLimits.perContact.map(({ minutes }) => minutes)))

/** The instant so many seconds later. */
export const after = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)
