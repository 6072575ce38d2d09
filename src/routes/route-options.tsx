import { lazyRouteComponent, notFound, type RouteComponent } from '@tanstack/react-router'
import { Problem, type ProblemCode } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import type { Row } from './route-table.ts'
import { PageFrame } from './page-frame.tsx'
import { screenSource, type ScreenSource } from './screens.ts'
import { shownSearch, type PlainSearch } from './search.ts'
import { usePage } from './use-page.ts'

type LoaderContext = {
  context: { app: AppContext }
  params: Record<string, string>
  deps: PlainSearch
  abortController: AbortController
}

/** Options that all rows share: a lazy view, its loader, its texts. */
export function routeOptions({ screen, kind, params: words }: Row) {
  const source = screenSource(screen)
  return {
    staticData: {
      page: { screen, catalogues: source.catalogues, ...(kind ? { kind } : {}), ...(words ? { params: words } : {}) },
    },
    loaderDeps: ({ search }: { search: PlainSearch }) => shownSearch(search),
    loader: async ({ context: { app }, params, deps, abortController }: LoaderContext) => {
      if (screen === 'not-found') throw notFound()
      const { locale: _, ...own } = params
      const [{ loader }] = await Promise.all([source.route(), app.intl.load('app', ...source.catalogues)])
      await loader?.({ app, params: { ...own, ...words }, search: deps, signal: abortController.signal }).catch(
        toNotFound,
      )
    },
    component: pageOf(source),
  }
}

const pages = new Map<string, RouteComponent>()

/** The same for all addresses of a page: from one to the next, what has the focus and what is typed there stays. */
function pageOf({ module, route }: ScreenSource): RouteComponent {
  const known = pages.get(module)
  if (known) return known
  const View = lazyRouteComponent(route, 'View')
  const Page = () => (
    <PageFrame page={usePage()}>
      <View />
    </PageFrame>
  )
  const page = Object.assign(Page, View.preload ? { preload: View.preload } : {})
  pages.set(module, page)
  return page
}

/** A name that the directory does not know, or that is invalid, is a page that does not exist. */
function toNotFound(reason: unknown): never {
  if (reason instanceof Problem && missing.has(reason.code)) throw notFound()
  throw reason
}

const missing: ReadonlySet<ProblemCode> = new Set(['not_found', 'validation_failed', 'bad_request'])
