import { assetAddress, resolveAddress } from '#contract/tenant-assets'
import type { Tenant } from './tenant.ts'

/** Resolves names of a tenant's files: `addresses.of('hero.webp')`, `addresses.resolve('asset:hero.webp')`. */
export type AssetAddresses = {
  /** Address of a file by its name; undefined where the tenant has none of that name. */
  of(name: string): string | undefined
  /** `asset:<name>` becomes an address, or undefined where the file is missing; any other address stays as it is. */
  resolve(address: string): string | undefined
}

/** The addresses of a tenant's files under a mount path. */
export function assetAddresses({ code, assets }: Pick<Tenant, 'code' | 'assets'>, basePath: string): AssetAddresses {
  const owner = { basePath, code, assets }
  return { of: (name) => assetAddress(owner, name), resolve: (address) => resolveAddress(owner, address) }
}

/** The version in the address of a file: the beginning of its digest. */
export const assetVersion = (digest: string): string => digest.slice(0, 12)
