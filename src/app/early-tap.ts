type EarlyTap = { hear: (event: MouseEvent) => void; on?: HTMLButtonElement }
declare global {
  interface Window {
    earlyTap?: EarlyTap
  }
}

/**
 * Stands in the document and remembers the last button that was pressed before the app was there to hear it. Links, and buttons
 * that send a form, are the browser's and work at once.
 */
export const earlyTapScript =
  'addEventListener("click",(window.earlyTap={hear(e){const b=e.target.closest?.("button[type=button]");if(b)window.earlyTap.on=b}}).hear,true)'

/** Presses that button now that it does something. */
export function replayEarlyTap(): void {
  const tap = window.earlyTap
  if (!tap) return
  delete window.earlyTap
  removeEventListener('click', tap.hear, true)
  if (tap.on?.isConnected) tap.on.click()
}
