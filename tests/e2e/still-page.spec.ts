import type { Page } from '@playwright/test'
import { expect, test, withMotion } from './support/journey.ts'

test.use(withMotion)

/** Properties that move on the page for as long as nothing ends it. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const endless = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
    const frames = endless.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    const timing = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    return [...new Set(frames.flatMap((frame) => Object.keys(frame).filter((name) => !timing.has(name))))]
  })

test('what is being loaded is painted once, and nothing moves for what waits further down', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((go) => (release = go))
  await page.goto('/en-ae/doctor/dermatology')
  const doctor = (await page.locator('article h2 a').first().getAttribute('href'))!
  await page.route('**/availability/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(doctor)
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await expect.poll(() => moving(page)).toEqual(['opacity'])

  release()
  await expect(page.locator('main a[href*="start="]').first()).toBeVisible()
  await expect.poll(() => moving(page)).toEqual([])
  const further = page.locator('[data-part="beside"] article').last()
  await expect(further.locator('svg[class]').first()).toBeAttached()

  await further.scrollIntoViewIfNeeded()
  await expect(further.locator('a[href*="start="]').first()).toBeVisible()
  await expect.poll(() => moving(page)).toEqual([])
})
