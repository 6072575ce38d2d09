import { createContentRepository } from '#server/domain/content/content-repository'
import { createTenantContent } from '#server/domain/content/tenant-content'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { bannerRoutes } from './banner-routes.ts'
import { blockRoutes } from './block-routes.ts'
import { createContentCache } from './content-cache.ts'
import { masterRoutes } from './master-routes.ts'
import { pastPreviews } from './own-cache.ts'
import { startupRoutes } from './startup-routes.ts'

/** Of fetched pages of all tenants together, in bytes. */
const mostPageBytes = 4 * 1024 * 1024

/** The locale service: start data of the app and the tenant's content. */
const locale: ServicePlugin = async (app) => {
  const service = {
    contentOf: createTenantContent(app.db),
    findCountries: createContentRepository(app.db).findCountries,
    cache: pastPreviews(createContentCache(app.tenants, app.clock)),
    pages: pastPreviews(createContentCache(app.tenants, app.clock, mostPageBytes)),
  }
  // Every screen needs these calls, also those on which a patient opens a visit with a hidden tenant.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, tenant: 'of visits' }
  })
  for (const addRoutes of [startupRoutes, blockRoutes, bannerRoutes, masterRoutes]) addRoutes(app, service)
}

export default locale
