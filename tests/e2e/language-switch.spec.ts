import { expect, test } from './support/journey.ts'
import { languageSheet, languageSwitch } from './support/language-switch.ts'

test('the language changes in place: same page, same query, same spot, by keyboard alone, and is remembered [T10]', async ({
  page,
}) => {
  await page.goto('/en-ae/doctor/dermatology?gender=female')
  await expect(page.locator('a[href*="/dr-"]').first()).toBeVisible()
  await languageSwitch(page, 'en').focus()
  await page.keyboard.press('Enter')
  const sheet = languageSheet(page, 'en')
  await expect(sheet).toBeVisible()
  const arabic = sheet.getByRole('link', { name: 'العربية' })
  await expect(arabic).toHaveAttribute('lang', 'ar')
  for (let presses = 0; presses < 20; presses += 1) {
    if (await arabic.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(arabic).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.keyboard.press('Enter')

  await page.waitForURL('**/ar-ae/doctor/dermatology?gender=female')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('a[href*="/dr-"]').first()).toBeVisible()
  // The browser itself moves a page a little while what stands above settles.
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 20))).toBe(25)
  // Once: a reload and later pages begin where the browser and the router say.
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('scroll-place'))),
  ).toEqual([])
  // An address without a locale leads to the one that was chosen.
  await page.goto('/doctors')
  await expect(page).toHaveURL(/\/ar-ae\/doctors$/)
})

test('a doctor stays the same doctor in another language, and leads home in another country [T10]', async ({
  page,
}) => {
  await page.goto('/en-ae/doctor/dermatology')
  await page.locator('a[href*="/dr-"]').first().click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  const path = new URL(page.url()).pathname
  await languageSwitch(page, 'en').click()
  const sheet = languageSheet(page, 'en')
  await expect(sheet.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', path.replace('en-ae', 'ar-ae'))
  await sheet.getByRole('link', { name: 'Indonesia', exact: true }).click()
  await page.waitForURL(/\/en$/)
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
})
