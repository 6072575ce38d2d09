type EarlyClick = { hear: (event: MouseEvent) => void; last?: MouseEvent; isShellAlive?: boolean }
declare global {
  interface Window {
    earlyClick?: EarlyClick
  }
}

/**
 * Stands in the document and remembers the last press of a button before the app was there to hear it. Links, and buttons that
 * send a form, are the browser's and work at once.
 */
export const earlyClickScript =
  'addEventListener("click",(window.earlyClick={hear(e){if(e.target.closest?.("button[type=button]"))window.earlyClick.last=e}}).hear,true)'

/**
 * Presses that button now that it does something. The shell is alive before the page in it, which may wait for its own file: what
 * was pressed in the page is pressed when that is, and until then the page's presses are still remembered.
 */
export function replayEarlyClick(alive: 'shell' | 'page'): void {
  const early = window.earlyClick
  if (!early) return
  const button = (early.last?.target as Element | undefined)?.closest('button')
  const isOfPage = button?.closest('main') != null
  const hasHeard = early.isShellAlive && !isOfPage
  if (alive === 'shell') early.isShellAlive = true
  else {
    delete window.earlyClick
    removeEventListener('click', early.hear, true)
  }
  if (!button?.isConnected || hasHeard || (alive === 'shell' && isOfPage)) return
  // A press that is still on its way has brought the page to life itself, and is heard yet.
  if (early.last?.eventPhase === Event.NONE) button.click()
}
