import { and, eq, lt, or, sql } from 'drizzle-orm'
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

/** Photos of any tenant that were given up, or begun before an instant and never stored to their end. */
export const listUnwanted = (db: Database, before: Date, most: number): Promise<PhotoRow[]> =>
  db
    .select()
    .from(accountPhotos)
    .where(
      or(
        eq(accountPhotos.state, 'doomed'),
        and(eq(accountPhotos.state, 'incoming'), lt(accountPhotos.createdAt, before)),
      ),
    )
    .limit(most)
