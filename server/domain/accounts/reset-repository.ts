import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { passwordResets } from '#server/db/schema/patients'
import { createToken, hashToken } from '#server/tokens'
import { textOf, toContact, type Contact } from '../identity/contact.ts'

/** Who may set a password by a reset: whoever has proved the phone at a tenant, or was mailed a link. */
export type ResetOwner = { tenantCode: string } & Contact

/** Why a token sets no password: nobody was given it at this tenant, it has set one, or it is past its time. */
export type ResetRefusal = 'unknown' | 'used' | 'expired'

type ShownReset = { tenantCode: string; token: string; now: Date }

/** Rights to set a password, at rest. Takes a transaction. */
export function createResetRepository(tx: Database) {
  const ofToken = ({ tenantCode, token }: ShownReset) =>
    and(eq(passwordResets.tokenHash, hashToken(token)), eq(passwordResets.tenantCode, tenantCode))

  return {
    /** Adds one and returns its token, which nobody can read again. */
    async add({ tenantCode, phone, email }: ResetOwner, createdAt: Date, expiresAt: Date): Promise<string> {
      const token = createToken()
      await tx
        .insert(passwordResets)
        .values({ tenantCode, phone, email, tokenHash: hashToken(token), createdAt, expiresAt })
      return token
    },

    /** Whose one is and until when it can be used, or why it cannot. It stays as it is. */
    async look(shown: ShownReset): Promise<{ contact: Contact; expiresAt: Date } | ResetRefusal> {
      const [row] = await tx.select().from(passwordResets).where(ofToken(shown))
      const refusal = refusalOf(row, shown.now)
      return refusal ?? (row ? { contact: toContact(row), expiresAt: row.expiresAt } : 'unknown')
    },

    /** Uses one up, and returns whose it is, or why it cannot be used. Of two calls at once one gets it. */
    async use(shown: ShownReset): Promise<Contact | ResetRefusal> {
      const [row] = await tx.select().from(passwordResets).where(ofToken(shown)).for('update')
      const refusal = refusalOf(row, shown.now)
      if (refusal || !row) return refusal ?? 'unknown'
      await tx.update(passwordResets).set({ usedAt: shown.now }).where(eq(passwordResets.id, row.id))
      return toContact(row)
    },

    /** Uses up all that somebody still has at a tenant: what was asked for before a new password sets no other one. */
    async useUp({ tenantCode, contacts, now }: { tenantCode: string; contacts: Contact[]; now: Date }): Promise<void> {
      const { phone, email, usedAt, expiresAt } = passwordResets
      const texts = contacts.map(textOf)
      await tx
        .update(passwordResets)
        .set({ usedAt: now })
        .where(
          and(
            eq(passwordResets.tenantCode, tenantCode),
            or(inArray(phone, texts), inArray(email, texts)),
            isNull(usedAt),
            gt(expiresAt, now),
          ),
        )
    },
  }
}

function refusalOf(
  row: Pick<typeof passwordResets.$inferSelect, 'usedAt' | 'expiresAt'> | undefined,
  now: Date,
): ResetRefusal | undefined {
  if (!row) return 'unknown'
  if (row.usedAt) return 'used'
  return row.expiresAt <= now ? 'expired' : undefined
}
