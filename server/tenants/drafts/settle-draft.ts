import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { tenantDraftChanges, tenantDrafts } from '#server/db/schema/tenant-versions'
import { heldAt, isSame, type Fields } from '../fields/fields.ts'

/** Takes those changes out of a draft that patients see already. Call it whenever something was published. */
export async function settleDraft(tx: Database, code: string, published: Fields): Promise<void> {
  const rows = await tx.select().from(tenantDraftChanges).where(eq(tenantDraftChanges.tenantCode, code))
  const done = rows.filter(({ pointer, held }) => isSame(held, heldAt(published, pointer)))
  await removeChanges(
    tx,
    code,
    done.map(({ pointer }) => pointer),
  )
}

/** Takes changes out of a draft. */
export async function removeChanges(tx: Database, code: string, pointers: readonly string[]): Promise<void> {
  if (pointers.length === 0) return
  await tx
    .delete(tenantDraftChanges)
    .where(and(eq(tenantDraftChanges.tenantCode, code), inArray(tenantDraftChanges.pointer, [...pointers])))
  await nextRevision(tx, code)
}

/** Counts a change of the draft; returns its revision. */
export async function nextRevision(tx: Database, code: string): Promise<number> {
  const [row] = await tx
    .insert(tenantDrafts)
    .values({ tenantCode: code, revision: 1 })
    .onConflictDoUpdate({
      target: tenantDrafts.tenantCode,
      set: { revision: sql`${tenantDrafts.revision} + 1`, updatedAt: sql`clock_timestamp()` },
    })
    .returning({ revision: tenantDrafts.revision })
  return row?.revision ?? 0
}
