import type { ServicePlugin } from '#server/plugins/type-provider'
import { bannerRoutes } from './banner-routes.ts'
import { blockRoutes } from './block-routes.ts'
import { createContentCache } from './content-cache.ts'
import { createContentRepository } from './content-repository.ts'
import { masterRoutes } from './master-routes.ts'
import { startupRoutes } from './startup-routes.ts'

/** What the routes of the locale service share. */
export type LocaleService = {
  content: ReturnType<typeof createContentRepository>
  cache: ReturnType<typeof createContentCache>
}

/** The locale service: what the app starts from and the tenant's content. */
const locale: ServicePlugin = async (app) => {
  const service = {
    content: createContentRepository(app.db),
    cache: createContentCache(app.tenants, app.clock),
  }
  // What every screen is drawn with, that of one visit too.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, tenant: 'of visits' }
  })
  for (const addRoutes of [startupRoutes, blockRoutes, bannerRoutes, masterRoutes]) addRoutes(app, service)
}

export default locale
