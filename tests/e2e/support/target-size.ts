import { judgedByLook } from './judged-looks.ts'

/** What is pressed is large enough, and not too near to another (WCAG 2.5.8): of all other rules two thirds of the time. */
export const targetSize = judgedByLook('target-size', findTargets)

/**
 * For each look of what can be pressed the first element that has it. A look is its size, the classes of it and of what is around it, and how
 * near the nearest other is. Runs in the page.
 */
function findTargets(): Map<string, Element> {
  const pressed = 'a[href], button, input, select, textarea, summary, label, [tabindex], [role], [contenteditable]'
  const boxes = [...document.body.querySelectorAll(pressed)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  /** Pixels around a target in which another one may be too near. */
  const around = 24
  const targets = new Map<string, Element>()
  for (const { element, box } of boxes) {
    const near = boxes
      .filter(
        ({ element: other, box: { left, right, top, bottom } }) =>
          other !== element &&
          !other.contains(element) &&
          left < box.right + around &&
          right > box.left - around &&
          top < box.bottom + around &&
          bottom > box.top - around,
      )
      .map(({ box: { left, right, top, bottom } }) =>
        [left - box.right, box.left - right, top - box.bottom, box.top - bottom].map(Math.round).map(capped).join(),
      )
    const classes = [element, element.parentElement].map(
      (one) => `${one?.tagName} ${one?.getAttribute('class')} ${one?.getAttribute('style')}`,
    )
    const size = [box.width, box.height].map(Math.round).map(capped).join()
    const look = [size, ...near.toSorted(), element.getAttribute('role'), ...classes].join('|')
    if (!targets.has(look)) targets.set(look, element)
  }
  return targets

  /** Beyond that it is as good as any. */
  function capped(pixels: number): number {
    return Math.max(-48, Math.min(48, pixels))
  }
}
