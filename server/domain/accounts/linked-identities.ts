import { and, asc, eq } from 'drizzle-orm'
import type { LinkedSite, LinkedWays } from '#contract/social'
import type { Database } from '#server/db/open'
import { linkedIdentities } from '#server/db/schema/patients'
import { createAccountRepository, type Identity } from './account-repository.ts'

/** Somebody at another site, by the id that it has for them. */
export type ForeignIdentity = { provider: LinkedSite; subject: string }

const ofAccount = (tenantCode: string, patientId: string) =>
  and(eq(linkedIdentities.tenantCode, tenantCode), eq(linkedIdentities.patientId, patientId))

/** Who accounts are at other sites. Takes a database or a transaction. */
export function createLinkedIdentities(db: Database) {
  return {
    /** The account of somebody at another site. */
    async find(tenantCode: string, { provider, subject }: ForeignIdentity): Promise<Identity | undefined> {
      const [row] = await db
        .select({ patientId: linkedIdentities.patientId })
        .from(linkedIdentities)
        .where(
          and(
            eq(linkedIdentities.tenantCode, tenantCode),
            eq(linkedIdentities.provider, provider),
            eq(linkedIdentities.subject, subject),
          ),
        )
      return row && createAccountRepository(db).findById(tenantCode, row.patientId)
    },

    /** Links somebody to an account. False where one of both is linked to another: nothing is changed then. */
    async link({ id, tenantCode }: Identity, identity: ForeignIdentity, createdAt: Date): Promise<boolean> {
      const linked = await db
        .insert(linkedIdentities)
        .values({ tenantCode, ...identity, patientId: id, createdAt })
        .onConflictDoNothing()
        .returning({ subject: linkedIdentities.subject })
      return linked.length === 1
    },

    /** The sites that sign a patient in, the first one first. */
    async list(tenantCode: string, patientId: string): Promise<LinkedWays['ways']> {
      const rows = await db
        .select()
        .from(linkedIdentities)
        .where(ofAccount(tenantCode, patientId))
        .orderBy(asc(linkedIdentities.createdAt), linkedIdentities.provider)
      return rows.map(({ provider, createdAt }) => ({ provider, linked_at: createdAt.toISOString() }))
    },

    /** Removes the link to a site. False where there is none. */
    async unlink(tenantCode: string, patientId: string, provider: LinkedSite): Promise<boolean> {
      const unlinked = await db
        .delete(linkedIdentities)
        .where(and(ofAccount(tenantCode, patientId), eq(linkedIdentities.provider, provider)))
        .returning({ subject: linkedIdentities.subject })
      return unlinked.length === 1
    },
  }
}
