import { onlineManager } from '@tanstack/react-query'
import { deviceNow } from '#src/clock/server-time.ts'
import { noteFailure } from '#src/error-reporting/failures.ts'
import { whoAnswers } from '#src/page-load/lost-part.ts'
import { isSafeMoment } from '#src/page-load/safe-moment.ts'

const guard = 'patientweb:reloaded-for-chunk'
/** A second failure within this many milliseconds is not caused by an old version. */
const once = 10_000

/**
 * A page whose files are older than those on the server reloads itself, once, unless something would be lost: without a
 * network, whatever the device reports, the page itself would be. Otherwise the failure is reported, except that of the
 * reporter itself.
 */
export function recoverLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!onlineManager.isOnline() || /page-reporter/.test(event.payload.message)) return
    const last = Number(sessionStorage.getItem(guard) ?? 0)
    const isToBeLoaded = isSafeMoment() && deviceNow() - last >= once
    void whoAnswers().then((who) => {
      if (who === 'nobody') return onlineManager.setOnline(false)
      // A reload would lead to the login page of the network.
      if (who === 'another') return undefined
      if (!isToBeLoaded) return noteFailure('chunk', event.payload)
      sessionStorage.setItem(guard, String(deviceNow()))
      window.location.reload()
    })
  })
}
