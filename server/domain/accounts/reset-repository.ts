import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { passwordResets } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'
import { toContact, type Contact } from '../identity/contact.ts'

/** Who may set a password by a reset: whoever has proved the phone at a tenant, or was mailed a link. */
export type ResetOwner = { tenantCode: string } & Contact

/** Why a token sets no password: nobody was given it at this tenant, it has set one, or it is past its time. */
export type ResetRefusal = 'unknown' | 'used' | 'expired'

type ShownReset = { tenantCode: string; token: string; now: Date }

/** Rights to set a password, at rest. Takes a transaction. */
export function createResetRepository(tx: Database) {
  return {
    /** Adds one and returns its token, which nobody can read again. */
    async add({ tenantCode, phone, email }: ResetOwner, createdAt: Date, expiresAt: Date): Promise<string> {
      const token = createToken()
      await tx
        .insert(passwordResets)
        .values({ tenantCode, phone, email, tokenHash: hashToken(token), createdAt, expiresAt })
      return token
    },

    /** Uses one up, and returns whose it is, or why it cannot be used. Of two calls at once one gets it. */
    async use({ tenantCode, token, now }: ShownReset): Promise<Contact | ResetRefusal> {
      const [row] = await tx
        .select()
        .from(passwordResets)
        .where(and(eq(passwordResets.tokenHash, hashToken(token)), eq(passwordResets.tenantCode, tenantCode)))
        .for('update')
      if (!row) return 'unknown'
      if (row.usedAt) return 'used'
      if (row.expiresAt <= now) return 'expired'
      await tx.update(passwordResets).set({ usedAt: now }).where(eq(passwordResets.id, row.id))
      return toContact(row)
    },
  }
}
