import { timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/db/open'
import { createSessionRepository } from '../sessions/session-repository.ts'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import type { PurposeRules } from './code-rules.ts'
import { after, hashCode } from './send-code.ts'

/** A counted attempt, right or wrong. A value instead of a throw: the transaction that counted it must be committed. */
export type Verified = { token: string; expiresAt: string } | { refused: CodeRefusal }
export type CodeRefusal = 'code_invalid' | 'code_expired' | 'code_attempts_exceeded'

/**
 * Exchanges a code for a guest token of this tenant, which proves the phone until `expiresAt`. `code_expired` also means that
 * the code was used before.
 *
 * @param tx - a transaction: the attempt and its result are stored together
 */
export async function verifyCode(
  tx: Database,
  {
    owner,
    rules,
    code,
    secret,
    now,
  }: { owner: CodeOwner; rules: PurposeRules; code: string; secret: Buffer; now: Date },
): Promise<Verified> {
  const codes = createCodeRepository(tx)
  const latest = await codes.findLatest(owner)
  if (!latest) return { refused: 'code_invalid' }
  if (latest.consumedAt || latest.expiresAt <= now) return { refused: 'code_expired' }

  const attempt = await codes.takeAttempt(latest.id, rules.attempts)
  if (attempt === undefined) return { refused: 'code_attempts_exceeded' }
  const isRight = timingSafeEqual(Buffer.from(hashCode(secret, owner, code)), Buffer.from(latest.codeHash))
  if (!isRight) return { refused: attempt >= rules.attempts ? 'code_attempts_exceeded' : 'code_invalid' }
  if (!(await codes.consume(latest.id, now))) return { refused: 'code_expired' }

  const expiresAt = after(now, rules.proofMinutes * 60)
  const { tenantCode, phone } = owner
  return {
    token: await createSessionRepository(tx).open({ tenantCode, phone, kind: 'guest', expiresAt }),
    expiresAt: expiresAt.toISOString(),
  }
}
