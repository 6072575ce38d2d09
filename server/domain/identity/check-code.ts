import { timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/db/open'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import type { PurposeRules } from './code-rules.ts'
import { hashCode } from './send-code.ts'

export type CodeRefusal = 'code_invalid' | 'code_expired' | 'code_attempts_exceeded'

/** A code as somebody typed it, and whose it is said to be. */
export type TypedCode = { owner: CodeOwner; rules: PurposeRules; code: string; secret: Buffer; now: Date }

/**
 * Compares and uses up a code. Counts an attempt, right or wrong; undefined for the right one. `code_expired` also means that the code was
 * used before. A refusal is a value instead of a throw: the transaction that counted it must be committed.
 *
 * @param tx - a transaction: the attempt and what follows from it are stored together
 */
export async function checkCode(
  tx: Database,
  { owner, rules, code, secret, now }: TypedCode,
): Promise<CodeRefusal | undefined> {
  const codes = createCodeRepository(tx)
  const latest = await codes.findLatest(owner)
  if (!latest) return 'code_invalid'
  if (latest.consumedAt || latest.expiresAt <= now) return 'code_expired'

  const attempt = await codes.takeAttempt(latest.id, rules.attempts)
  if (attempt === undefined) return 'code_attempts_exceeded'
  const isRight = timingSafeEqual(Buffer.from(hashCode(secret, owner, code)), Buffer.from(latest.codeHash))
  if (!isRight) return attempt >= rules.attempts ? 'code_attempts_exceeded' : 'code_invalid'
  return (await codes.consume(latest.id, now)) ? undefined : 'code_expired'
}
