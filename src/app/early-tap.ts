type EarlyTap = { hear: (event: MouseEvent) => void; last?: MouseEvent; isShellAlive?: boolean }
declare global {
  interface Window {
    earlyTap?: EarlyTap
  }
}

/**
 * Stands in the document and remembers the last press of a button before the app was there to hear it. Links, and buttons that
 * send a form, are the browser's and work at once.
 */
export const earlyTapScript =
  'addEventListener("click",(window.earlyTap={hear(e){if(e.target.closest?.("button[type=button]"))window.earlyTap.last=e}}).hear,true)'

/**
 * Presses that button now that it does something. The shell is alive before the page in it, which may wait for its own file: what
 * was pressed in the page is pressed when that is, and until then the page's presses are still remembered.
 */
export function replayEarlyTap(alive: 'shell' | 'page'): void {
  const tap = window.earlyTap
  if (!tap) return
  const button = (tap.last?.target as Element | undefined)?.closest('button')
  const isOfPage = button?.closest('main') != null
  const hasHeard = tap.isShellAlive && !isOfPage
  if (alive === 'shell') tap.isShellAlive = true
  else {
    delete window.earlyTap
    removeEventListener('click', tap.hear, true)
  }
  if (!button?.isConnected || hasHeard || (alive === 'shell' && isOfPage)) return
  // A press that is still on its way has brought the page to life itself, and is heard yet.
  if (tap.last?.eventPhase === Event.NONE) button.click()
}
