import type { Page } from '@playwright/test'
import { messages as times } from '#src/features/clinic-times/clinic-times.messages.ts'
import { messages } from '#src/features/map/map.messages.ts'
import { messages as lists } from '#src/features/search-list/search-list.messages.ts'
import { messages as results } from '#src/pages/doctor-results/results.messages.ts'
import type { AskedTile } from '#tests/support/map/tile-host'
import { expect, expectAccessible, test } from './support/journey.ts'
import { freeTime } from './support/booking.ts'
import { keyboardOf } from './support/keyboard.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { words } from './support/words.ts'

type Where = { origin: string; tiles: string }
let server: OwnServer<Where>
test.beforeAll(async () => {
  server = await startOwnServer<Where>('map/map-server.ts')
})
test.afterAll(() => server.stop())

const say = (message: (typeof messages)[keyof typeof messages]) => words('en', message)
const open = (page: Page, path: string, tenant: string) => page.goto(`${server.origin}${path}?key=${tenant}`)
const chip = (page: Page) => page.getByRole('button', { name: say(messages.map), exact: true })
const markers = (page: Page) => page.locator('section ul button[aria-pressed]')
const asked = async (page: Page) => (await (await page.request.get(`${server.tiles}/asked`)).json()) as AskedTile[]

test('a map is loaded when it is opened, from the tenant’s host alone, which learns what is looked at and nothing else', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('place-map')) scripts.push(request.url())
  })
  await open(page, '/en-ae/clinic/city/dubai', 'mapped')
  const button = chip(page)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect([scripts, await asked(page)]).toEqual([[], []])

  await button.click()
  await expect(markers(page).first()).toBeVisible()
  await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(0)
  for (const { path, headers } of await asked(page)) {
    expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/)
    expect({ referer: headers.referer, cookie: headers.cookie }).toEqual({
      referer: `${server.origin}/`,
      cookie: undefined,
    })
  }
  expect(scripts).toHaveLength(1)
  await expect(page.getByRole('link', { name: '© Makers of the map' })).toBeVisible()
  await expectAccessible(page, 'a map')
})

test('when tiles do not come it is said, the list stays, and they are asked for again', async ({ page, faults }) => {
  await page.request.post(`${server.tiles}/break`)
  await open(page, '/en-ae/clinic/city/dubai', 'mapped')
  await chip(page).click()
  await expect(page.getByText(say(messages.tilesFailed))).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
  await page.request.post(`${server.tiles}/mend`)
  await page.getByRole('button', { name: say(messages.retry) }).click()
  await expect(page.getByText(say(messages.tilesFailed))).toHaveCount(0)
  // The browser names each tile that was refused.
  const refused = faults.filter((fault) => /503/.test(fault))
  expect(refused.length).toBeGreaterThan(0)
  faults.splice(0, faults.length, ...faults.filter((fault) => !refused.includes(fault)))
})

test('without tiles no map is offered: the list, and the way to the patient’s own maps, serve', async ({ page }) => {
  await open(page, '/en-ae/clinic/city/dubai', 'mapless')
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByText(words('en', times.next)).first()).toBeVisible()
  await expect(chip(page)).toHaveCount(0)
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
  await expect(page.locator('a[href^="https://www.google.com/maps/search/"]')).toBeVisible()
  await expect(page.getByRole('button', { name: say(messages.show) })).toHaveCount(0)
})

test('by keyboard alone: the map opens and zooms, places that stand together part, and one shows what it is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en-ae/clinic', 'mapped')
  const keyboard = keyboardOf(page)
  await keyboard.press(chip(page))
  await expect(markers(page).first()).toBeVisible()
  const together = page.getByRole('button', { name: /^\d+ places here$/ })
  const before = await markers(page).count()
  await keyboard.press(together.first())
  const map = page.getByRole('application')
  await expect(map).toBeFocused()
  await expect.poll(() => markers(page).count()).not.toBe(before)
  await page.keyboard.press('+')
  const single = page.locator('section ul button[aria-pressed]').filter({ hasNotText: /\d/ }).first()
  await keyboard.press(single)
  const card = page.getByRole('group', { name: (await single.getAttribute('aria-label'))! })
  await expect(card).toBeFocused()
  await expect(card.getByRole('article')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(single).toBeFocused()
})

