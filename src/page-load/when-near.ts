import { isHeard, pressable, putBack } from './early-clicks.ts'

/** Attribute of the element around a part of a page that comes to life when a reader is near; its value names the part. */
export const partMark = 'data-part'
/** Attribute that this element has once the part is interactive: what it lacks is being loaded from then on. */
export const aliveMark = 'data-alive'

/** How far below what is seen something counts as near: it comes to life before a quick thumb reaches it. */
const margin = '300px'

/** What the server wrote of a part; null where it is not in the document, which is then being rendered, and on the server. */
export const writtenPart = (name: string): Element | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector(`[${partMark}="${name}"]`)?.firstElementChild ?? null)

/** Whether an element is in the document and not displayed: no reader waits for it, whatever is requested. */
export const isPutAway = (element: Element | null): boolean => element?.getClientRects().length === 0

/** Resolves when an element comes near to what is seen, which one that is not displayed never does; at once where there is none. */
export function whenNear(element: Element | null): Promise<void> {
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve()
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

/** A click on a control that did nothing yet. */
export type Press = { event: MouseEvent; control: HTMLElement }
/** Presses in the parts that are not interactive yet, in their order. */
const presses = new Map<string, Press[]>()
/** Nobody waits longer. */
const mostPresses = 10

/**
 * Stores the presses in a part until the part is interactive. To be called as soon as the page is. They are heard at the document: React
 * passes none on to what it has not hydrated.
 */
export function rememberPresses(name: string): void {
  if (presses.size === 0) document.addEventListener('click', rememberPress, true)
  presses.set(name, presses.get(name) ?? [])
}

function rememberPress(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(pressable)
  const stored = presses.get(control?.closest(`[${partMark}]`)?.getAttribute(partMark) ?? '')
  if (!control || !stored) return
  // Who presses a button again wants it once; a box that is pressed again is as it was.
  if (control.matches('button') && stored.at(-1)?.control === control) stored.pop()
  if (stored.length < mostPresses) stored.push({ event, control })
}

/**
 * Ends the storing of presses in a part, as it becomes interactive: from then on React handles them itself. To be called in the commit
 * that makes it so; one that is pressed between that and an effect would count twice.
 *
 * @returns what was pressed before, to be repeated
 */
export function takePresses(name: string): Press[] {
  const stored = presses.get(name) ?? []
  forgetPresses(name)
  return stored.filter(({ event, control }) => !isHeard(event, control))
}

/** Repeats presses now that their controls work, one after the other: what one changes, or a press meanwhile, the next goes on from. */
export async function replayPresses(stored: readonly Press[]): Promise<void> {
  for (const [index, { control }] of stored.entries()) {
    await new Promise((resolve) => setTimeout(resolve))
    if (index === 0) for (const { control } of stored) putBack(control)
    if (control.isConnected) control.click()
  }
}

/** Removes what is stored of a part that was removed. */
export function forgetPresses(name: string): void {
  if (presses.delete(name) && presses.size === 0) document.removeEventListener('click', rememberPress, true)
}
