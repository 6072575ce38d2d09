import { onlineManager } from '@tanstack/react-query'
import { deviceNow } from '#src/clock/server-time.ts'
import { noteFailure } from '#src/error-reporting/failures.ts'
import { isSafeMoment } from '#src/page-load/safe-moment.ts'

const guard = 'patientweb:reloaded-for-chunk'
/** A second failure within this many milliseconds is no matter of versions. */
const once = 10_000

/**
 * A page older than the files on the server loads itself anew, once, when nothing would be lost by it: without a network, whatever
 * the device says of it, the page itself would be. Where that is not to be, the loss is told; that the reporter itself cannot be
 * had is not.
 */
export function recoverLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!onlineManager.isOnline() || /page-reporter/.test(event.payload.message)) return
    const last = Number(sessionStorage.getItem(guard) ?? 0)
    const isToBeLoaded = isSafeMoment() && deviceNow() - last >= once
    void isServerThere().then((isThere) => {
      if (!isThere) return onlineManager.setOnline(false)
      if (!isToBeLoaded) return noteFailure('chunk', event.payload)
      sessionStorage.setItem(guard, String(deviceNow()))
      window.location.reload()
    })
  })
}

const isServerThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
