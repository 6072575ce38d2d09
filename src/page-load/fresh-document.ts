/**
 * Marks the root of a document that was just opened: nobody has scrolled in it yet, and no position must be restored. Until
 * then the layout of cards far down a list is skipped.
 */
export const freshMark = 'data-fresh'

/** An inline script of the document: a page opened by going back or reloading has its full length at once. */
export const freshScript = `performance.getEntriesByType("navigation")[0]?.type==="navigate"||document.documentElement.removeAttribute("${freshMark}")`

/**
 * From now on every part of a page is laid out as soon as it is rendered. Parts above may be shorter than estimated: what is in
 * the middle of the window stays there, so that the position stored now is the visible one.
 */
export function endFresh(): void {
  const root = document.documentElement
  if (!root.hasAttribute(freshMark)) return
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = seen?.getBoundingClientRect().top ?? 0
  root.removeAttribute(freshMark)
  if (seen) scrollBy(0, seen.getBoundingClientRect().top - top)
}
