import { createRootRouteWithContext, createRoute, notFound, redirect, type AnyRoute } from '@tanstack/react-router'
import { locales } from '#contract/locale'
import type { AppContext } from '#src/context/app-context.ts'
import { offersLocale } from '#src/context/offered-locales.ts'
import { Root } from '#src/app/root.tsx'
import { routeOptions } from '#src/routes/route-options.tsx'
import { matchLocalised } from '#src/routes/match.ts'
import { servedRows } from '#src/routes/development-rows.ts'
import { bareRows, formerPaths } from '#src/routes/route-table.ts'

const rootRoute = createRootRouteWithContext<{ app: AppContext }>()({ component: Root })

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context: { app } }) => {
    throw redirect({ href: `${app.basePath}/${app.locale.prefix}` })
  },
})

/** Addresses under a locale. Another locale is another document: direction, texts and content differ. */
const localeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$locale',
  beforeLoad: ({ context: { app }, params, location }) => {
    const locale = locales[params.locale]
    if (!locale || !offersLocale(app, locale)) throw notFound()
    const former = formerPaths[location.pathname.slice(locale.prefix.length + 2)]
    if (former) {
      throw redirect({ href: `${app.basePath}/${locale.prefix}/${former}${location.searchStr}`, replace: true })
    }
    // Fixed words of a section are its own: what follows one of them is never taken for a city.
    if (!matchLocalised(location.pathname.slice(locale.prefix.length + 1))) throw notFound()
    if (locale.prefix !== app.locale.prefix) {
      throw redirect({ href: `${app.basePath}${location.href}`, reloadDocument: true })
    }
  },
})

const localisedRoutes: AnyRoute[] = servedRows.map((row) =>
  createRoute({ getParentRoute: () => localeRoute, path: row.path === '' ? '/' : row.path, ...routeOptions(row) }),
)

const bareRoutes: AnyRoute[] = bareRows.map((row) =>
  createRoute({ getParentRoute: () => rootRoute, path: row.path, ...routeOptions(row) }),
)

/** Every address of the app, from one table. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  ...bareRoutes,
  localeRoute.addChildren([...localisedRoutes]),
])
