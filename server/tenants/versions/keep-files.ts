import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { digestOf, type KeptAsset } from '../asset-files.ts'
import type { StoredFile } from '../fields/contents.ts'

/** Keeps checked files, each once by its digest; one that is there already is held back from the job that removes what nobody has. */
export async function keepFiles(tx: Database, assets: readonly KeptAsset[], now: Date): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const { name, mediaType, bytes, fact } of assets) {
    const digest = digestOf(bytes)
    await tx
      .insert(tenantFiles)
      .values({ ...fact, digest, mediaType, bytes, suppliedAt: now })
      .onConflictDoUpdate({
        target: tenantFiles.digest,
        set: {
          suppliedAt: now,
          width: sql`coalesce(excluded.width, ${tenantFiles.width})`,
          height: sql`coalesce(excluded.height, ${tenantFiles.height})`,
        },
      })
    stored.push({ name, digest, ...fact })
  }
  return stored
}
