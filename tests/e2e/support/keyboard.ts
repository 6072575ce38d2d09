import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More stops than any page of ours has between two things a patient needs. */
const mostStops = 80

/** Someone who has a keyboard and nothing else. */
export function keyboardOf(page: Page) {
  /** Tabs on until something has the focus; each stop on the way must show where it is. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < mostStops; stop++) {
      if (await hasFocus(target)) return
      await page.keyboard.press('Tab')
      expect(await page.evaluate(unmarkedFocus)).toBe('')
    }
    throw new Error(`${mostStops} stops did not lead to ${String(target)}`)
  }
  return {
    tabTo,
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await tabTo(target)
      await page.keyboard.press(key)
    },
    async type(target: Locator, text: string): Promise<void> {
      await tabTo(target)
      await page.keyboard.type(text)
    },
  }
}

/** How many of its corners and its middle are in sight, a little within its edges, of five: what has the focus is not to be behind a bar. */
export const pointsInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const places = [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [x, y] as const))
    return [...places, [0.5, 0.5] as const].filter(([x, y]) =>
      element.contains(document.elementFromPoint(left + width * x, top + height * y)),
    ).length
  })

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** What has the focus without a line around itself, around its box, or on what is drawn for it beside; empty where all is well. */
function unmarkedFocus(): string {
  const focused = document.activeElement
  const box = focused?.parentElement
  // What has the focus within a frame shows it there.
  if (!focused || !box || focused === document.body || focused.tagName === 'IFRAME') return ''
  const isMarked = [focused, ...box.children, box, box.parentElement!].some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const isBox = element.contains(focused) && element !== focused
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || (isBox && boxShadow !== 'none')
  })
  return isMarked ? '' : focused.outerHTML.slice(0, 200)
}
