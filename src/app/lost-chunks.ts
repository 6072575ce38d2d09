import { isSafeMoment } from './safe-moment.ts'

const guard = 'patientweb:reloaded-for-chunk'
/** A second failure within this many milliseconds is no matter of versions. */
const once = 10_000

/** A page older than the files on the server loads itself anew, once, when nothing would be lost by it. */
export function recoverLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(guard) ?? 0)
    if (!navigator.onLine || !isSafeMoment() || Date.now() - last < once) return
    event.preventDefault()
    sessionStorage.setItem(guard, String(Date.now()))
    window.location.reload()
  })
}
