import type { Page } from '@playwright/test'
import { messages as near } from '#src/features/near-me/near-me.messages.ts'
import { messages } from '#src/pages/clinic-results/clinic-results.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { expect, expectAccessible, expectAlive, test } from './support/journey.ts'
import { words, type TestLanguage } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae' },
  { language: 'ar', locale: 'ar-ae' },
] as const satisfies { language: TestLanguage; locale: string }[]

for (const { language, locale } of variantsOf(journeys, 1)) {
  const say = (message: Parameters<typeof words>[1], values?: Record<string, string | number>) =>
    words(language, message, values)

  test(`a clinic is found by kind, city and speciality in ${language}, on a phone [R16] [R18] [Q07]`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/clinic`)
    await expect(page.locator('[data-screen="clinic-results"]')).toBeVisible()
    await expect(cards(page)).toHaveCount(20)
    await expectAccessible(page, 'clinics')
    await expectToFit(page)

    await page.getByRole('button', { name: say(lists.filters) }).click()
    const sheet = page.getByRole('dialog')
    await expectAccessible(page, 'filters')
    await sheet.locator('#sheet-kind-hospitals').check()
    await sheet.locator('#sheet-city-dubai').check()
    // Its words say how many: in Arabic two have no number.
    await sheet.getByRole('button').last().click()
    await page.waitForURL(/\/hospital\/city\/dubai$/)
    // Until the answer is there the list still shows what was asked for before.
    await expect
      .poll(async () => {
        const shown = await hrefs(page)
        return shown.length > 0 && shown.every((href) => href.startsWith(`/${locale}/hospital/dubai/`))
      })
      .toBe(true)
    const kept = await cards(page).count()

    // What was asked for is in the address: the way back shows it again, where it was left.
    await page
      .getByRole('link', { name: say(messages.allName), exact: true })
      .first()
      .click()
    await page.waitForURL(new RegExp(`/${locale}/clinic$`))
    await page.goBack()
    await expect(cards(page)).toHaveCount(kept)
  })

  test(`the list grows in place in ${language}, and comes back as long as it was left [K05]`, async ({ page }) => {
    await page.goto(`/${locale}/clinic`)
    await expect(cards(page)).toHaveCount(20)
    const more = page.getByRole('link', { name: say(messages.showMore, { count: 20 }), exact: true })
    await expectAlive(more)
    await more.click()
    await expect(cards(page)).toHaveCount(40)
    const doctors = page.locator('article a[href*="facility="]').nth(30)
    await doctors.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await doctors.click()
    await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
    await page.goBack()
    await expect(cards(page)).toHaveCount(40)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200)
  })
}

test('without scripts the hospitals of a city and the others stand in the page, with the ways on [R19] [R20]', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const [path, isHospital] of [
    ['/en-ae/dubai/hospitals', true],
    ['/en-ae/dubai/clinics-medical-centres', false],
    ['/en-ae/search/hospital', true],
  ] as const) {
    await page.goto(path)
    const found = await hrefs(page)
    expect(found.length).toBeGreaterThan(0)
    for (const href of found)
      expect({ path, href, isHospital: /^\/en-ae\/hospital\//.test(href) }).toMatchObject({ isHospital })
    const lists = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(lists.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('ItemList')
  }
  await page.goto('/en-ae/dubai/hospitals')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en-ae\/dubai\/hospitals$/)
  expect((await page.goto('/en-ae/nowhere/hospitals'))!.status()).toBe(404)
  expect((await page.goto('/en-ae/clinic/city/dubai/nonsense'))!.status()).toBe(404)
  await page.close()
})

test('where a city has nothing of the kind, the nearest are shown and it is said so [S29] [K04]', async ({ page }) => {
  const empty = [
    'hospital/city/ajman',
    'hospital/city/umm-al-quwain',
    'polyclinic/city/ajman',
    'polyclinic/city/sharjah',
  ]
  const notice = page.getByText(/^Nothing in .+ matches all of this$/)
  for (const path of empty) {
    await page.goto(`/en-ae/${path}`)
    await expect(cards(page).first()).toBeVisible()
    if (await notice.isVisible()) break
  }
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^0 /)
  const city = page.url().split('/').at(-1)!
  for (const href of await hrefs(page)) expect(href).not.toContain(`/${city}/`)
  await expect(page.getByText(/^\d+\skm$/).first()).toBeVisible()
  await expectAccessible(page, 'what is around')
  await page.goto('/en-ae/hospital-group/city/ajman')
  await expect(page.getByRole('heading', { name: words('en', messages.emptyTitle) })).toBeVisible()
  await expectAccessible(page, 'nothing found')
})

test.describe('near', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 25.2, longitude: 55.27 } })
  test('the nearest come first with how far they are, and the address says nothing of where', async ({ page }) => {
    await page.goto('/en-ae/clinic')
    await page.getByRole('button', { name: words('en', near.nearMe) }).click()
    await page.waitForURL(/near=1/)
    await expect(page.getByText(/^\d+(\.\d)?\s(m|km)$/).first()).toBeVisible()
    expect(page.url()).not.toMatch(/25\.|55\./)
    await expectAccessible(page, 'near')
  })
})

test('the main ways of the app lead to the clinics', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-ae')
  // The partner's own words lead there.
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('en', messages.allName) })
    .click()
  await expect(page.locator('[data-screen="clinic-results"]')).toBeVisible()
})

const cards = (page: Page) => page.locator('main article')
const hrefs = (page: Page) =>
  page.locator('main article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

async function expectToFit(page: Page) {
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await page.setViewportSize(size)
}
