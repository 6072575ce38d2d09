import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Link, Outlet } from '@tanstack/react-router'
import { useIntl } from '#src/i18n/use-intl.ts'
import { textLink } from '#src/ui/button.css.ts'
import { EmptyState } from '#src/ui/state.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { messages } from './shell/shell.messages.ts'
import { Plain } from './shell/plain.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: () => (
    <SessionGate>
      <Shell />
    </SessionGate>
  ),
})
const contentPage = lazyRouteComponent(() => import('./content/content-page.tsx'), 'ContentPage')
const routeTree = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/invitation',
    component: lazyRouteComponent(() => import('./invitation/invitation-page.tsx'), 'InvitationPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/password',
    component: lazyRouteComponent(() => import('./password/forgotten-page.tsx'), 'ForgottenPage'),
  }),
  inside.addChildren([
    createRoute({
      getParentRoute: () => inside,
      path: '/',
      component: lazyRouteComponent(() => import('./overview/overview-page.tsx'), 'OverviewPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/settings/push',
      component: lazyRouteComponent(() => import('./push/push-page.tsx'), 'PushPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/settings/$group',
      component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
    }),
    createRoute({ getParentRoute: () => inside, path: '/content', component: contentPage }),
    createRoute({ getParentRoute: () => inside, path: '/content/$part', component: contentPage }),
    createRoute({ getParentRoute: () => inside, path: '/content/$part/$entry', component: contentPage }),
    createRoute({
      getParentRoute: () => inside,
      path: '/files',
      component: lazyRouteComponent(() => import('./files/files-page.tsx'), 'FilesPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/preview',
      component: lazyRouteComponent(() => import('./preview/preview-page.tsx'), 'PreviewPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/figures',
      component: lazyRouteComponent(() => import('./figures/figures-page.tsx'), 'FiguresPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/history',
      component: lazyRouteComponent(() => import('./history/history-page.tsx'), 'HistoryPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/people',
      component: lazyRouteComponent(() => import('./people/people-page.tsx'), 'PeoplePage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/activity',
      component: lazyRouteComponent(() => import('./activity/activity-page.tsx'), 'ActivityPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/my-sign-in',
      component: lazyRouteComponent(() => import('./own/own-page.tsx'), 'OwnPage'),
    }),
  ]),
])

/** The pages of the console below its own address. */
export const createConsoleRouter = (home: string) => createRouter({ routeTree, basepath: home })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}

function NotFound() {
  const intl = useIntl()
  return (
    <Plain>
      <EmptyState
        heading="h1"
        title={intl.formatMessage(messages.notFound)}
        actions={
          <Link to="/" className={textLink}>
            {intl.formatMessage(messages.toOverview)}
          </Link>
        }
      />
    </Plain>
  )
}
