/** Element around what the tenant adds to home, by which it is known whether a reader comes near. */
export const belowFoldId = 'below-fold'

/** How far below what is seen something counts as near: it comes to life before a quick thumb reaches it. */
const margin = '600px'

let lastPress: { event: MouseEvent; button: HTMLButtonElement } | undefined

/**
 * Resolves when the element of an id comes near to what is seen; at once where it is not in the document yet, which is then being
 * drawn anew, and on the server. Presses of its buttons are remembered until then.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve()
  element.addEventListener('click', rememberPress, true)
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

function rememberPress(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]')
  if (button) lastPress = { event, button }
}

/** Presses the button that was pressed before it did anything. To be called when the element of the id has come to life. */
export function replayPress(id: string): void {
  document.getElementById(id)?.removeEventListener('click', rememberPress, true)
  const press = lastPress
  lastPress = undefined
  // A press that is still on its way has brought the part to life itself, and is heard yet.
  if (press?.button.isConnected && press.event.eventPhase === Event.NONE) press.button.click()
}
