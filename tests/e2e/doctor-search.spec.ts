import type { Page, Request } from '@playwright/test'
import { messages } from '#src/pages/doctor-results/results.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { expect, expectAccessible, expectAlive, test } from './support/journey.ts'
import { freeTime, lastingTime } from './support/booking.ts'
import { keyboardOf } from './support/keyboard.ts'
import { words, type TestLanguage } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', width: 390, height: 844 },
  { language: 'ar', locale: 'ar-ae', width: 390, height: 844 },
  { language: 'en', locale: 'en-ae', width: 1440, height: 900 },
] as const satisfies { language: TestLanguage; locale: string; width: number; height: number }[]

for (const { language, locale, width, height } of variantsOf(journeys, 1)) {
  const say = (message: Parameters<typeof words>[1]) => words(language, message)
  test(`a dermatologist in Dubai who speaks Urdu, takes a plan and is free on the weekend is found in ${language} at ${width} px [V15] [K05]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/${locale}/doctor/dermatology/dubai`)
    await expectTimes(page)
    const isPhone = width < 1000
    const part = isPhone ? 'sheet' : 'side'
    const tick = async (id: string) => {
      const option = page.locator(`[id="${part}-${id}"]`)
      const closed = page.locator('details:not([open])', { has: option }).locator(':scope > summary')
      // Counts that arrive may move an option below the others, into what has to be opened, within a group that is closed itself.
      await expect(async () => {
        while ((await closed.count()) > 0) await closed.first().click({ timeout: 1_000 })
        // Beside the list it is the address that ticks the box, once it has changed.
        if (!(await option.isChecked())) await option.click({ timeout: 2_000 })
        await expect(option).toBeChecked({ timeout: 5_000 })
      }).toPass()
    }
    if (isPhone) await page.getByRole('button', { name: new RegExp(`^${say(lists.filters)}`) }).click()
    await tick('available-weekend')
    await tick('languages-urdu')
    await tick('insurances-sadeem')
    await tick('plans-sadeem.11')
    if (isPhone) {
      await expectAccessible(page, 'the filters')
      await page.getByRole('dialog').getByRole('button').last().click()
    }
    await page.waitForURL(/plan=sadeem\.11/)
    for (const chosen of [/available=weekend/, /language=urdu/, /insurance=sadeem/])
      await expect.poll(() => page.url()).toMatch(chosen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The last to come: the page has its height then.
    await expect(page.locator('#related-cities')).toBeVisible()
    await expectAccessible(page, 'the list')
    await page.setViewportSize({ width: 320, height: 640 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await page.setViewportSize({ width, height })

    // Filters are in the address: they are there again, and each goes with one press.
    await page.reload()
    await page
      .getByRole('button', { name: words(language, lists.remove, { name: say(messages.weekend) }) })
      .filter({ visible: true })
      .click()
    await page.waitForURL((url) => !url.search.includes('available'))
  })
}

test('the filters are set by keyboard alone, and the focus comes back [V15]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-ae/doctor/dermatology/dubai')
  await expectTimes(page)
  const keyboard = keyboardOf(page)
  const open = page.getByRole('button', { name: words('en', lists.filters) })
  await keyboard.press(open)
  const sheet = page.getByRole('dialog')
  await keyboard.tabTo(sheet.locator('#sheet-available-'))
  await page.keyboard.press('ArrowDown')
  await expect(sheet.locator('#sheet-available-today')).toBeChecked()
  await keyboard.type(sheet.locator('#sheet-fee-to'), '900')
  await keyboard.press(sheet.getByRole('button').last())
  await page.waitForURL(/available=today/)
  expect(page.url()).toContain('fee=-900')
  await keyboard.press(open)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('filters that are ticked before they can answer count once they can', async ({ page }) => {
  let letThrough = () => {}
  const ticked = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/side-filters-[^/]+\.js/, (route) => ticked.then(() => route.continue()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-ae/doctor/dermatology/dubai')
  await expectTimes(page)
  await page.locator('#side-available-today').click()
  await page.locator('#side-visit-telemedicine').click()
  letThrough()
  await page.waitForURL(/available=today/)
  await expect(page.locator('#side-available-today')).toBeChecked()
  await expect(page.locator('#side-visit-telemedicine')).toBeChecked()
  await page.waitForURL(/visit=telemedicine|video/)
})

test('a list is ordered as one asks, and says so in its address', async ({ page }) => {
  await page.goto('/en-ae/doctor/dermatology')
  await expectTimes(page)
  await page.getByLabel(words('en', messages.sort)).selectOption('fee')
  await page.waitForURL(/sort=fee/)
  const fees = () =>
    cards(page)
      .locator('b')
      .allTextContents()
      .then((texts) => texts.map((text) => Number(text.replace(/\D/g, ''))))
  await expect
    .poll(async () => {
      const shown = await fees()
      return shown.length > 1 && shown.every((fee, index) => index === 0 || fee >= shown[index - 1]!)
    })
    .toBe(true)
})

for (const { language, locale, width, height } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', width: 390, height: 844 },
    { language: 'ar', locale: 'ar-ae', width: 1440, height: 900 },
  ] as const,
  0,
))
  test(`who comes back from a doctor, a reload between or not, is at the same card again, in ${language} at ${width} px [K05]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/${locale}/doctor/city/dubai`)
    await expectTimes(page)
    await expect(cards(page)).toHaveCount(20)
    const more = page.getByRole('link', { name: words(language, messages.showMore, { count: 20 }), exact: true })
    await expectAlive(more)
    await more.click()
    await expect(cards(page)).toHaveCount(40)
    // One of whom there are times: where they are, the app is.
    const free = cards(page).filter({ has: page.locator(freeTime) })
    await expect.poll(() => free.count()).toBeGreaterThan(30)
    const href = (await free.nth(30).locator('h2 a').getAttribute('href'))!
    const card = page.locator('main article', { has: page.locator(`h2 a[href="${href}"]`) })
    await card.scrollIntoViewIfNeeded()
    const top = async () => Math.round((await card.boundingBox())?.y ?? -1)
    const before = await top()
    const visit = async (isReloaded: boolean) => {
      await card.locator('h2 a').click()
      await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
      if (isReloaded) await page.reload()
      await expect(page.locator(`[data-screen="doctor"] ${freeTime}`).first()).toBeAttached()
      await page.goBack()
      await expect(card).toBeInViewport()
    }
    await visit(false)
    await expect(cards(page)).toHaveCount(40)
    await expect.poll(top).toBe(before)
    await visit(true)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60)
    await page.reload()
    await expect(card).toBeInViewport()
  })

