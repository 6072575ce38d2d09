import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import type { VersionAuthor } from '#server/db/schema/tenant-versions'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantAssets } from '#server/db/schema/tenants'
import type { KeptAsset } from './asset-files.ts'
import type { Draft } from './drafts/draft.ts'
import { readDraft } from './drafts/read-draft.ts'
import type { Contents } from './fields/contents.ts'
import { removeTenant, setHidden, type Outcome } from './hide-tenant.ts'
import { readContents } from './read-contents.ts'
import { inviteByOperator, type MadeInvitation, type WantedInvitation } from './invite-by-operator.ts'
import type { AssetFile, TenantFile } from './tenant-file.ts'
import { createTenantSources, type TenantSources } from './tenant-sources.ts'
import { makeLinkByOperator, type MadeVisitLink, type WantedVisitLink } from './visit-link-by-operator.ts'
import { keepFiles } from './versions/keep-files.ts'
import { readHistory, readVersion, type VersionSummary } from './versions/read-versions.ts'
import { restoreVersion, type Restored } from './drafts/restore.ts'
import { storeTenant } from './versions/store-tenant.ts'

/** Everything a tenant has. */
export type WholeTenant = { file: TenantFile; assets: (AssetFile & { digest: string })[] }

/** Storage of tenants: reads and writes whole ones. */
export type TenantStore = TenantSources & {
  /** Undefined for a removed tenant too. */
  find(code: string): Promise<WholeTenant | undefined>
  /**
   * Replaces the tenant with this code, in one transaction, and keeps it as a version; running servers notice it within seconds. A tenant
   * that was hidden or removed is then hidden.
   */
  put(file: TenantFile, assets: KeptAsset[]): Promise<void>
  hide(code: string): Promise<Outcome>
  unhide(code: string): Promise<Outcome>
  remove(code: string): Promise<Outcome>
  /** The versions of a tenant, newest first. */
  history(code: string): Promise<VersionSummary[]>
  /** What a tenant consisted of in a version. */
  version(code: string, number: number): Promise<Contents | undefined>
  /** Makes an earlier version what patients see, as a new one. */
  restore(code: string, number: number): Promise<Restored>
  /** What its staff changed and nobody has published yet. */
  draft(code: string): Promise<Draft | undefined>
  /** Invites somebody to look after a tenant; undefined where there is none that is shown. */
  invite(wanted: WantedInvitation): Promise<MadeInvitation | undefined>
  /** Makes the link of the practitioner to a visit by video; undefined where there is no such visit. */
  visitLink(wanted: WantedVisitLink): Promise<MadeVisitLink | undefined>
}

/**
 * The tenant store of a database.
 *
 * @param clock - decides which visits are ahead, and dates versions
 * @param author - who puts tenants in place and brings versions back
 */
export function createTenantStore(
  db: Database,
  clock: () => Date = () => new Date(),
  author: VersionAuthor = { kind: 'command' },
): TenantStore {
  return {
    ...createTenantSources(db),
    find: (code) => db.transaction((tx) => findTenant(tx, code), { isolationLevel: 'repeatable read' }),
    put: (file, assets) =>
      db.transaction(async (tx) => {
        const now = clock()
        await storeTenant(tx, { file, files: await keepFiles(tx, assets, now) }, { author, now })
      }),
    hide: (code) => setHidden(db, code, true, clock()),
    unhide: (code) => setHidden(db, code, false, clock()),
    remove: (code) => db.transaction((tx) => removeTenant(tx, code, clock())),
    history: (code) => readHistory(db, code),
    version: (code, number) => readVersion(db, code, number),
    restore: (code, number) => restoreVersion(db, code, number, { author, now: clock() }),
    draft: (code) => db.transaction((tx) => readDraft(tx, code), { isolationLevel: 'repeatable read' }),
    invite: (wanted) => db.transaction((tx) => inviteByOperator(tx, wanted, clock())),
    visitLink: (wanted) => db.transaction((tx) => makeLinkByOperator(tx, wanted, clock())),
  }
}

async function findTenant(db: Database, code: string): Promise<WholeTenant | undefined> {
  const contents = await readContents(db, code)
  if (!contents) return undefined
  const rows = await db
    .select({ name: tenantAssets.name, digest: tenantFiles.digest, bytes: tenantFiles.bytes })
    .from(tenantAssets)
    .innerJoin(tenantFiles, eq(tenantFiles.digest, tenantAssets.digest))
    .where(eq(tenantAssets.tenantCode, code))
    .orderBy(tenantAssets.name)
  // One driver returns a Buffer, the other a Uint8Array.
  return { file: contents.file, assets: rows.map((row) => ({ ...row, bytes: new Uint8Array(row.bytes) })) }
}
