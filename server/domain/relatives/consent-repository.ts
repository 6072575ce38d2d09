import { and, eq } from 'drizzle-orm'
import type { ConsentState } from '#contract/relative-consent'
import type { Database } from '#server/db/open'
import { relativeConsents } from '#server/db/schema/relative-consents'
import { hashToken } from '#server/tokens'
import { mayBecome } from '../booking/states.ts'
import { consentTransitions } from './consent-states.ts'
import type { Owner } from './relative-repository.ts'

export type ConsentRow = typeof relativeConsents.$inferSelect
type Changed = Partial<Omit<ConsentRow, 'relativeId' | 'tenantCode' | 'accountId' | 'status' | 'createdAt'>>

/** Consents of one account's relatives. Takes a database or a transaction. */
export function createConsentRepository(db: Database, { tenantCode, accountId }: Owner) {
  const own = and(eq(relativeConsents.tenantCode, tenantCode), eq(relativeConsents.accountId, accountId))
  const one = (relativeId: string) => and(own, eq(relativeConsents.relativeId, relativeId))
  return {
    list: (): Promise<ConsentRow[]> => db.select().from(relativeConsents).where(own),

    async find(relativeId: string): Promise<ConsentRow | undefined> {
      const [row] = await db.select().from(relativeConsents).where(one(relativeId))
      return row
    },

    /** The same; it stays as it is until the end of this transaction. */
    async keep(relativeId: string): Promise<ConsentRow | undefined> {
      const [row] = await db.select().from(relativeConsents).where(one(relativeId)).for('share')
      return row
    },

    /** Writes that a relative was asked, for the first time or again. Undefined where that cannot follow on what it is. */
    async ask(relativeId: string, question: Pick<ConsentRow, 'tokenHash' | 'channel' | 'askedAt' | 'expiresAt'>) {
      const values = { ...question, status: 'asked', answeredAt: null } as const
      const [row] = await db
        .insert(relativeConsents)
        .values({ relativeId, tenantCode, accountId, ...values })
        .onConflictDoUpdate({
          target: relativeConsents.relativeId,
          set: values,
          setWhere: mayBecome(relativeConsents.status, consentTransitions, 'asked'),
        })
        .returning()
      return row
    },

    /** Takes back what was asked or said: its link opens nothing any more. */
    async withdraw(relativeId: string): Promise<void> {
      await become(db, relativeId, 'needed', { tokenHash: null, channel: null, expiresAt: null })
    },
  }
}

/** The consent of a link, locked until the end of this transaction. */
export async function lockConsentOfLink(tx: Database, tenantCode: string, token: string) {
  const [row] = await tx.select().from(relativeConsents).where(ofLink(tenantCode, token)).for('update')
  return row
}

/** The same without a lock. */
export async function findConsentOfLink(db: Database, tenantCode: string, token: string) {
  const [row] = await db.select().from(relativeConsents).where(ofLink(tenantCode, token))
  return row
}

/** Changes the state of a consent, where the table of states knows the step; false where it does not. */
export async function become(
  db: Database,
  relativeId: string,
  status: ConsentState,
  changed: Changed,
): Promise<boolean> {
  const rows = await db
    .update(relativeConsents)
    .set({ ...changed, status })
    .where(
      and(eq(relativeConsents.relativeId, relativeId), mayBecome(relativeConsents.status, consentTransitions, status)),
    )
    .returning({ id: relativeConsents.relativeId })
  return rows.length > 0
}

const ofLink = (tenantCode: string, token: string) =>
  and(eq(relativeConsents.tenantCode, tenantCode), eq(relativeConsents.tokenHash, hashToken(token)))
