import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { accountPhotos } from '#server/db/schema/photos'

/** Whose photo: an account of a tenant. */
export type Owner = { tenantCode: string; accountId: string }
export type PhotoRow = typeof accountPhotos.$inferSelect

/** Where a photo is, in the store. */
export const photoFolderOf = ({ tenantCode, id }: Pick<PhotoRow, 'tenantCode' | 'id'>): string =>
  `${tenantCode}/photo-${id}`
/** Its one file. */
export const photoKeyOf = (photo: Pick<PhotoRow, 'tenantCode' | 'id'>): string => `${photoFolderOf(photo)}/whole`

/** The photo of one account. */
export function createPhotoRepository(db: Database, { tenantCode, accountId }: Owner) {
  const own = and(eq(accountPhotos.tenantCode, tenantCode), eq(accountPhotos.accountId, accountId))
  return {
    /** Makes another change of this photo wait until this transaction ends. */
    async lock(): Promise<void> {
      await db
        .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(${`photo ${accountId}`}, 0))` })
        .from(sql`(values (1)) as one`)
    },
    async find(): Promise<PhotoRow | undefined> {
      const [row] = await db
        .select()
        .from(accountPhotos)
        .where(and(own, eq(accountPhotos.state, 'ready')))
      return row
    },
    announce: (bytes: number, createdAt: Date): Promise<PhotoRow[]> =>
      db.insert(accountPhotos).values({ tenantCode, accountId, state: 'incoming', bytes, createdAt }).returning(),
    /** Gives up the photo there is. */
    doom: (): Promise<PhotoRow[]> =>
      db
        .update(accountPhotos)
        .set({ state: 'doomed' })
        .where(and(own, eq(accountPhotos.state, 'ready')))
        .returning(),
    /** Makes one that was stored the photo there is; false where it was given up meanwhile. */
    async show(id: string): Promise<boolean> {
      const rows = await db
        .update(accountPhotos)
        .set({ state: 'ready' })
        .where(and(own, eq(accountPhotos.id, id), eq(accountPhotos.state, 'incoming')))
        .returning({ id: accountPhotos.id })
      return rows.length > 0
    },
  }
}

/** Gives up one that was not shown until now. False where it is the photo there is: nothing of that may be removed. */
export async function giveUpUnshown(db: Database, id: string): Promise<boolean> {
  const isOne = eq(accountPhotos.id, id)
  // From now on nobody can make it the photo there is.
  await db
    .update(accountPhotos)
    .set({ state: 'doomed' })
    .where(and(isOne, ne(accountPhotos.state, 'ready')))
  const [row] = await db.select({ state: accountPhotos.state }).from(accountPhotos).where(isOne)
  return row?.state !== 'ready'
}

/**
 * Photos of any tenant that were given up, or begun before an instant and never stored to their end.
 *
 * @param page - at most so many, in the order of ids, behind one of them
 */
export const listUnwanted = (
  db: Database,
  before: Date,
  page: { after: string | undefined; most: number },
): Promise<PhotoRow[]> => {
  const isUnfinished = and(eq(accountPhotos.state, 'incoming'), lt(accountPhotos.createdAt, before))
  const isBehind = page.after === undefined ? undefined : gt(accountPhotos.id, page.after)
  return db
    .select()
    .from(accountPhotos)
    .where(and(or(eq(accountPhotos.state, 'doomed'), isUnfinished), isBehind))
    .orderBy(asc(accountPhotos.id))
    .limit(page.most)
}