test('from an insurer’s page a plan leads to who takes it, and on to a time with one of them', async ({ page }) => {
  await page.goto('/en-ae/insurance/sadeem')
  const plan = page
    .getByRole('navigation', { name: /^Plans of/ })
    .getByRole('link')
    .first()
  const name = (await plan.textContent())!
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.textContent()
  await plan.click()
  await page.waitForURL(/plan=sadeem\.\d+/)
  await expect(page.getByRole('button', { name: new RegExp(`^Remove filter: .*${name}`) }).first()).toBeVisible()
  await expect(heading).toContainText(/^\d+ /)
  await expect(heading).not.toHaveText(before!)
  const count = Number(/^\d+/.exec((await heading.textContent())!)![0])
  await expect(cards(page)).toHaveCount(Math.min(20, count))
  await page.locator('main article h2 a').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await expect(page.locator('#insurance')).toContainText(name)
  await (await lastingTime(page)).click()
  await expect(page.locator('[data-screen="booking"]')).toBeVisible()
})

test('an answer that comes too late changes nothing, and a question nobody waits for is given up [E05] [E13]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-ae/doctor/city/dubai')
  await expectTimes(page)
  // The list asks for what it shows and, with the same call, for what is around (C72); counts are asked beside it.
  const isOfList = (request: Request, filter: string) =>
    ['stopIfEnoughMatches', filter].every((part) => request.postData()?.includes(part))
  let letGo = () => {}
  const held = new Promise<void>((go) => (letGo = go))
  await page.route('**/search/indexes/*/quer*', async (route) => {
    if (isOfList(route.request(), 'gender:female')) await held
    await route.continue().catch(() => undefined)
  })
  const givenUp = page.waitForEvent('requestfailed', (request) => isOfList(request, 'gender:female'))
  await page.locator('#side-gender-female').click()
  await page.waitForURL(/gender=female/)
  await page.locator('#side-gender-male').click()
  await page.waitForURL(/gender=male/)
  await givenUp
  const after = async () => (await hrefs(page)).join()
  await expect.poll(after).not.toBe('')
  const shown = await after()
  letGo()
  await page.reload()
  await expect.poll(after).toBe(shown)
})

test('nothing moves while the times arrive on the cards [S6]', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((go) => (letGo = go))
  await page.route('**/availability/**', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const isAsked = page.waitForRequest('**/availability/**')
  await page.goto('/en-ae/doctor/dermatology/dubai?available=weekday')
  await isAsked
  // A page may be painted in parts until its document was read, which is no moving of what stands.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const seen = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  await expect(page.locator('main article a[href*="start="]')).toHaveCount(0)
  letGo()
  await expectTimes(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
})

test('where a city has nobody, the nearest doctors are shown and it is said so [S29]', async ({ page }) => {
  const notice = page.getByText(/^No doctor in .+ matches all of this$/)
  for (const language of ['german', 'russian', 'french', 'urdu', 'tamil']) {
    await page.goto(`/en-ae/doctor/dermatology/ajman?language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (await notice.isVisible()) break
  }
  await expect(notice).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  for (const href of await hrefs(page)) expect(href).not.toContain('/ajman/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page, 'who is around')
})

/** Free times are asked for by the app itself: where they are, it is there. */
const expectTimes = (page: Page) =>
  expect(page.locator('main article a[href*="start="]').first()).toBeVisible({ timeout: 20_000 })
const cards = (page: Page) => page.locator('main article')
const hrefs = (page: Page) =>
  page.locator('main article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
