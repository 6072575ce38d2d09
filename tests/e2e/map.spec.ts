import type { Page } from '@playwright/test'
import { messages as times } from '#src/features/clinic-times/clinic-times.messages.ts'
import { messages } from '#src/features/map/map.messages.ts'
import type { AskedTile } from '#tests/support/map/tile-host'
import { expect, expectAccessible, test } from './support/journey.ts'
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
  const button = page.getByRole('button', { name: say(messages.show) })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
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
  await page.getByRole('button', { name: say(messages.show) }).click()
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
  await expect(page.getByRole('button', { name: say(messages.show) })).toHaveCount(0)
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
  await keyboard.press(page.getByRole('button', { name: say(messages.show) }))
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
