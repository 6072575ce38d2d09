import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { problem } from '#server/errors'
import { createSessionRepository } from '#server/plugins/gateway/session-repository'
import { createCodeRepository, type CodeOwner } from './code-repository.ts'
import { codeAttempts, guestMinutes } from './code-rules.ts'
import { after, hashCode } from './send-code.ts'

/**
 * Trades a code for the proof that the phone is the caller's: a guest token of this tenant.
 *
 * Throws `code_invalid`, `code_expired` (run out, or used before) or `code_attempts_exceeded`.
 */
export async function verifyCode(
  app: FastifyInstance,
  owner: CodeOwner,
  code: string,
): Promise<{ token: string; expiresAt: Date }> {
  const now = app.clock()
  const codes = createCodeRepository(app.db)
  const latest = await codes.findLatest(owner)
  if (!latest) throw problem('code_invalid')
  if (latest.consumedAt || latest.expiresAt <= now) throw problem('code_expired')

  const attempt = await codes.takeAttempt(latest.id, codeAttempts)
  if (attempt === undefined) throw problem('code_attempts_exceeded')
  const isRight = timingSafeEqual(Buffer.from(hashCode(app.secret, owner, code)), Buffer.from(latest.codeHash))
  if (!isRight) throw problem(attempt >= codeAttempts ? 'code_attempts_exceeded' : 'code_invalid')
  if (!(await codes.consume(latest.id, now))) throw problem('code_expired')

  const expiresAt = after(now, guestMinutes * 60)
  const { tenantCode, phone } = owner
  return {
    token: await createSessionRepository(app.db).open({ tenantCode, phone, kind: 'guest', expiresAt }),
    expiresAt,
  }
}
