import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { emailProofs } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'

/** A token that proves a contact at a tenant, as somebody sent it. */
export type ShownProof = { tenantCode: string; token: string; now: Date }

type NewProof = { tenantCode: string; email: string; createdAt: Date; expiresAt: Date }

/** Proofs of email addresses, at rest. Each signs in or up once. Takes a transaction. */
export function createEmailProofRepository(tx: Database) {
  return {
    /** Adds one and returns its token, which nobody can read again. */
    async add(proof: NewProof): Promise<string> {
      const token = createToken()
      await tx.insert(emailProofs).values({ ...proof, tokenHash: hashToken(token) })
      return token
    },

    /** Spends one and returns its address; undefined for a token that is unknown, another tenant's, past its time or spent. */
    async spend({ tenantCode, token, now }: ShownProof): Promise<string | undefined> {
      const [proof] = await tx
        .update(emailProofs)
        .set({ tradedAt: now })
        .where(
          and(
            eq(emailProofs.tokenHash, hashToken(token)),
            eq(emailProofs.tenantCode, tenantCode),
            gt(emailProofs.expiresAt, now),
            isNull(emailProofs.tradedAt),
          ),
        )
        .returning({ email: emailProofs.email })
      return proof?.email
    },
  }
}
