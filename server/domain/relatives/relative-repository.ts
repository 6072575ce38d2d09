import { and, asc, count, eq, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { relatives } from '#server/db/schema/relatives'
import { problem } from '#server/errors'

export type RelativeRow = typeof relatives.$inferSelect
/** What an account tells of a relative; null is not told. */
export type RelativeDetails = Omit<RelativeRow, 'id' | 'tenantCode' | 'accountId' | 'createdAt'>

/** Whose relatives. */
export type Owner = { tenantCode: string; accountId: string }

/** The relatives of one account at its tenant: those of others do not exist here. Takes a database or a transaction. */
export function createRelativeRepository(db: Database, { tenantCode, accountId }: Owner) {
  const own = and(eq(relatives.tenantCode, tenantCode), eq(relatives.accountId, accountId))
  const one = (id: string) => and(own, eq(relatives.id, id))
  return {
    /** All of them, in the order in which they were added. */
    list: (): Promise<RelativeRow[]> =>
      db.select().from(relatives).where(own).orderBy(asc(relatives.createdAt), asc(relatives.id)),

    async count(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(relatives).where(own)
      return row?.total ?? 0
    },

    async find(id: string): Promise<RelativeRow | undefined> {
      const [row] = await db.select().from(relatives).where(one(id))
      return row
    },

    /** The same; they stay until the end of this transaction. */
    async keep(id: string): Promise<RelativeRow | undefined> {
      const [row] = await db.select().from(relatives).where(one(id)).for('key share')
      return row
    },

    /** The same; nobody else reads them for a change or a booking until the end of this transaction. */
    async lock(id: string): Promise<RelativeRow | undefined> {
      const [row] = await db.select().from(relatives).where(one(id)).for('update')
      return row
    },

    /** Whether somebody else of them is the same person: by the identity, or by name and birthday. */
    async hasSame(details: RelativeDetails, except?: string): Promise<boolean> {
      const rows = await db
        .select({ id: relatives.id })
        .from(relatives)
        .where(and(own, except === undefined ? undefined : ne(relatives.id, except), isSame(details)))
        .limit(1)
      return rows.length > 0
    },

    async add(details: RelativeDetails, createdAt: Date): Promise<RelativeRow> {
      const [row] = await db
        .insert(relatives)
        .values({ ...details, tenantCode, accountId, createdAt })
        .returning()
      return written(row)
    },

    /** Writes everything that is told: what is not told any more is emptied. Throws `not_found`. */
    async save(id: string, details: RelativeDetails): Promise<RelativeRow> {
      const [row] = await db.update(relatives).set(details).where(one(id)).returning()
      return written(row)
    },

    async remove(id: string): Promise<void> {
      await db.delete(relatives).where(one(id))
    },
  }
}

function written(row: RelativeRow | undefined): RelativeRow {
  if (!row) throw problem('not_found')
  return row
}

/** Without an identity and a birthday nothing tells two people of one name apart: then they count as one. */
function isSame({ identityTypeId, identity, firstName, lastName, birthday }: RelativeDetails): SQL | undefined {
  const named = and(
    eq(relatives.firstName, firstName),
    eq(relatives.lastName, lastName),
    birthday === null ? undefined : eq(relatives.birthday, birthday),
  )
  if (identityTypeId === null || identity === null) return named
  return or(named, and(eq(relatives.identityTypeId, identityTypeId), eq(relatives.identity, identity)))
}
