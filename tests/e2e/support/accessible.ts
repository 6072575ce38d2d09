import { expect, type Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { contrast } from './contrast.ts'
import { violationsByLook } from './judged-looks.ts'
import { targetSize } from './target-size.ts'

/**
 * Nothing axe knows of is wrong with what is shown, and nobody has to scroll sideways for it. The window is made as high as the page meanwhile: what lies half under a
 * bar at the bottom scrolls clear of it, and axe would count the covered half as missing. What comes into view by that is laid
 * out then, and may be higher than the room that was kept for it: the window follows until the page fits. Nothing moves meanwhile: what
 * fades in has too little contrast in the middle of it.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const costly = [targetSize, contrast]
  await expectNoViolations(page, what, () =>
    violationsByLook(page, costly, (judging) => ({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(costly.map(({ rule }) => [rule, { enabled: judging.includes(rule) }])),
    })),
  )
}

/** What is shown has enough contrast: all that another colour scheme can change of a page that is accessible. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await expectNoViolations(page, what, () =>
    violationsByLook(page, [contrast], (judging) => ({
      runOnly: { type: 'rule', values: ['link-in-text-block', ...judging] },
    })),
  )
}

async function expectNoViolations(page: Page, what: string, judge: () => Promise<Result[]>): Promise<void> {
  const size = page.viewportSize()!
  const startMoving = await stopMotion(page)
  let violations: Result[]
  do {
    await fitWindow(page, size)
    await whenStill(page)
    violations = await judge()
    // What came in meanwhile made the page longer, and its bar covers what would be scrolled to.
  } while (!(await isWhole(page)))
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize(size)
  await startMoving()
  expect(wider, `${what}: pixels beyond the edge`).toBeLessThanOrEqual(0)
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Makes the window as high as the page. */
async function fitWindow(page: Page, { width, height: least }: { width: number; height: number }): Promise<void> {
  await expect(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(least, height) })
    expect(await isWhole(page)).toBe(true)
  }).toPass()
}

/** Whether all of the page is in the window. Two frames: what came into view has its own height in the second. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.documentElement.scrollHeight <= innerHeight)),
        ),
      ),
  )

/** Nothing of ours moves for who asks for that. Returns what lets it move again, where it did. */
async function stopMotion(page: Page): Promise<() => Promise<void>> {
  const wasStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return async () => {
    if (!wasStill) await page.emulateMedia({ reducedMotion: null })
  }
}

/** What moves all the same has come to its end; what has none goes on. */
const whenStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // One that is called off is over as well.
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
