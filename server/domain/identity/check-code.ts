import { timingSafeEqual } from 'node:crypto'
import type { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createAttempts } from './attempts.ts'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import type { PurposeRules } from './code-rules.ts'
import { hashCode } from './send-code.ts'

/** Why a code is refused; a wrong one with the tries that are left. */
export type CodeRefusal =
  | { code: 'code_invalid'; attemptsLeft: number }
  | { code: 'code_expired' | 'code_attempts_exceeded' }

/** A refusal, ready to throw. */
export const refusedCode = (refusal: CodeRefusal): Problem =>
  refusal.code === 'code_invalid'
    ? problem(refusal.code, { details: { attempts_left: refusal.attemptsLeft } })
    : problem(refusal.code)

/** A code as somebody typed it, and whose it is said to be. */
export type TypedCode = { owner: CodeOwner; rules: PurposeRules; code: string; secret: Buffer; now: Date }

/**
 * Compares and uses up a code. Counts an attempt, right or wrong; undefined for the right one. `code_expired` also means that the code was
 * used before. A refusal is a value instead of a throw: the transaction that counted it must be committed. Where no code was sent the
 * attempts are counted as well, so that the tries that are left do not tell.
 *
 * @param tx - a transaction: the attempt and what follows from it are stored together
 */
export async function checkCode(
  tx: Database,
  { owner, rules, code, secret, now }: TypedCode,
): Promise<CodeRefusal | undefined> {
  const codes = createCodeRepository(tx)
  const latest = await codes.findLatest(owner)
  if (latest && (latest.consumedAt || latest.expiresAt <= now)) return { code: 'code_expired' }

  const attempt = latest
    ? await codes.takeAttempt(latest.id, rules.attempts)
    : await takeAttemptAtNothing(tx, { owner, rules, secret, now })
  if (attempt === undefined) {
    // Another call may have used it up since it was read.
    const isUsed = latest !== undefined && Boolean((await codes.findLatest(owner))?.consumedAt)
    return { code: isUsed ? 'code_expired' : 'code_attempts_exceeded' }
  }
  const wrong: CodeRefusal =
    attempt >= rules.attempts
      ? { code: 'code_attempts_exceeded' }
      : { code: 'code_invalid', attemptsLeft: rules.attempts - attempt }
  if (!latest) return wrong
  const isRight = timingSafeEqual(Buffer.from(hashCode(secret, owner, code)), Buffer.from(latest.codeHash))
  if (!isRight) return wrong
  return (await codes.consume(latest.id, now)) ? undefined : { code: 'code_expired' }
}

/** Counts an attempt where no code was sent, for as long as a code would be valid. */
async function takeAttemptAtNothing(
  tx: Database,
  { owner, rules, secret, now }: Omit<TypedCode, 'code'>,
): Promise<number | undefined> {
  const { minutes, attempts: most } = rules
  const attempt = await createAttempts(tx, { name: `code ${owner.purpose}`, ...owner, secret, most, minutes }).take(now)
  return 'left' in attempt ? most - attempt.left : undefined
}
