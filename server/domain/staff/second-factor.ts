import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { staffMembers } from '#server/db/schema/staff'
import { problem } from '#server/errors'
import { createAttempts } from '../identity/attempts.ts'
import { paused, staffAttempts, staffRules } from './staff-rules.ts'
import { createTickets } from './tickets.ts'
import { newTotpSecret, sealTotp, stepOfCode, totpAddress, unsealTotp } from './time-codes.ts'
import type { Member } from './members.ts'

/** A second factor that is being set up: for the picture, for typing, and what goes back with its first code. */
export type OfferedFactor = { ticket: string; secret: string; address: string }

/** Offers a new second factor to a person, or to who is invited. Nothing is stored until its first code comes. */
export function offerFactor(
  secret: Buffer,
  { subject, issuer, email, now }: { subject: string; issuer: string; email: string; now: Date },
): OfferedFactor {
  const totp = newTotpSecret()
  const ticket = createTickets(secret).give(
    { purpose: 'second factor', subject, secret: totp },
    now,
    staffRules.setUpMinutes,
  )
  return { ticket, secret: totp, address: totpAddress(totp, issuer, email) }
}

/**
 * What is stored of a second factor whose first code has come. Throws `code_expired` where it was offered too long ago or to somebody else,
 * `code_invalid` for a wrong code, and `sign_in_paused` after too many of them.
 *
 * @param db - no transaction: tries are counted at once
 */
export async function proveFactor(
  db: Database,
  secret: Buffer,
  { subject, ticket, code, now }: { subject: string; ticket: string; code: string; now: Date },
) {
  const offered = createTickets(secret).read('second factor', ticket, now)
  if (offered?.subject !== subject || offered.secret === undefined) throw problem('code_expired')
  const tries = triesOf(db, secret, subject)
  const attempt = await tries.take(now)
  if ('pausedUntil' in attempt) throw paused(attempt.pausedUntil)
  const totpStep = stepOfCode(offered.secret, code, now)
  if (totpStep === undefined) throw problem('code_invalid', { details: { attempts_left: attempt.left } })
  await tries.giveBack()
  return { totpSecret: sealTotp(offered.secret, secret), totpStep }
}

/** Tries at the codes of a person, or of an invitation. */
export const triesOf = (db: Database, secret: Buffer, accountId: string) =>
  createAttempts(db, { ...staffAttempts.code, secret, accountId })

/** Uses the code of a person's second factor up. Of two calls with one code one gets it; a code of an earlier step is none. */
export async function spendCode(
  db: Database,
  secret: Buffer,
  member: Member,
  code: string,
  now: Date,
): Promise<boolean> {
  const { totpSecret, totpStep } = member
  if (totpSecret === null || totpStep === null) return false
  const step = stepOfCode(unsealTotp(totpSecret, secret), code, now, totpStep)
  if (step === undefined) return false
  const spent = await db
    .update(staffMembers)
    .set({ totpStep: step })
    .where(and(eq(staffMembers.id, member.id), lt(staffMembers.totpStep, step)))
    .returning({ id: staffMembers.id })
  return spent.length > 0
}
