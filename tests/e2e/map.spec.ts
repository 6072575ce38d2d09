import type { Page } from '@playwright/test'
import { messages as times } from '#src/features/clinic-times/clinic-times.messages.ts'
import { messages } from '#src/features/map/parts/map.messages.ts'
import type { AskedTile } from '#tests/support/map/tile-host'
import { expect, expectAccessible, test, withMotion } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { markers, say } from './support/map.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { words } from './support/words.ts'

test.use(withMotion)

type Where = { origin: string; tiles: string }
let server: OwnServer<Where>
test.beforeAll(async () => {
  server = await startOwnServer<Where>('map-server')
})
test.afterAll(() => server.stop())

const open = (page: Page, path: string, tenant: string) => page.goto(`${server.origin}${path}?key=${tenant}`)
const chip = (page: Page) => page.getByRole('button', { name: say(messages.map), exact: true })
const requestedTiles = async (page: Page) =>
  (await (await page.request.get(`${server.tiles}/asked`)).json()) as AskedTile[]

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
  expect([scripts, await requestedTiles(page)]).toEqual([[], []])

  await button.click()
  await expect(markers(page).first()).toBeVisible()
  await expect.poll(async () => (await requestedTiles(page)).length).toBeGreaterThan(0)
  for (const { path, headers } of await requestedTiles(page)) {
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
  await page.setViewportSize({ width: 1440, height: 900 })
  await chip(page).click()
  await expect(page.getByText(say(messages.tilesFailed))).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
  await page.request.post(`${server.tiles}/mend`)
  // Others that come do not fill the holes.
  const further = page.waitForResponse((response) => response.url().startsWith(server.tiles) && response.ok())
  await page.getByRole('application').focus()
  for (const _ of Array.from({ length: 6 })) await page.keyboard.press('ArrowRight')
  await (await further).finished()
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
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en-ae/clinic', 'mapped')
  const keyboard = keyboardOf(page)
  await keyboard.press(chip(page))
  await expect(markers(page).first()).toBeVisible()
  const together = page.getByRole('button', { name: /^\d+ places here$/ })
  const seen = () => markers(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const before = await seen()
  await keyboard.press(together.first())
  const map = page.getByRole('application')
  await expect(map).toBeFocused()
  await expect.poll(seen).not.toEqual(before)
  await page.keyboard.press('+')
  const single = page.locator('section ul button[aria-pressed][aria-label*=" · "]').first()
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
  await page.setViewportSize({ width: 1440, height: 900 })
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

  await page.locator('#side-kind-hospitals').click()
  await page.waitForURL(/\/hospital\/city\/dubai\?.*map=1/)
  await expect(markers(page).first()).toBeVisible()

  // Search engines know the list alone.
  const answer = await page.request.get(`${server.origin}/en-ae/clinic/city/dubai?key=mapped&map=1`)
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(await answer.text())![0]
  expect(canonical).not.toContain('map=')
})

test('a small map stands on the pages of a doctor and of a clinic where the tiles are the app’s own', async ({
  page,
}) => {
  await page.goto('/en-ae/doctor/dermatology/dubai')
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  const picture = page
    .locator('#where')
    .getByRole('img', { name: /^Map of where/ })
    .first()
  await picture.scrollIntoViewIfNeeded()
  const tile = picture.locator('img').first()
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  // Also where the server has made the page: its tiles lie around the middle, and not on a heap.
  await page.reload()
  const places = () => picture.locator('img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  await expect.poll(async () => new Set(await places()).size).toBeGreaterThan(1)
  await page.locator('#where').getByRole('link').first().click()
  await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
  await expect(page.locator('img[src*="/demo-map/en/light/14/"]').first()).toBeAttached()
  // A host that is not the app's is asked once somebody opens the map.
  await open(page, '/en-ae/clinic/city/dubai', 'mapped')
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
  await expect(page.getByRole('button', { name: say(messages.show) })).toBeVisible()
  await expect(page.locator(`img[src^="${server.tiles}"]`)).toHaveCount(0)
})
