import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { sessions } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'

/**
 * Spends the proof of a phone and returns the phone, in E.164. A proof signs in or up once (S17); it goes on proving the phone for
 * bookings. Of two calls at once one gets it. Where the transaction fails afterwards, it is not spent.
 *
 * Throws `guest_token_invalid` for a token that is unknown, another tenant's, past its time or spent.
 *
 * @param tx - a transaction
 */
export async function spendProof(
  tx: Database,
  { tenantCode, token, now }: { tenantCode: string; token: string; now: Date },
): Promise<string> {
  const [proof] = await tx
    .update(sessions)
    .set({ tradedAt: now })
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        eq(sessions.tenantCode, tenantCode),
        eq(sessions.kind, 'guest'),
        gt(sessions.expiresAt, now),
        isNull(sessions.tradedAt),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ phone: sessions.phone })
  if (!proof) throw problem('guest_token_invalid')
  return proof.phone
}
