import { assetAddresses } from '#server/tenants/asset-address'
import type { ClientConfiguration } from '#contract/tenant'
import type { Tenant } from '#server/tenants/tenant'
import type { ContentScope } from './addresses.ts'

/** What stored content may contain: assets are named, since their addresses change with every version. */
export const storedScope = ({
  content_hosts: contentHosts = [],
}: Pick<ClientConfiguration, 'content_hosts'>): ContentScope => ({
  contentHosts,
  assetAddress: (name) => `asset:${name}`,
})

/** What sent content may contain: asset names are replaced by their addresses. */
export function sentScope(tenant: Tenant, basePath: string): ContentScope {
  const addresses = assetAddresses(tenant, basePath)
  return { ...storedScope(tenant.configuration), assetAddress: (name) => addresses.of(name) }
}
