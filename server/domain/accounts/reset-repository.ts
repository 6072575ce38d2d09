import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { passwordResets } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'

/** Who may set a password by a reset: whoever has proved the phone (E.164) at a tenant. */
export type ResetOwner = { tenantCode: string; phone: string }

/** Rights to set a password, at rest. Takes a transaction. */
export function createResetRepository(tx: Database) {
  return {
    /** Adds one and returns its token, which nobody can read again. */
    async add(owner: ResetOwner, createdAt: Date, expiresAt: Date): Promise<string> {
      const token = createToken()
      await tx.insert(passwordResets).values({ ...owner, tokenHash: hashToken(token), createdAt, expiresAt })
      return token
    },

    /** Uses one up. False for a token that is not this phone's at this tenant, past its time or used. */
    async use({ tenantCode, phone }: ResetOwner, token: string, now: Date): Promise<boolean> {
      const rows = await tx
        .update(passwordResets)
        .set({ usedAt: now })
        .where(
          and(
            eq(passwordResets.tokenHash, hashToken(token)),
            eq(passwordResets.tenantCode, tenantCode),
            eq(passwordResets.phone, phone),
            gt(passwordResets.expiresAt, now),
            isNull(passwordResets.usedAt),
          ),
        )
        .returning({ id: passwordResets.id })
      return rows.length === 1
    },
  }
}
