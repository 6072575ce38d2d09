import type { ClientConfiguration } from '#contract/tenant'

/** What a tenant writes in front of the name of a file of its own: `asset:hero.webp`. */
const prefix = 'asset:'

/** Versions of a tenant's files by name: the first twelve digits of their digest. */
export type AssetVersions = Readonly<Record<string, string>>

/** A tenant, as far as the addresses of its files go. */
type Owner = { basePath: string; code: ClientConfiguration['code']; assets: AssetVersions | undefined }

/**
 * Address of a tenant's file under the mount path. Its version stands in it, so that it may be kept for ever. Undefined where
 * the tenant has no such file.
 */
export function assetAddress({ basePath, code, assets }: Owner, name: string): string | undefined {
  const version = assets && Object.hasOwn(assets, name) ? assets[name] : undefined
  return version === undefined ? undefined : `${basePath}/tenant-assets/${code}/${name}?v=${version}`
}

/** The name in `asset:<name>`; undefined for any other address. */
export const assetName = (address: string): string | undefined =>
  address.startsWith(prefix) ? address.slice(prefix.length) : undefined

/** An address as content has it: `asset:<name>` becomes the file's address, or undefined where it is missing; others stay. */
export function resolveAddress(owner: Owner, address: string): string | undefined {
  const name = assetName(address)
  return name === undefined ? address : assetAddress(owner, name)
}
