import type { Page } from '@playwright/test'
import { messages as recent } from '#src/features/search-box/parts/recent.messages.ts'
import { messages as searchBox } from '#src/features/search-box/search-box.messages.ts'
import { expect, expectAccessible, expectAlive, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { words, type Message, type TestLanguage } from './support/words.ts'

const boxOf = (page: Page, language: TestLanguage) =>
  page.getByRole('combobox', { name: words(language, searchBox.what) }).first()

for (const [language, address, typed] of variantsOf(
  [
    ['en', '/en-ae', 'derma'],
    ['ar', '/ar-ae', 'جلد'],
  ] as const,
  1,
))
  test(`what was looked for is offered again while the box is empty, is taken away one by one or all at once, and is asked of no server: ${language}`, async ({
    page,
  }) => {
    const box = boxOf(page, language)
    const status = page.locator('search [role=status]').first()
    const group = page.getByRole('group', { name: words(language, recent.recent) })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

    await page.goto(address)
    await box.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(group).toHaveCount(0)
    // By keyboard: a suggestion, then typed words.
    await box.pressSequentially(typed)
    await expect(page.getByRole('group').first()).toBeVisible()
    await expect(page.locator('mark').first()).toBeVisible()
    await box.press('ArrowDown')
    const chosen = page.getByRole('option', { selected: true })
    await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!)
    const text = (await chosen.locator('bdi').first().textContent())!
    await box.press('Enter')
    await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
    await page.goto(address)
    await box.click()
    await expect(group.getByRole('option').first()).toContainText(text)
    await box.fill('knee pain')
    await box.press('Enter')
    await expect(page).toHaveURL(/query=knee/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d/)

    // What was searched is kept on the device a moment after the list is shown.
    await expect(async () => {
      await page.goto(address)
      await box.click()
      await expect(group.getByRole('option')).toHaveCount(5, { timeout: 5_000 })
    }).toPass()
    await expect(group.getByRole('option').first()).toContainText('knee pain')
    await expect(status).toHaveText(/[2-9]/)
    await expectAccessible(page, 'recent searches')
    // Another tenant of the same host knows nothing of it.
    await page.goto(`${address}?key=insurer`)
    await box.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(group).toHaveCount(0)

    await page.goto(address)
    sent.length = 0
    await box.click()
    // Read from the device: what is there sooner would be chosen instead.
    await expect(group.getByRole('option')).toHaveCount(5)
    await box.press('ArrowDown')
    await box.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(page.getByRole('option', { selected: true })).toHaveAttribute('aria-label', /knee pain/)
    await box.press('Enter')
    await expect(group.getByRole('option')).toHaveCount(3)
    await expect(box).toBeFocused()
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await page.getByRole('option', { name: words(language, recent.forgetAll) }).click()
    await expect(group).toHaveCount(0)
    expect(sent.filter((request) => /knee|recent-searches/.test(decodeURIComponent(request)))).toEqual([])
    // What is taken away is taken from the device a moment after it is from the list.
    await expect(async () => {
      await page.reload()
      await box.click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await expect(group).toHaveCount(0, { timeout: 1 })
    }).toPass()
  })

test('suggestions come in named groups, from doctors to insurers, and a clinic opens its own page', async ({
  page,
}) => {
  // Words of the directory: the first of a group are asked for by name.
  await page.goto('/en-ae')
  const box = boxOf(page, 'en')
  const group = (message: Message) => page.getByRole('group', { name: words('en', message) })
  for (const [typed, message] of [
    ['derma', searchBox.specialities],
    ['dr ayesha', searchBox.doctors],
    ['waha', searchBox.insurers],
    ['clinic', searchBox.facilities],
  ] as const) {
    await box.fill(typed)
    await expect(group(message).getByRole('option').first()).toBeVisible()
    await expect(page.locator('search [role=status]').first()).toHaveText(/[1-9]/)
  }
  await group(searchBox.facilities).getByRole('option').first().click()
  await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
})

test('an Arabic name with a wrong letter finds its doctor, among the suggestions and in the list', async ({ page }) => {
  await page.goto('/ar-ae/doctor/dermatology/dubai')
  const card = page.locator('article h2 a').first()
  const slug = (await card.getAttribute('href'))!.split('/').at(-1)!
  const [title, ...name] = (await card.locator('bdi').allTextContents()).join('').trim().split(' ')
  const longest = name.toSorted((one, other) => other.length - one.length)[0]!
  const wrong = `${longest.slice(0, 2)}ظ${longest.slice(3)}`
  expect([title !== '', longest.length > 3]).toEqual([true, true])
  const typed = name.map((word) => (word === longest ? wrong : word)).join(' ')

  await page.goto('/ar-ae')
  const box = boxOf(page, 'ar')
  await box.click()
  await box.pressSequentially(typed)
  const found = page.locator(`[role=option][href$="/${slug}"]`)
  await expect(found).toBeVisible()
  await box.press('Enter')
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  const inList = page.locator(`article h2 a[href$="/${slug}"]`)
  await expect(inList).toBeVisible()
  // An Arabic name stands in Arabic on an Arabic page, apart from the words around it.
  await expect(inList.locator('bdi').first()).toHaveText(/\p{Script=Arabic}/u)
  await expect(inList.locator('bdi[lang]')).toHaveCount(0)
})

for (const list of ['doctor/dermatology/dubai', 'hospital/city/dubai'])
  test(`what is typed into the search before and while a filter of ${list} loads is kept, and the focus with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/en-ae/${list}`)
    const box = page.getByRole('main').locator('input[type=search]')
    await expectAlive(box)
    let letGo = () => {}
    const held = new Promise<void>((go) => (letGo = go))
    await page.route('**/search/indexes/*/quer*', async (route) => {
      await held
      await route.continue()
    })
    await box.fill('kn')
    await box.blur()
    const isAsked = page.waitForRequest('**/search/indexes/*/quer*')
    await page.locator('#chosen-city-dubai').click()
    await isAsked
    await box.press('End')
    await box.pressSequentially('ee')
    letGo()
    await expect(page.locator('[data-screen]')).not.toHaveAttribute('data-params', /dubai/)
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
    await page.evaluate(() => new Promise((settled) => requestAnimationFrame(() => setTimeout(settled))))
    await expect(box).toHaveValue('knee')
    await expect(box).toBeFocused()
    // What was looked for has served: the page begins at its top.
    await box.press('Enter')
    await expect(page).toHaveURL(/query=knee/)
    await expect(box).not.toBeFocused()
  })
