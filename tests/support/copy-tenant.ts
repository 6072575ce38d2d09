import type { OpenDatabase } from '#server/db/open'
import { validateAsset } from '#server/tenants/asset-files'
import { createTenantStore } from '#server/tenants/tenant-store'

/** Puts a shipped tenant in place under another code, whole, without hosts: its first version. */
export async function copyTenant({ db }: Pick<OpenDatabase, 'db'>, from: string, to: string): Promise<void> {
  const store = createTenantStore(db)
  const found = await store.find(from)
  if (!found) throw new Error(`no tenant ${from}`)
  const validated = await Promise.all(found.assets.map((asset) => validateAsset(asset, asset)))
  const file = { ...found.file, configuration: { ...found.file.configuration, code: to }, hosts: [] }
  await store.put(
    file,
    validated.flatMap(({ kept }) => kept ?? []),
  )
}
