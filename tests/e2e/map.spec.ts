import type { Page } from '@playwright/test'
import type { FacilityHit } from '#contract/directory'
import { messages as times } from '#src/features/clinic-times/clinic-times.messages.ts'
import { messages } from '#src/features/map/parts/map.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as results } from '#src/pages/doctor-results/results.messages.ts'
import type { AskedTile } from '#tests/support/map/tile-host'
import { expect, expectAccessible, test, withMotion } from './support/journey.ts'
import { freeTime } from './support/booking.ts'
import { keyboardOf } from './support/keyboard.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

test.use(withMotion)

type Where = { origin: string; tiles: string }
let server: OwnServer<Where>
test.beforeAll(async () => {
  server = await startOwnServer<Where>('map-server')
})
test.afterAll(() => server.stop())

const say = (message: (typeof messages)[keyof typeof messages]) => words('en', message)
const open = (page: Page, path: string, tenant: string) => page.goto(`${server.origin}${path}?key=${tenant}`)
const chip = (page: Page) => page.getByRole('button', { name: say(messages.map), exact: true })
const markers = (page: Page) => page.locator('section ul button[aria-pressed]')
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

for (const [language, locale] of variantsOf(
  [
    ['en', 'en-ae'],
    ['ar', 'ar-ae'],
  ] as const,
  1,
))
  test(`on a wide screen the map stands beside the list, as high as the window, and nothing moves when it comes: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Latin names on an Arabic page have a face of their own, which comes after the first picture and makes them narrower.
    if (language === 'ar') await page.route(/hanken-grotesk/, (route) => route.abort())
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

for (const [language, locale] of variantsOf(
  [
    ['en', 'en-ae'],
    ['ar', 'ar-ae'],
  ] as const,
  0,
))
  test(`on a phone filters, map and order stand in one row, and stay in sight while the list scrolls: ${language}`, async ({
    page,
  }) => {
    // The list is scrolled before the app is there, as on a slow network: going back leads to that place all the same.
    let start = () => {}
    const started = new Promise<void>((resolve) => (start = resolve))
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await started
      await route.continue()
    })
    await page.goto(`/${locale}/doctor/dermatology/dubai?insurance=sadeem`, { waitUntil: 'commit' })
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
    // One is measured after the other, and what comes in meanwhile moves them.
    await expect.poll(async () => new Set(await middles()).size).toBe(1)
    await page.locator('main article').nth(6).scrollIntoViewIfNeeded()
    start()
    for (const part of row) await expect(part).toBeInViewport({ ratio: 1 })
    // The map takes the whole screen, and gives it back as it was. A press by its place: a click would scroll to where the row began.
    const place = () => page.evaluate(() => window.scrollY)
    const before = await place()
    const chip = (await row[1]!.boundingBox())!
    await page.mouse.click(chip.x + chip.width / 2, chip.y + chip.height / 2)
    const map = page.getByRole('application')
    await expect(map).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(map).toHaveCount(0)
    await expect.poll(place).toBe(before)
    await row[1]!.click()
    await expect(map).toBeVisible()
    const { width, height } = (await map.boundingBox())!
    // But for the bar that a desktop browser scrolls by.
    expect([width > 360, height > 650]).toEqual([true, true])
    const tag = markers(page)
      .filter({ hasText: /AED|د\.إ/ })
      .first()
    await expect(tag).toBeVisible()
    await tag.click()
    const card = page.getByRole('dialog').getByRole('group', { name: (await tag.getAttribute('aria-label'))! })
    await expect(card.getByRole('article').first()).toBeVisible()
    await expect(card).toBeInViewport({ ratio: 0.9 })
    // What was pressed stays in sight above it.
    await expect(async () => {
      const [pin, over] = [(await tag.boundingBox())!, (await card.boundingBox())!]
      expect(pin.y + pin.height).toBeLessThan(over.y)
    }).toPass()
    if (language === 'en') await expectAccessible(page, 'the map of a phone')
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(map).toHaveCount(0)
    await expect(row[1]!).toBeFocused()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const part of row) await expect(part).toBeInViewport({ ratio: 1 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })

test('the map has all that was found and not what the list has loaded alone, and a chosen place shows who is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en-ae/doctor/city/dubai?map=1')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\d/)
  const all = Number(/\d[\d,]*/.exec((await heading.textContent())!)![0].replace(',', ''))
  expect(all).toBeGreaterThan(100)
  await expect(page.locator('main article')).toHaveCount(20)
  // What each place says of itself: all together they are as many as the heading says.
  const doctorsOnPins = async () => {
    const labels = await markers(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))
    return labels.reduce((sum, label) => sum + Number(/: (\d+) doctors?/.exec(label)?.[1] ?? 0), 0)
  }
  const together = page.getByRole('button', { name: /^\d+ places here$/ })
  await expect(together.first()).toBeVisible()
  const places = async () => {
    const labels = await markers(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))
    return labels.reduce((sum, label) => sum + Number(/^(\d+) places/.exec(label)?.[1] ?? 1), 0)
  }
  await expect.poll(places).toBeGreaterThan(20)
  await together.first().click()
  await expect.poll(doctorsOnPins).toBeGreaterThan(0)
})

test('pins of the map of clinics tell from what fee on one is seen there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en-ae/clinic/city/dubai?map=1')
  const pin = markers(page)
    .filter({ hasText: /^AED\s\d/ })
    .first()
  await expect(pin).toBeVisible()
  const fee = (await pin.innerText()).trim()
  const label = (await pin.getAttribute('aria-label'))!
  expect(label).toContain(` · from ${fee}`)
  await pin.click()
  const name = label.split(' · ')[0]!
  await expect(page.getByRole('group', { name: label }).getByRole('heading', { name })).toBeVisible()

  // Of one speciality it is the fee of that.
  const address = '/en-ae/clinic/city/dubai?map=1&speciality=cardiology'
  const clinics = clinicsIn(await (await page.request.get(address)).text())
  await page.goto(address)
  await expect(pin).toBeVisible()
  const cardiology = (clinic: FacilityHit) =>
    clinic.speciality_fees.find(({ speciality_slug }) => speciality_slug === 'cardiology')!.fee
  const dearer = clinics.filter((clinic) => cardiology(clinic) > clinic.fees)
  const pinOf = ({ name }: FacilityHit) => page.locator(`section ul button[aria-label^="${name} · "]`)
  await expect(async () => {
    await page.getByRole('button', { name: say(messages.zoomIn) }).click()
    const shown = await Promise.all(dearer.map((clinic) => pinOf(clinic).count()))
    expect(shown).toContain(1)
  }).toPass()
  for (const clinic of dearer)
    for (const one of await pinOf(clinic).all())
      expect(await one.getAttribute('aria-label')).toBe(`${clinic.name} · from AED\u00a0${cardiology(clinic)}`)
})

/** The facilities that a page was rendered from. */
function clinicsIn(html: string): FacilityHit[] {
  const found: FacilityHit[] = []
  const [, data = '{}'] = /<script type="application\/json" id="page-data"[^>]*>([^<]*)</.exec(html) ?? []
  JSON.parse(data, (_, value: unknown) => {
    if (typeof value === 'object' && value && 'speciality_fees' in value) found.push(value as FacilityHit)
    return value
  })
  return found
}

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
