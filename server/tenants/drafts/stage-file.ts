import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { validateAsset } from '../asset-files.ts'
import { step, wrong, type ConfigurationIssue } from '../configuration-issue.ts'
import { lockTenant } from '../lock-tenant.ts'
import type { AssetFile } from '../tenant-file.ts'
import { keepFiles } from '../versions/keep-files.ts'
import { bounds } from './bounds.ts'
import type { Staged } from './draft.ts'
import { readDraft } from './read-draft.ts'
import { stageAll, type Editing } from './stage.ts'

/**
 * Puts a file into a tenant's draft, in its stored form, if it is one of those that may be: a picture, a drawing, a film, captions or a
 * font. Pictures are always encoded anew, whatever the editor says was there.
 *
 * @param expected - digest of the file of this name that the editor saw; undefined for none
 */
export async function stageFile(
  db: Database,
  code: string,
  { expected, ...file }: AssetFile & { expected: string | undefined },
  editing: Editing,
): Promise<Staged> {
  const { kept, issues } = await validateAsset(file)
  if (!kept) return refused(issues)
  return db.transaction(async (tx) => {
    await lockTenant(tx, code)
    const pointer = `/assets${step(file.name)}`
    const tooMuch = await overflow(tx, code, kept, pointer)
    if (tooMuch) return refused([tooMuch])
    const [stored] = await keepFiles(tx, [kept], editing.now)
    const request = {
      pointer,
      held: { value: stored?.digest },
      expected: expected === undefined ? {} : { value: expected },
    }
    return stageAll(tx, code, [request], editing)
  })
}

const refused = (issues: readonly ConfigurationIssue[]): Staged => ({
  ...{ done: false, why: 'refused' },
  refusals: issues.map(({ path: pointer, message, code, values }) => ({ pointer, message, finding: { code, values } })),
})

/** Why a tenant cannot have this file beside its others. */
async function overflow(
  tx: Database,
  code: string,
  { name, bytes }: AssetFile,
  pointer: string,
): Promise<ConfigurationIssue | undefined> {
  const draft = await readDraft(tx, code)
  const others = draft?.contents.files.filter((file) => file.name !== name) ?? []
  if (others.length >= bounds.allFiles) return wrong(pointer, 'manyFiles', { most: bounds.allFiles })
  if (others.length === 0) return undefined
  const digests = others.map(({ digest }) => digest)
  const [sum] = await tx
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${tenantFiles.bytes})), 0)` })
    .from(tenantFiles)
    .where(inArray(tenantFiles.digest, digests))
  return Number(sum?.bytes ?? 0) + bytes.length > bounds.allBytes
    ? wrong(pointer, 'muchFiles', { most: bounds.allBytes })
    : undefined
}
