import type { Language } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { AssetVersions } from '#contract/tenant-assets'

/** A partner on the server. */
export type Tenant = {
  code: string
  configuration: ClientConfiguration
  hosts: string[]
  /** Not shown, except to patients with a visit there, who see only that. */
  isHidden: boolean
  updatedAt: Date
  /** Files of its own by name, with the version that stands in their address. */
  assets: AssetVersions
}

/** The name of a tenant in a language. */
export const brandOf = ({ configuration: { name } }: Pick<Tenant, 'configuration'>, language: Language): string =>
  name[language] ?? name.en

/** Code of the tenant that is used where neither host nor key names one (T01). */
export const defaultTenantCode = 'patientweb'
