import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishSet, isVersionLoaded, startSet } from '#server/db/loaded-set'
import type { OpenDatabase } from '#server/db/open'
import { validateAsset, type KeptAsset } from '#server/tenants/asset-files'
import { checkConfiguration } from '#server/tenants/check-configuration'
import { cleanTenant } from '#server/tenants/clean-tenant'
import type { AssetFile, TenantFile } from '#server/tenants/tenant-file'
import { createTenantStore } from '#server/tenants/tenant-store'
import { liqa } from './liqa.ts'
import { rumman } from './rumman.ts'
import { sadeem } from './sadeem.ts'
import { toTenantFile } from './shipped-tenant.ts'

/** The tenants that come with the product, by the folders of their files. */
export const shippedFolders = { liqa, sadeem, rumman }

/** The tenants that come with the product, with their drawings. */
export const shippedTenants = (): { file: TenantFile; assets: AssetFile[] }[] =>
  Object.entries(shippedFolders).map(([folder, tenant]) => ({
    file: toTenantFile(tenant),
    assets: assetsIn(join(import.meta.dirname, folder, 'assets')),
  }))

/**
 * Updates the shipped tenants and their content when what is shipped has changed; other tenants are left alone, as are host
 * names and texts that an operator gave a shipped one.
 */
export async function loadTenants(open: OpenDatabase): Promise<void> {
  const shipped = shippedTenants()
  const version = versionOf(shipped)
  if (await isVersionLoaded(open, 'shipped tenants', version)) return
  await startSet(open, 'shipped tenants', version)
  const store = createTenantStore(open.db, undefined, { kind: 'shipped' })
  for (const { file, assets } of shipped) {
    const kept = await Promise.all(assets.map(keepAsset))
    checkConfiguration(file.configuration, new Map(kept.map(({ name, fact }) => [name, fact])))
    const before = await store.find(file.configuration.code)
    const names = new Set(kept.map(({ name }) => name))
    const own = { hosts: before?.file.hosts ?? [], translations: before?.file.translations ?? {} }
    await store.put(cleanTenant({ ...file, ...own }, names), kept)
  }
  await finishSet(open, 'shipped tenants')
}

const assetsIn = (folder: string): AssetFile[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))

function versionOf(shipped: ReturnType<typeof shippedTenants>): string {
  const hash = createHash('sha256')
  for (const { file, assets } of shipped) {
    hash.update(JSON.stringify(file))
    for (const { name, bytes } of assets) hash.update(name).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

async function keepAsset(asset: AssetFile): Promise<KeptAsset> {
  const { kept, issues } = await validateAsset(asset)
  if (!kept) throw new Error(`Shipped tenant: ${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`)
  return kept
}
