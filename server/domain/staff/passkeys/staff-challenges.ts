import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { staffPasskeyChallenges, type staffChallengePurposes } from '#server/db/schema/staff-passkeys'
import { passkeyRules } from '#server/domain/accounts/passkeys/passkey-rules'
import { createToken, hashToken } from '#server/tokens'
import { minutesAfter } from '../staff-rules.ts'

/** What a device of staff is asked to sign for; `subject` is the id of an invitation for who joins, of a member otherwise. */
export type StaffChallengeOf = {
  tenantCode: string
  purpose: (typeof staffChallengePurposes)[number]
  subject: string
}

/** Adds a challenge, which counts once and for five minutes, and returns it, base64url; only its hash is stored. */
export async function addStaffChallenge(db: Database, of: StaffChallengeOf, now: Date): Promise<string> {
  const challenge = createToken()
  const expiresAt = minutesAfter(now, passkeyRules.challengeMinutes)
  await db.insert(staffPasskeyChallenges).values({ ...of, challengeHash: hashToken(challenge), expiresAt })
  return challenge
}

/** Uses a challenge up. False for one that is unknown, another tenant's or person's, for something else, late or used. */
export async function takeStaffChallenge(
  db: Database,
  challenge: string,
  { tenantCode, purpose, subject }: StaffChallengeOf,
  now: Date,
): Promise<boolean> {
  const challenges = staffPasskeyChallenges
  const taken = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.tenantCode, tenantCode),
        eq(challenges.challengeHash, hashToken(challenge)),
        eq(challenges.purpose, purpose),
        eq(challenges.subject, subject),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ hash: challenges.challengeHash })
  return taken.length > 0
}
