import type { createContentRepository } from '#server/domain/content/content-repository'
import type { TenantContent } from '#server/domain/content/tenant-content'
import type { Tenant } from '#server/tenants/tenant'
import type { OwnCache } from './own-cache.ts'

/** What the routes of the locale service share. */
export type LocaleService = {
  contentOf: (tenant: Tenant) => TenantContent
  findCountries: ReturnType<typeof createContentRepository>['findCountries']
  cache: OwnCache
  /** Pages of the tenants' own hosts: whoever asks for many addresses takes no room of what every page needs. */
  pages: OwnCache
}
