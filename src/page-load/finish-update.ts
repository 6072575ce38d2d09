import { announceUpdate } from './app-update.ts'
import { isSafeMoment } from './safe-moment.ts'

/**
 * The version that the patient agreed to has taken over: loads the page anew. A browser may have taken its time, and what has begun since is not
 * interrupted: the version is offered again after it.
 */
export function finishUpdate(reload: () => void): void {
  if (isSafeMoment()) reload()
  else announceUpdate(reload)
}
