import { countFailure } from '#src/error-reporting/failures.ts'
import { keepBadge } from '#src/features/app-badge/keep-badge.ts'
import { isInstalled } from '#src/features/install/is-installed.ts'
import { attachPersister } from '#src/storage/query-persister.ts'
import { appData } from '#src/storage/app-data.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { AppRouter } from '../create-router.tsx'
import { untilPageAlive } from '#src/page-load/page-alive.ts'
import { hearCalls } from './hear-calls.ts'
import { sendLateSignOuts } from './late-sign-outs.ts'
import { registerWorkers } from './register-workers.ts'
import { now } from '#src/clock/server-time.ts'
import { sessionData } from '#src/session/session-data.ts'
import { watchViewer } from '#src/session/watch-viewer.ts'
import { startOutboxWhenUsed } from './start-outbox.ts'
import { yieldToMain } from './yield-to-main.ts'
import { KnownPosition } from '#src/shell/known-position.tsx'
import { addLateView, startHeaderWith } from '#src/shell/late-views.tsx'
import { LateMarketOffer } from '#src/shell/market-offer/late-market-offer.tsx'
import { StalenessNotice } from '#src/shell/staleness-notice/staleness-notice.tsx'
import { countVisit } from '#src/usage/count-visit.ts'

type Loaded = { build: string; token: string | undefined; isShell: boolean; isRefreshed: boolean }

/** Work after a page has loaded: stores what it received, sends the outbox, and prepares for the next visit. */
export function afterLoad(app: AppContext, router: AppRouter, { build, token, isShell, isRefreshed }: Loaded): void {
  const { tenant, locale, init, queryClient } = app
  if (init.capabilities.video) hearCalls(app)
  const tasks: (() => Promise<unknown>)[] = [
    // Data stored on the device may be more than the server rendered from, and must not be used before hydration is done.
    ...(isShell
      ? []
      : [() => untilPageAlive().then(() => attachPersister(queryClient, { tenant, build, isRefreshed }))]),
    () => appData(tenant).keep(locale.prefix, init),
    () => registerWorkers(app).then(() => keepMessages(app)),
    // After its texts: a notice may be the first text shown.
    () => addLateParts(app).then(() => startOutboxWhenUsed(app)),
    () => watchViewer(app, (record) => record.bookingFor && showBookingFor(app)).then(() => offerEntry(app, token)),
    () => sessionData(tenant).forgetOld(new Date(now())),
    () => sendLateSignOuts(app),
    ...('setAppBadge' in navigator ? [() => keepBadge(tenant)] : []),
    // What led here is noted with the next booking.
    ...(/[?&](utm_)?source=/.test(window.location.search) ? [() => noteSource(tenant)] : []),
    () => countVisit(),
    ...(init.capabilities.login_on_expiry ? [() => watchPartner(app, router)] : []),
  ]
  // Each in a task of its own: together they would hold up a press.
  for (const begin of tasks) void yieldToMain().then(begin).catch(countFailed)
}

const countFailed = (error: unknown) => countFailure('after-load', error)

/** Only who once allowed messages can have them on; OneSignal asks by itself, and an app around this one has its own. */
const keepMessages = async (app: AppContext) => {
  const {
    push_enabled: isSent,
    push_identifier: application,
    in_app_push: inApp,
  } = app.init.settings.whitelabel_configs
  if (isSent && (application || inApp || window.Notification?.permission === 'granted'))
    await (await import('#src/features/push/keep-registered.ts')).keepRegistered(app)
}

const watchPartner = async (app: AppContext, router: AppRouter) =>
  (await import('../partner-redirect.ts')).watchPartnerSession(app, router)

const noteSource = async (tenant: string) =>
  (await import('#src/features/source-tracking/note-source.ts')).noteSource(tenant, window.location.search)

/** A token without a partner whose tokens count is dropped: it is in this page's memory alone. */
const offerEntry = async (app: AppContext, token: string | undefined) => {
  if (token && app.init.capabilities.partner_sign_in)
    await (await import('./partner-entry.tsx')).offerPartnerEntry(app, token)
}

/** Whom a search is for, where the patient has chosen one of their relatives: only then is it loaded. */
const showBookingFor = (app: AppContext) =>
  Promise.all([import('#src/shell/booking-for/booking-for-chip.tsx'), app.intl.load('family')]).then(
    ([{ BookingForChip }]) => addLateView(BookingForChip),
    countFailed,
  )

/** Parts of the shell that the first page does not need. */
async function addLateParts(app: AppContext): Promise<void> {
  await app.intl.load('late')
  for (const View of [LateMarketOffer, KnownPosition, StalenessNotice]) addLateView(View)
  if (isInstalled())
    void import('#src/shell/back-button.tsx').then(({ BackButton }) => startHeaderWith(BackButton), countFailed)
  // Without a touch screen there is nothing to pull.
  const addPull = () =>
    void import('#src/shell/pull-to-refresh/pull-to-refresh.tsx').then(
      ({ PullToRefresh }) => addLateView(PullToRefresh),
      (error: unknown) => countFailure('pull to refresh', error),
    )
  document.addEventListener('touchstart', addPull, { once: true, passive: true })
}
