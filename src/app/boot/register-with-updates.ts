import type { Workbox } from 'workbox-window'
import { announceUpdate } from '#src/page-load/app-update.ts'
import { finishUpdate } from '#src/page-load/finish-update.ts'

/**
 * Milliseconds that a version may take to take over. Where a picture woke the worker before it just as that ended, Chromium leaves it in charge
 * for half a minute, unless a page is loaded meanwhile.
 */
const longestTakeover = 2_000
/** Kept for this tab while it is loaded anew for that. */
const accepted = 'patientweb:update'

/**
 * Registers the worker, and offers each version that waits to the patient: once they agreed and it has taken over, the page is loaded anew.
 */
export async function registerWithUpdates(worker: Workbox): Promise<ServiceWorkerRegistration | undefined> {
  let isAccepted = sessionStorage.getItem(accepted) !== null
  sessionStorage.removeItem(accepted)
  const reload = () => window.location.reload()
  const hurry = () => {
    sessionStorage.setItem(accepted, '1')
    reload()
  }
  worker.addEventListener('waiting', ({ sw }) => {
    const accept = () => {
      // Another tab has accepted it: this page only has to be loaded anew.
      if (sw?.state !== 'installed') return reload()
      worker.addEventListener('controlling', () => finishUpdate(reload))
      worker.messageSkipWaiting()
      if (!isAccepted) setTimeout(finishUpdate, longestTakeover, hurry)
    }
    if (isAccepted) accept()
    else announceUpdate(accept)
  })
  const registration = await worker.register({ immediate: true })
  // It has taken over while this page still came from the worker before.
  if (isAccepted && !registration?.waiting) finishUpdate(reload)
  isAccepted = false
  return registration
}
