import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { passkeyChallenges } from '#server/db/schema/passkeys'
import { createToken, hashToken } from '#server/tokens'
import { passkeyRules } from './passkey-rules.ts'

/** What a device is asked to sign for: to sign in, or to be added to an account, by what it will know that as. */
export type ChallengeOf =
  | { tenantCode: string; purpose: 'sign_in' }
  | { tenantCode: string; purpose: 'add'; patientId: string; userHandle: string }

/** Challenges that were sent, at rest: each counts once, for a few minutes. Takes a database or a transaction. */
export function createChallengeRepository(db: Database) {
  return {
    /** Adds one and returns it, base64url; only its hash is stored. */
    async add(of: ChallengeOf, now: Date): Promise<string> {
      const challenge = createToken()
      const expiresAt = new Date(now.getTime() + passkeyRules.challengeMinutes * 60_000)
      await db.insert(passkeyChallenges).values({ ...of, challengeHash: hashToken(challenge), expiresAt })
      return challenge
    },

    /** Uses one up. Undefined for one that is unknown, another tenant's, another account's, for something else, late or used. */
    async take(
      challenge: string,
      of: { tenantCode: string; purpose: 'sign_in' } | { tenantCode: string; purpose: 'add'; patientId: string },
      now: Date,
    ): Promise<{ userHandle: string | null } | undefined> {
      const { patientId } = passkeyChallenges
      const [taken] = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.tenantCode, of.tenantCode),
            eq(passkeyChallenges.challengeHash, hashToken(challenge)),
            eq(passkeyChallenges.purpose, of.purpose),
            of.purpose === 'add' ? eq(patientId, of.patientId) : isNull(patientId),
            gt(passkeyChallenges.expiresAt, now),
          ),
        )
        .returning({ userHandle: passkeyChallenges.userHandle })
      return taken
    },
  }
}
