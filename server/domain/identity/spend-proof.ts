import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { sessions } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import type { Contact } from './contact.ts'
import { createEmailProofRepository, type ShownProof } from './email-proof-repository.ts'

/**
 * Spends the proof of a phone or an email, and returns what it proves; see `spendPhoneProof`.
 *
 * @param tx - a transaction
 */
export async function spendProof(tx: Database, proof: ShownProof): Promise<Contact> {
  const email = await createEmailProofRepository(tx).spend(proof)
  return email === undefined ? { phone: await spendPhoneProof(tx, proof) } : { email }
}

/**
 * Spends the proof of a phone and returns the phone, in E.164. A proof signs in or up once (S17); it goes on proving the phone for
 * bookings. Of two calls at once one gets it. Where the transaction fails afterwards, it is not spent.
 *
 * Throws `guest_token_invalid` for a token that is unknown, another tenant's, past its time or spent.
 *
 * @param tx - a transaction
 */
export async function spendPhoneProof(tx: Database, { tenantCode, token, now }: ShownProof): Promise<string> {
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
  if (!proof?.phone) throw problem('guest_token_invalid')
  return proof.phone
}
