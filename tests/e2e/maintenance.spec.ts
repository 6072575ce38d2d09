import { localeCookie } from '#contract/cookies'
import { messages } from '#src/pages/maintenance/maintenance.messages.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { words } from './support/words.ts'

test('an address of a partner nobody knows leads to maintenance, which promises nothing and says so while nothing is there [R03]', async ({
  page,
}) => {
  await page.goto('/en-ae/doctor/cardiology?key=nobody-knows-this-one')
  await expect(page).toHaveURL(/\/maintenance\?/)
  await expect(page.getByRole('heading', { level: 1, name: words('en', messages.noTenantTitle) })).toBeVisible()
  await expectAccessible(page, 'maintenance without a partner')
  await page.getByRole('button', { name: words('en', messages.action) }).click()
  await expect(page.getByRole('status').filter({ hasText: words('en', messages.still) })).toBeVisible()
  await expectAccessible(page, 'maintenance that goes on')
})

for (const { language, locale, colorScheme } of [
  { language: 'en', locale: 'en-ae', colorScheme: 'light' },
  { language: 'ar', locale: 'ar-sa', colorScheme: 'dark' },
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('maintenance that is over leads to the start in the language that was chosen [R03]', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: localeCookie('patientweb'), value: locale, url: baseURL! }])
      await page.goto('/maintenance')
      await expect(page.getByRole('heading', { level: 1, name: words(language, messages.title) })).toBeVisible()
      await expectAccessible(page, 'maintenance')
      await page.getByRole('button', { name: words(language, messages.action) }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
      await expect(page.locator('[data-screen="home"]')).toBeVisible()
    })
  })
}
