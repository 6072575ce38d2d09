import { hydrate, onlineManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { rootFailures, watchFailures } from '#src/error-reporting/failures.ts'
import { datedUntilNow } from '#src/storage/dated-until-now.ts'
import { readArrival } from './boot/arrival.ts'
import { yieldToMain } from './boot/yield-to-main.ts'
import { untilPageAlive } from '#src/page-load/page-alive.ts'
import { endFresh } from '#src/page-load/fresh-document.ts'
import { watchInstallPrompt } from '#src/features/install/install-prompt.ts'
import { startBrowserApp } from './boot/browser-app.ts'
import { createAppRouter } from './create-router.tsx'
import { followHead } from './head/follow-head.ts'
import { rememberLocale } from '#src/context/locale-cookie.ts'
import { readPageData } from '#src/context/page-data.ts'
import { recoverLostChunks } from './boot/lost-chunks.ts'
import { restoreScrollPlace } from '#src/page-load/scroll-place.ts'

/** Brings the page alive. */
async function start(): Promise<void> {
  watchFailures(window)
  recoverLostChunks()
  // Before anything reads the address.
  const { token, isRefreshed } = readArrival(window)
  watchInstallPrompt(window)
  onlineManager.setOnline(navigator.onLine)
  const data = readPageData(document)
  const isShell = !('$_TSR' in window)
  // Of the shell nothing is shown before them: they are read while its first page is loaded.
  const stored = isShell ? import('./boot/restore-answers.ts') : undefined
  // The libraries have just been evaluated; the rest is done in pieces, between which a slow phone can handle taps.
  await yieldToMain()
  const app = await startBrowserApp(data, window.location.pathname, (started) => {
    if (data.queries) hydrate(started.queryClient, datedUntilNow(data.queries))
    return stored?.then(({ restoreAnswers }) => restoreAnswers(started, { build: data.build, isRefreshed }))
  })
  await yieldToMain()
  const router = createAppRouter({ app, isShell })
  await yieldToMain()
  restoreScrollPlace(app.tenant)
  // Another filter replaces the entry, to which nobody comes back: laying out the whole list for it would hold up the press.
  router.history.subscribe(({ action }) => action.type !== 'REPLACE' && endFresh())
  const root = document.getElementById('root')!
  // In development React itself logs more to the console.
  const options = import.meta.env.PROD ? rootFailures : {}
  const strict = (page: ReactNode) => <StrictMode>{page}</StrictMode>

  if (isShell) {
    const stop = router.subscribe('onResolved', () => {
      stop()
      // From now on there is a page, which stays until the next one is ready.
      router.options.defaultPendingMs = Infinity
    })
    createRoot(root, options).render(strict(<RouterProvider router={router} />))
  } else {
    // In time slices, so that a slow phone can handle a tap meanwhile: the page is already readable.
    startTransition(() => void hydrateRoot(root, strict(<RouterClient router={router} />), options))
  }

  rememberLocale(app, app.locale.prefix)
  followHead(router, app, { isShell })
  // After the first paint, without delaying it: that of the shell is its first page.
  if (isShell) await untilPageAlive()
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 200)
  whenIdle(
    () =>
      void import('./boot/after-load.ts').then(({ afterLoad }) =>
        afterLoad(app, router, { build: data.build, token, isShell, isRefreshed }),
      ),
  )
}

// Not with an `await` of the module: with one anywhere, the bundler gives each dynamic import of a shared file a file of its own.
void start()
