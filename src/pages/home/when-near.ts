/** Element around what the tenant adds to home, by which it is known whether a reader comes near. */
export const belowFoldId = 'below-fold'

/** How far below what is seen something counts as near: it comes to life before a quick thumb reaches it. */
const margin = '600px'

let isAlive = false
let lastPress: { event: MouseEvent; button: HTMLButtonElement } | undefined

/**
 * Resolves when that element comes near to what is seen; at once where it is not in the document yet, which is then being drawn anew,
 * and on the server.
 */
export function whenNear(): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(belowFoldId)
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  })
}

/**
 * Remembers presses in the element of `belowFoldId` until it has come to life. To be called as soon as the page has. They are heard at the
 * document: React lets none through to what it has not brought to life.
 */
export function rememberPresses(): void {
  if (!isAlive) document.addEventListener('click', rememberPress, true)
}

function rememberPress(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>(`#${belowFoldId} button[type=button]`)
  if (button) lastPress = { event, button }
}

/** Presses the button that was pressed before it did anything, now that it does; returns what to call when it is gone. */
export function replayPress(): () => void {
  isAlive = true
  document.removeEventListener('click', rememberPress, true)
  const press = lastPress
  lastPress = undefined
  // A press that is still on its way has brought the part to life itself, and is heard yet.
  if (press?.button.isConnected && press.event.eventPhase === Event.NONE) press.button.click()
  return () => void (isAlive = false)
}
