import { expect, test } from './support/journey.ts'

test('who scrolls a page before its scripts are there stays where they are', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((go) => (release = go))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en-ae', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.scrollTo(0, 1400))
  const before = await page.evaluate(() => {
    const part = [...document.querySelectorAll('main h2')].find((heading) => heading.getBoundingClientRect().top > 0)!
    part.setAttribute('data-seen', '')
    return part.getBoundingClientRect().top
  })
  release()
  // Dates are written by the app alone.
  await expect(page.locator('main time').first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const after = await page.locator('[data-seen]').evaluate((part) => part.getBoundingClientRect().top)
  expect(Math.abs(after - before)).toBeLessThan(200)
})
