import type { Page } from '@playwright/test'
import { messages as near } from '#src/features/near-me/near-me.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as empty } from '#src/features/search/list/nothing-found.messages.ts'
import { messages } from '#src/pages/doctor-results/results.messages.ts'
import { expect, test, withMotion } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

test.use(withMotion)

/** The page has come to life, and its times are there. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('main article a[href*="/book"]').first()).toBeVisible()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [width, height] of variantsOf(
  [
    [390, 844],
    [1440, 900],
  ] as const,
  0,
))
  test(`a chip that is taken away hands the focus to the next one, and the last to the heading, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/en-ae/doctor/dermatology/dubai?gender=female&visit=clinic')
    const chips = ['visit-clinic', 'specialities-dermatology', 'gender-female', 'city-dubai']
    await page.locator(`#chosen-${chips[0]}`).focus()
    for (const next of chips.slice(1)) {
      await page.keyboard.press('Enter')
      await expect(page.locator(`#chosen-${next}`)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/result$/)
    await expect(heading(page)).toBeFocused()

    await open(page, '/en-ae/doctor/dermatology/dubai?gender=female')
    await page.locator('#chosen-city-dubai').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#chosen-gender-female')).toBeFocused()
    await page
      .getByRole('button', { name: words('en', lists.clear) })
      .filter({ visible: true })
      .press('Enter')
    await expect(heading(page)).toBeFocused()
  })

test('a choice that becomes a filter keeps the focus, and so does what draws a form anew', async ({ page }) => {
  await open(page, '/en-ae/doctor/dermatology/dubai')
  await page
    .locator('main')
    .getByRole('button', { name: words('en', messages.female) })
    .press('Enter')
  await expect(page.locator('#chosen-gender-female')).toBeFocused()
  // What is gone without a place of its own leaves the focus at the top of the page, never on nothing.
  await page.goto('/en-ae/search/result?query=zzzz&gender=female')
  const link = page.getByRole('link', { name: words('en', empty.withoutFilters) })
  // Until it is hydrated it leads to another document, which begins at its top by itself.
  await expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await link.press('Enter')
  await expect(page).not.toHaveURL(/gender/)
  await expect(page.locator('main')).toBeFocused()
})

test('who asks for more goes on with the first of it', async ({ page }) => {
  await open(page, '/en-ae/doctors')
  const before = await page.locator('main article').count()
  await page.getByRole('link', { name: /^Show \d+ more/ }).press('Enter')
  await expect(page.locator('main article').nth(before).locator('h2 a')).toBeFocused()
})

test.describe('clinics near the patient', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 25.2, longitude: 55.27 } })

  test('keep the focus on the button that asked for them', async ({ page }) => {
    await page.goto('/en-ae/clinic')
    await page.getByRole('button', { name: words('en', near.nearMe) }).press('Enter')
    await expect(page).toHaveURL(/near=1/)
    await expect(page.getByRole('button', { name: words('en', near.nearMe), pressed: true })).toBeFocused()
  })
})