test('whether the map is open is in the address: a link opens it, the way back closes it, and a list that changes keeps it', async ({
  page,
}) => {
  await open(page, '/en-ae/clinic/city/dubai', 'mapped')
  await chip(page).click()
  await page.waitForURL(/[?&]map=1/)
  await expect(markers(page).first()).toBeVisible()
  await page.goBack()
  await expect(markers(page)).toHaveCount(0)
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goForward()
  await expect(markers(page).first()).toBeVisible()
  // Put away by its button it leaves no step of its own in the way back.
  const steps = await page.evaluate(() => history.length)
  await chip(page).click()
  await page.waitForURL((url) => !url.search.includes('map='))
  await chip(page).click()
  await page.waitForURL(/[?&]map=1/)
  expect(await page.evaluate(() => history.length)).toBe(steps)

  await page.getByRole('button', { name: words('en', lists.filters) }).click()
  await page.getByRole('dialog').locator('#sheet-kind-hospitals').check()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL(/\/hospital\/city\/dubai\?.*map=1/)
  await expect(markers(page).first()).toBeVisible()

  // Search engines know the list alone.
  const answer = await page.request.get(`${server.origin}/en-ae/clinic/city/dubai?key=mapped&map=1`)
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(await answer.text())![0]
  expect(canonical).not.toContain('map=')
})

for (const [language, locale] of [
  ['en', 'en-ae'],
  ['ar', 'ar-ae'],
] as const)
  test(`on a wide screen the map stands beside the list, as high as the window, and nothing moves when it comes: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(() => {
      const seen = window as unknown as { moved: string[] }
      seen.moved = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          for (const { node } of (entry as unknown as { sources: { node: Element | null }[] }).sources)
            if (node instanceof Element && node.closest('section[aria-labelledby="results"]'))
              seen.moved.push(node.outerHTML.slice(0, 200))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`/${locale}/doctor/dermatology/dubai?map=1`)
    await expect(markers(page).first()).toBeVisible()
    await expect(page.locator(freeTime).first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    if (language === 'en') await expectAccessible(page, 'a list and its map')
    await page.locator('main article').nth(4).scrollIntoViewIfNeeded()
    const map = (await page.getByRole('application').boundingBox())!
    const card = (await page.locator('main article').nth(4).boundingBox())!
    expect(map.y).toBeGreaterThanOrEqual(0)
    expect(map.y + map.height).toBeLessThanOrEqual(900)
    expect(map.height).toBeGreaterThan(800)
    if (language === 'ar') expect(map.x + map.width).toBeLessThan(card.x)
    else expect(map.x).toBeGreaterThan(card.x + card.width)
  })

for (const [language, locale] of [
  ['en', 'en-ae'],
  ['ar', 'ar-ae'],
] as const)
  test(`on a phone filters, map and order stand in one row, and stay in sight while the list scrolls: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/doctor/dermatology/dubai?insurance=sadeem`)
    const row = [
      page.getByRole('button', { name: new RegExp(`^${words(language, lists.filters)}`) }),
      page.getByRole('button', { name: words(language, messages.map), exact: true }),
      page.getByLabel(words(language, results.sort)),
    ]
    const middles = async () => {
      const boxes = await Promise.all(row.map((part) => part.boundingBox()))
      return boxes.map((box) => Math.round(box!.y + box!.height / 2))
    }
    await expect(page.locator('main article').first()).toBeVisible()
    expect(new Set(await middles()).size).toBe(1)
    await page.locator('main article').nth(6).scrollIntoViewIfNeeded()
    for (const part of row) await expect(part).toBeInViewport({ ratio: 1 })
    // The map opens above the list, and is brought into sight.
    await row[1]!.click()
    await expect(page.getByRole('application')).toBeInViewport({ ratio: 0.5 })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const part of row) await expect(part).toBeInViewport({ ratio: 1 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
