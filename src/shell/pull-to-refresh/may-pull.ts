import { isSafeMoment } from '#src/page-load/safe-moment.ts'
import { type Screen, screenTable } from '#src/routes/screen-table.ts'

/** Phones: narrow, and with a touch screen. */
const phones = '(max-width: 759px) and (pointer: coarse)'

/**
 * Whether a touch may begin a pull: on a phone, with one finger, at the very top, where nothing covers the page or scrolls
 * within it, and nothing runs that must not be interrupted.
 */
export function mayPull(event: Pick<TouchEvent, 'touches' | 'target'>, screen: Screen): boolean {
  return (
    matchMedia(phones).matches &&
    event.touches.length === 1 &&
    window.scrollY <= 0 &&
    !screenTable[screen].isHeld &&
    isSafeMoment() &&
    document.querySelector('dialog[open]') === null &&
    !isWithinScrolled(event.target)
  )
}

function isWithinScrolled(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (element.scrollTop > 0) return true
  return false
}
