import { inArray, sql } from 'drizzle-orm'
import type { TenantFiles } from '#contract/console/files'
import type { Database } from '#server/db/open'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { readBoth } from '../content/read-both.ts'
import { fileUses } from './file-uses.ts'

/** The files of a tenant as they will be, and those that go, by name. Throws `not_found` where there is no such tenant. */
export async function listFiles(db: Database, code: string): Promise<TenantFiles> {
  const { draft, published } = await readBoth(db, code)
  const before = new Map(published.files.map((file) => [file.name, file]))
  const after = new Map(draft.contents.files.map((file) => [file.name, file]))
  const sizes = await sizesOf(db, [...before.values(), ...after.values()])
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const uses = fileUses(draft.contents, new Set(names))
  return {
    files: names.flatMap((name) => {
      const seen = before.get(name)
      const shown = after.get(name) ?? seen
      if (!shown) return []
      const { digest, width, height } = shown
      return {
        ...{ name, bytes: sizes.get(digest) ?? 0, used: uses.get(name) ?? [] },
        ...(after.has(name) && { digest }),
        ...(seen && { published: seen.digest }),
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
      }
    }),
  }
}

/** Bytes by digest. */
async function sizesOf(db: Database, files: readonly { digest: string }[]): Promise<ReadonlyMap<string, number>> {
  if (files.length === 0) return new Map()
  const rows = await db
    .select({ digest: tenantFiles.digest, bytes: sql<number>`octet_length(${tenantFiles.bytes})` })
    .from(tenantFiles)
    .where(
      inArray(
        tenantFiles.digest,
        files.map(({ digest }) => digest),
      ),
    )
  return new Map(rows.map(({ digest, bytes }) => [digest, bytes]))
}
