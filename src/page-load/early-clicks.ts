type EarlyClick = { hear: (event: MouseEvent) => void; last?: MouseEvent; isShellAlive?: boolean }
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
 * Repeats that press now that the control works. The shell is hydrated before the page in it, which may wait for its own file: a
 * press in the page is repeated after the page, and until then presses there are still stored.
 */
export function replayEarlyClick(alive: 'shell' | 'page'): void {
  const early = window.earlyClick
  if (!early) return
  const control = (early.last?.target as Element | undefined)?.closest<HTMLElement>(pressable)
  const isOfPage = control?.closest('main') != null
  const hasHeard = early.isShellAlive && !isOfPage
  if (alive === 'shell') early.isShellAlive = true
  else {
    delete window.earlyClick
    removeEventListener('click', early.hear, true)
  }
  if (!control?.isConnected || hasHeard || (alive === 'shell' && isOfPage)) return
  // If the event is still being dispatched, it has triggered the hydration itself and will still be handled.
  if (early.last?.eventPhase === Event.NONE) {
    putBack(control)
    control.click()
  }
}

/** A box that was ticked before hydration looks ticked while the app knows nothing of it: ticking it again would change nothing. */
export function putBack(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) control.checked = control.defaultChecked
}
