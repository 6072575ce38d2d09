import { deviceNow } from '#src/clock/server-time.ts'
import { noteFailure } from '#src/error-reporting/failures.ts'
import { isSafeMoment } from './safe-moment.ts'

const guard = 'patientweb:reloaded-for-chunk'
/** A second failure within this many milliseconds is no matter of versions. */
const once = 10_000

/**
 * A page older than the files on the server loads itself anew, once, when nothing would be lost by it. Where that is not to be, the
 * loss is told, unless there is no network; that the reporter itself cannot be had is neither.
 */
export function recoverLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || /page-reporter/.test(event.payload.message)) return
    const last = Number(sessionStorage.getItem(guard) ?? 0)
    if (!isSafeMoment() || deviceNow() - last < once) return noteFailure('chunk', event.payload)
    event.preventDefault()
    sessionStorage.setItem(guard, String(deviceNow()))
    window.location.reload()
  })
}
