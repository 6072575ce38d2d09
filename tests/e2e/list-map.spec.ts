import type { FacilityHit } from '#contract/directory'
import { messages } from '#src/features/map/parts/map.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as results } from '#src/pages/doctor-results/results.messages.ts'
import { freeTime } from './support/booking.ts'
import { expect, expectAccessible, test, withMotion } from './support/journey.ts'
import { markers, say } from './support/map.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

test.use(withMotion)

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
