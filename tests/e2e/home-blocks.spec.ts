import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, withMotion } from './support/journey.ts'
import { words } from './support/words.ts'
import { messages as blocks } from '#src/features/tenant-blocks/parts/tenant-blocks.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { variantsOf } from './support/variants.ts'

const homes = [
  { name: 'the insurer', path: '/ar-sa?key=insurer' },
  ...variantsOf(
    [
      { name: 'the default', path: '/ar-ae' },
      { name: 'the hospital', path: '/id?key=hospital' },
    ],
    1,
  ),
]

for (const { name, path } of homes) {
  test(`what ${name} adds to its home page is accessible, and fits a phone of 320 px`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page, path)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 720 })
      await seeAll(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ width, overflow }).toEqual({ width, overflow: 0 })
    }
    await expectAccessible(page, `${path}, wide`)
    expect(await brokenPictures(page)).toEqual([])
  })
}

test('home comes whole from the server, and nothing moves when it comes to life', async ({ browser, page }) => {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false })
  await withoutScripts.goto('/en-ae?key=hospital')
  const written = await withoutScripts.locator('main h2').allTextContents()
  await withoutScripts.close()
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/en-ae?key=hospital')
  await seeAll(page)
  expect(await page.locator('main h2').allTextContents()).toEqual(written)
  expect(written.length).toBeGreaterThan(6)
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.02)
})

test.describe('far below what is seen first', () => {
  test.use(withMotion)

  test('nothing is laid out before a reader is near, and no picture asked for before the first frame', async ({
    page,
    context,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/tenant-assets/')) pictures.push(request.url())
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Animation.enable')
    // The first frame lasts until time goes on.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await open(page, '/en-ae')
    expect(pictures).toEqual([])
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect.poll(() => pictures).not.toEqual([])

    const film = page.locator('video')
    const isLaidOut = () => film.evaluate((player) => player.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut()).toBe(false)
    await film.scrollIntoViewIfNeeded()
    await expect.poll(isLaidOut).toBe(true)

    // From page to page nothing of that is left: pictures are shown with the first frame.
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('a[href$="/en-ae/doctors"]').filter({ visible: true }).first().click()
    await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goBack()
    const first = page.locator('main section img[src*="/tenant-assets/"]').first()
    await first.waitFor({ state: 'attached' })
    expect(await first.evaluate((picture) => picture.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    expect(await isLaidOut()).toBe(true)
  })
})

test('links of a tenant’s blocks stay in the app and in its locale, without loading a document [T03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/en-ae?key=hospital')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Heart in a day' }).click()
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('key')).toBe('hospital')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('home is whole for who comes back from a list before they saw how home ends', async ({ page }) => {
  // So low that what the tenant adds is never near.
  await page.setViewportSize({ width: 390, height: 400 })
  await open(page, '/en-ae?key=hospital')
  const written = await page.locator('main h2').allTextContents()
  await page
    .getByRole('link', { name: words('en', shell.doctors) })
    .first()
    .click()
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
  await expect.poll(() => page.locator('main h2').allTextContents()).toEqual(written)
})

test('voices are moved by the keyboard alone, and never by themselves', async ({ page }) => {
  await open(page, '/en-ae?key=hospital')
  const line = page.locator('ul[tabindex="0"]')
  await line.scrollIntoViewIfNeeded()
  const place = () => line.evaluate((element) => Math.round(element.scrollLeft))
  expect(await place()).toBe(0)
  await line.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(0)
})

test('a browser without a question of its own leads to how to install the app', async ({ page }) => {
  await open(page, '/id')
  await page.getByRole('button', { name: words('id', blocks.install) }).click()
  await expect(page).toHaveURL('/id/install')
  await expect(page.locator('[data-screen="install"]')).toBeVisible()
})

test('a tenant’s drawer keeps the focus, and gives it back [T03]', async ({ page }) => {
  await open(page, '/ar-ae?key=insurer')
  const button = page.getByRole('button', { name: words('ar', shell.menu) })
  await button.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'English' })).toBeVisible()
  await expectAccessible(page, 'the drawer')
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('link', { name: words('ar', shell.home), exact: true }).click()
  await expect(drawer).toBeHidden()
})

declare global {
  interface Window {
    moved: number
  }
}

/** The home page, alive. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('a[href*="appointment/book"]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Everything of the page has been in sight once, so that what waits for that is there. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/** Pictures that are shown and did not come. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => picture.checkVisibility() && picture.complete && picture.naturalWidth === 0)
      .map((picture) => picture.src),
  )
