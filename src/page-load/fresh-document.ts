/**
 * Marks the root of a document whose page was just opened: nobody has scrolled in it yet, and nothing has to be found again where
 * it was. Until then the cards far down a list wait with their layout for somebody to come near them.
 */
export const freshMark = 'data-fresh'

/** Stands in the document: a page that is come back to, or loaded anew, is as long at once as it was. */
export const freshScript = `performance.getEntriesByType("navigation")[0]?.type==="navigate"||document.documentElement.removeAttribute("${freshMark}")`

/**
 * From here on every part of a page is laid out as soon as it is drawn. What is above may be shorter than was guessed: what is in
 * the middle of the window stays there, so that the place that is remembered now is the one that is seen.
 */
export function endFresh(): void {
  const root = document.documentElement
  if (!root.hasAttribute(freshMark)) return
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = seen?.getBoundingClientRect().top ?? 0
  root.removeAttribute(freshMark)
  if (seen) scrollBy(0, seen.getBoundingClientRect().top - top)
}
