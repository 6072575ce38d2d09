import type { Page } from '@playwright/test'
import { expiredSessionCookie } from '#contract/cookies'
import { messages as market } from '#src/shell/market-offer/market-offer.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as frame } from '#src/features/external-page/external-page.messages.ts'
import { messages as nearMe } from '#src/features/near-me/near-me.messages.ts'
import { expect, expectAccessible, expectAlive, test } from './support/journey.ts'
import { words } from './support/words.ts'

test('a change of page that takes its time shows a bar and an overlay until it is there [U02]', async ({ page }) => {
  await page.goto('/en-ae/search/result?query=dr')
  await partOf(page, 'after-load')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/discovery/**', async (route) => {
    await held
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: words('en', shell.loading) })
  await page.locator('main a[href*="/dr-"]').filter({ visible: true }).first().click()
  await expect(bar).toBeVisible()
  await expect(page.locator('[role="progressbar"] + [aria-hidden]')).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[data-screen="doctor-results"]')).toBeAttached()
  release()
  await expect(page.locator('[data-screen="doctor"]')).toBeAttached()
  await expect(bar).toHaveCount(0)
})

test('the footer is there on a desktop, and neither on phones nor on kinds of pages that hide it [U05] [U06]', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-ae')
  await expect(footer).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(footer).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-ae/account')
  await expect(page.locator('[data-screen="account"]')).toBeAttached()
  // The legal texts are in reach all the same.
  await partOf(page, 'after-load')
  await page.getByRole('button', { name: 'Country and language' }).click()
  await page.getByRole('dialog').locator('a[aria-haspopup="dialog"]').first().click()
  await expect(page.frameLocator('dialog iframe').getByRole('heading').first()).toBeVisible()
  // What comes late has come by now.
  await expect(page.locator('footer')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer is there on phones too, since nothing opens the drawer', async ({ page }) => {
    await page.goto('/en-ae')
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  for (const [tenant, where] of [
    ['patientweb', 'the bar at its foot'],
    ['hospital', 'the bar at its foot'],
    ['insurer', 'the drawer'],
  ] as const)
    test(`${tenant}’s home leads to doctors, clinics and the legal texts by ${where}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/en-ae?key=${tenant}`)
      await partOf(page, 'after-load')
      const menu = page.getByRole('button', { name: words('en', shell.menu), exact: true })
      const drawer = page.getByRole('dialog')
      const bar = page.getByRole('navigation', { name: words('en', shell.sections) })
      if (tenant === 'insurer') await menu.click()
      else await expectAccessible(page, `the bar of ${tenant}`)
      const navigation = tenant === 'insurer' ? drawer : bar
      await navigation.getByRole('link', { name: /^Doctors$/ }).click()
      await expect(page.locator('[data-screen="doctor-results"]')).toBeAttached()
      if (tenant === 'insurer') await menu.click()
      await navigation.getByRole('link', { name: /^Clinics/ }).click()
      await expect(page.locator('[data-screen="clinic-results"]')).toBeAttached()
      await menu.click()
      await expectAccessible(page, `the drawer of ${tenant}`)
      await drawer.locator('a[aria-haspopup="dialog"]').first().click()
      await expect(page.frameLocator('dialog iframe').getByRole('heading').first()).toBeVisible()
    })
})

test('what an address says once is not in it any more, nor in the history [Q08] [Q10]', async ({ page }) => {
  await page.goto('/en-ae/search/result?query=derm')
  await page.goto('/en-ae?xtoken=secret&refresh_page=1')
  await expect(page).toHaveURL(/\/en-ae$/)
  await page.goBack()
  await expect(page).toHaveURL(/query=derm/)
  await page.goForward()
  await expect(page).toHaveURL(/\/en-ae$/)
})

test.describe('terms and privacy', () => {
  for (const [size, viewport] of [
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)
    test.describe(`on ${size}`, () => {
      test.use({ isMobile: size === 'a phone', viewport: { width: 1280, height: 800 } })

      test('open over the page, and close [U01] [S02]', async ({ page, context }) => {
        await page.goto('/en-ae')
        const link = page.getByRole('contentinfo').locator('a[aria-haspopup="dialog"]').first()
        const name = (await link.textContent())!
        const dialog = page.getByRole('dialog', { name })
        await expectAlive(link)
        await link.click()
        await expect(dialog).toBeVisible()
        expect(context.pages()).toEqual([page])
        // The footer, from which it was opened, is not on phones.
        await page.setViewportSize(viewport)
        await expect(page.frameLocator('dialog iframe').getByRole('heading').first()).toBeVisible()
        await expect(dialog.locator('iframe')).toHaveAttribute('title', name)
        // It comes in from below.
        await expect(async () => {
          const box = (await dialog.boundingBox())!
          if (size === 'a phone') expect(box).toEqual({ x: 0, y: 0, ...viewport })
          else expect(box.width).toBeLessThan(viewport.width)
        }).toPass()
        await expectAccessible(page, `terms on ${size}`)
        await dialog.getByRole('button').first().click()
        await expect(dialog).toBeHidden()
        if (size === 'a desktop') await expect(link).toBeFocused()
      })
    })

  test('that cannot be had are said to be, with a way on [U01]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/en-ae/external?target=terms')
    await expect(page.locator('iframe')).toBeVisible()
    await page.route('**/documents/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { name: words('en', frame.failedTitle) })).toBeVisible()
    await page.unroute('**/documents/**')
    await page.getByRole('button', { name: words('en', frame.retry) }).click()
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  })
})

