import { countFailure } from '#src/error-reporting/failures.ts'
import { attachPersister } from '#src/storage/query-persister.ts'
import { appData } from '#src/storage/app-data.ts'
import { pageOutbox, startPageOutbox } from '#src/outbox/page-outbox.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { AppRouter } from '../create-router.tsx'
import { pageAlive } from '#src/page-load/page-alive.ts'
import { registerWorkers } from './register-workers.ts'
import { OutboxNotices } from '#src/outbox/notices/outbox-notices.tsx'
import { KnownPosition } from '#src/shell/known-position.tsx'
import { addLateView } from '#src/shell/late-views.tsx'
import { MarketOffer } from '#src/shell/market-offer/market-offer.tsx'
import { StalenessNotice } from '#src/shell/staleness-notice/staleness-notice.tsx'

/** What a page does once it is there: keeps what it was told, sends what waits, and gets ready for the next visit. */
export async function afterLoad(
  app: AppContext,
  router: AppRouter,
  { build, isShell, isRefreshed }: { build: string; isShell: boolean; isRefreshed: boolean },
): Promise<void> {
  const { tenant, locale, init, apis, queryClient } = app
  const tasks = [
    ...(isShell ? [] : [untilAlive().then(() => attachPersister(queryClient, { tenant, build, isRefreshed }))]),
    appData(tenant).keep(locale.prefix, init),
    registerWorkers(app),
    addLateParts(app),
    ...(init.capabilities.login_on_expiry ? [watchExpiry(app, router)] : []),
  ]
  startPageOutbox(pageOutbox(tenant, apis))
  for (const outcome of await Promise.allSettled(tasks))
    if (outcome.status === 'rejected') countFailure('after-load', outcome.reason)
}

/** Longest to wait for a page to come to life, in milliseconds: one that was not found never says that it has. */
const patience = 5_000

/** What the device kept may be more than the server drew from, and must not come while the page is still compared with that. */
const untilAlive = () => Promise.race([pageAlive, new Promise((resolve) => setTimeout(resolve, patience))])

const watchExpiry = async (app: AppContext, router: AppRouter) =>
  (await import('../session-expiry.ts')).watchSessionExpiry(app, router)

/** What the shell does beside the first page. */
async function addLateParts(app: AppContext): Promise<void> {
  await app.intl.load('late', 'problem')
  for (const View of [MarketOffer, KnownPosition, StalenessNotice, OutboxNotices]) addLateView(View)
  // Who never touches the screen has nothing to pull.
  const addPull = () =>
    void import('#src/shell/pull-to-refresh/pull-to-refresh.tsx').then(
      ({ PullToRefresh }) => addLateView(PullToRefresh),
      (error: unknown) => countFailure('pull to refresh', error),
    )
  document.addEventListener('touchstart', addPull, { once: true, passive: true })
}
