type EarlyClick = {
  hear: (event: MouseEvent) => void
  last?: MouseEvent
  isShellAlive?: boolean
  /** To be repeated once what has come alive has run its effects. */
  due?: MouseEvent
}
declare global {
  interface Window {
    earlyClick?: EarlyClick
  }
}

/** Controls of which a press does nothing, or is undone, before hydration. */
export const pressable = 'button[type=button],input[type=checkbox],input[type=radio]'

/**
 * An inline script of the document: stores the last press of such a control before hydration. Links, and buttons that submit a form,
 * are handled by the browser and work at once.
 */
export const earlyClickScript = `addEventListener("click",(window.earlyClick={hear(e){if(e.target.closest?.("${pressable}"))window.earlyClick.last=e}}).hear,true)`

/**
 * For the layout effect of what comes alive: from here on React hears what is pressed in it, so the press before is taken out, to be repeated by
 * `replayEarlyClick`. In an effect, which runs later, a press that React has heard meanwhile would be taken for an early one and made twice.
 */
export function takeEarlyClick(alive: 'shell' | 'page'): void {
  const early = window.earlyClick
  if (!early) return
  const { last } = early
  const control = controlOf(last)
  const isOfPage = control?.closest('main') != null
  const hasHeard = early.isShellAlive && !isOfPage
  if (alive === 'shell') early.isShellAlive = true
  if (!last || (alive === 'shell' && isOfPage)) return
  delete early.last
  if (control?.isConnected && !hasHeard && !isHeard(last, control)) early.due = last
}

/**
 * For an effect of the same: repeats that press now that the control works. The shell is hydrated before the page in it, which may wait for
 * its own file: a press in the page is repeated after the page, and until then presses there are still stored.
 */
export function replayEarlyClick(alive: 'shell' | 'page'): void {
  const early = window.earlyClick
  if (!early) return
  const { due, last } = early
  const control = controlOf(due)
  delete early.due
  if (alive === 'page') {
    delete window.earlyClick
    removeEventListener('click', early.hear, true)
  }
  // Pressed again meanwhile, it has been heard.
  if (!due || !control?.isConnected || control === controlOf(last)) return
  const pressAgain = () => {
    putBack(control)
    control.click()
  }
  if (isDispatched(due)) setTimeout(pressAgain)
  else pressAgain()
}

const controlOf = (press: MouseEvent | undefined) =>
  (press?.target as Element | undefined)?.closest<HTMLElement>(pressable)

/** Whether listeners are still being called for an event. */
const isDispatched = (event: Event): boolean => event.eventPhase !== Event.NONE

/**
 * Whether React still handles a press, which has triggered the hydration itself. Of a box it hears nothing: the state that it finds, which
 * the press has changed, is the first that it knows.
 */
export const isHeard = (event: Event, control: HTMLElement): boolean =>
  isDispatched(event) && !(control instanceof HTMLInputElement)

/** A box that was ticked before hydration looks ticked while the app knows nothing of it: ticking it again would change nothing. */
export function putBack(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) control.checked = control.defaultChecked
}
