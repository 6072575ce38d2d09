import type { ClientConfiguration } from '#contract/tenant'

/** Prefix by which a tenant's configuration names a file of its own: `asset:hero.webp`. */
const prefix = 'asset:'

/** Versions of a tenant's files by name: the first twelve digits of their digest. */
export type AssetVersions = Readonly<Record<string, string>>

/** What of a tenant the addresses of its files need. */
type Owner = { basePath: string; code: ClientConfiguration['code']; assets: AssetVersions | undefined }

/**
 * Address of a tenant's file under the mount path. It contains the file's version, so that it may be cached for ever. Undefined
 * where the tenant has no such file.
 */
export function assetAddress({ basePath, code, assets }: Owner, name: string): string | undefined {
  const version = assets && Object.hasOwn(assets, name) ? assets[name] : undefined
  return version === undefined ? undefined : `${basePath}/tenant-assets/${code}/${name}?v=${version}`
}

/** The name in `asset:<name>`; undefined for any other address. */
export const assetName = (address: string): string | undefined =>
  address.startsWith(prefix) ? address.slice(prefix.length) : undefined

/** Resolves an address in content: `asset:<name>` becomes the file's address, or undefined where it is missing; others stay. */
export function resolveAddress(owner: Owner, address: string): string | undefined {
  const name = assetName(address)
  return name === undefined ? address : assetAddress(owner, name)
}