test('an article scrolls with the page that it is on, on phones and desktops, and says its title once', async ({
  page,
}) => {
  const inFrame = page.frameLocator('iframe')
  const hidden = () =>
    inFrame.locator('html').evaluate(({ scrollHeight }) => scrollHeight - (window.frameElement?.clientHeight ?? 0))
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/en-ae/external?target=fever-in-children')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(inFrame.getByRole('heading').first()).toBeVisible()
    await expect(inFrame.getByRole('heading', { name: title! })).toHaveCount(0)
    await expect.poll(hidden).toBeLessThanOrEqual(0)
  }
  // Narrower, the same words need more room.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(hidden).toBeLessThanOrEqual(0)
})

test('a session that ends while the app is open leads to the partner’s login at the next page, once [S03]', async ({
  page,
  context,
  baseURL,
}) => {
  const doctors = (where: string) =>
    page
      .getByRole('link')
      .filter({ visible: true })
      .and(page.locator(`main ${where}`))
      .first()
  await page.goto('/?key=hospital')
  await partOf(page, 'partner-redirect')
  // Once another page has been opened, the watch that came with the first one is on.
  await doctors('a[href*="/doctor/"]:not([href*="/dr-"])').click()
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  await context.addCookies([{ name: expiredSessionCookie('hospital'), value: '1', url: baseURL! }])
  await doctors('article a[href*="/dr-"]').click()
  await expect(page).toHaveURL(/\/account\?key=hospital$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(expiredSessionCookie('hospital'))
  // A login that gives the sign back at once: the visitor is told, and not sent in circles.
  await context.addCookies([{ name: expiredSessionCookie('hospital'), value: '1', url: baseURL! }])
  await page.goto('/?key=hospital')
  await expect(page).toHaveURL(/\/token-expired\?key=hospital$/)
  await expectAccessible(page, 'ended session')
})

test.describe('where a visitor is', () => {
  const inRiyadh = { latitude: 24.7136, longitude: 46.6753 }
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { geolocation } = navigator
      const ask = geolocation.getCurrentPosition.bind(geolocation)
      Object.assign(window, { positionsAsked: 0 })
      geolocation.getCurrentPosition = (...asking) => {
        Object.assign(window, { positionsAsked: positionsAsked() + 1 })
        ask(...asking)
      }
      function positionsAsked() {
        return (window as unknown as { positionsAsked: number }).positionsAsked
      }
    })
  })
  const positionsAsked = (page: Page) =>
    page.evaluate(() => (window as unknown as { positionsAsked: number }).positionsAsked)

  test('is looked up on its own only where that was allowed before, and another country is offered [U06] [R01]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(inRiyadh)
    await page.goto('/en-ae')
    const country = /Saudi Arabia/
    await expect(page.getByText(words('en', market.offer, { country: 'Saudi Arabia' }))).toBeVisible()
    expect(await positionsAsked(page)).toBe(1)
    await page.getByRole('status').getByRole('button', { name: country }).click()
    await expect(page).toHaveURL(/\/en-sa$/)
  })

  test('is nobody’s business until the button is pressed [U06] [S28]', async ({ page }) => {
    await page.goto('/en-ae')
    await partOf(page, 'after-load')
    expect(await positionsAsked(page)).toBe(0)
    await page.getByRole('button', { name: words('en', nearMe.nearMe) }).click()
    await expect.poll(() => positionsAsked(page)).toBe(1)
  })
})

/** Waits for a part of the app that comes after the page. */
const partOf = (page: Page, part: string) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${file}-`)),
    part,
  )
