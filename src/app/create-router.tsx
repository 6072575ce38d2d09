import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { createScrollGuard } from '#src/page-load/scroll-place.ts'
import { parseSearch, stringifySearch } from '#src/routes/search.ts'
import { routeTree } from './router-tree.ts'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { NotFoundView } from './not-found-view.tsx'
import { PendingPage } from './pending-page.tsx'
import { ProblemView } from './problem-view.tsx'

type RouterParts = {
  app: AppContext
  nonce?: string
  history?: RouterHistory
  /** Whether the document has no page yet, but is the same for every address. */
  isShell?: boolean
}

/** How long a document without a page waits for its first one before it shows what is around that, in milliseconds. */
const shellPatience = 1_000

/** The router of one page load (or, on the server, of one request). */
export function createAppRouter({ app, nonce, history, isShell = false }: RouterParts) {
  return createRouter({
    routeTree,
    context: { app },
    basepath: app.basePath || '/',
    ...(history ? { history } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    parseSearch,
    stringifySearch,
    defaultPreloadStaleTime: 0,
    // The loading bar shows that a page is being loaded (K03); the old page stays until the new one is ready.
    defaultPendingMs: isShell ? shellPatience : Infinity,
    ...(isShell ? { defaultPendingComponent: PendingPage } : {}),
    defaultStructuralSharing: true,
    scrollRestoration: typeof document !== 'undefined' && createScrollGuard(),
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundView,
    defaultErrorComponent: ProblemView,
    Wrap: ({ children }) => (
      <AppProvider value={app}>
        <QueryClientProvider client={app.queryClient}>
          <IntlContext value={app.intl}>{children}</IntlContext>
        </QueryClientProvider>
      </AppProvider>
    ),
  })
}
export type AppRouter = ReturnType<typeof createAppRouter>
