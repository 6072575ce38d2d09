import { expect, test, withMotion } from './support/journey.ts'

test.use(withMotion)

test('who scrolls a page before its scripts are there stays where they are', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((go) => (release = go))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en-ae', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.scrollTo(0, 1400))
  // Not even for a moment: a reader who scrolls in that moment would find themselves at the top.
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
    const tops: unknown[] = []
    Object.assign(window, {
      tops,
      scrollTo: (options: ScrollToOptions) => {
        if (options.top === 0) tops.push(options)
        scrollTo(options)
      },
    })
  })
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
  expect(await page.evaluate(() => (window as unknown as { tops: unknown[] }).tops)).toEqual([])
})

test('cards far down wait in a list that was just opened, and in none that is come back to or loaded anew', async ({
  page,
}) => {
  const card = page.locator('article').nth(14)
  const waits = () => card.evaluate((one) => getComputedStyle(one).contentVisibility)
  const top = () => card.evaluate((one) => one.getBoundingClientRect().top)
  await page.goto('/en-ae/doctor/dermatology')
  expect(await waits()).toBe('auto')
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('a[href*="start="]').first()).toBeVisible()
  const before = await top()

  await page.reload()
  expect(await waits()).toBe('visible')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(200)

  await page.goto('/en-ae/doctor/cardiology')
  await card.locator('h2 a').click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  expect(await waits()).toBe('visible')
  await expect(card.locator('h2 a')).toBeInViewport()
})
