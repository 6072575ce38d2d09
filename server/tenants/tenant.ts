import type { ClientConfiguration } from '#contract/tenant'
import type { AssetVersions } from '#contract/tenant-assets'

/** A partner as the server knows it. */
export type Tenant = {
  code: string
  configuration: ClientConfiguration
  hosts: string[]
  /** Shown to nobody but the patients who have a visit there, and to them alone that. */
  isHidden: boolean
  updatedAt: Date
  /** Files of its own by name, with the version that stands in their address. */
  assets: AssetVersions
}

/** Tenant where neither host nor key names one (T01). */
export const defaultTenantCode = 'patientweb'
