import { messages as guide } from '#src/features/install/install-guide.messages.ts'
import { messages as install } from '#src/features/install/install.messages.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { offerInstall } from './support/install.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const journeys = [
  { language: 'ar', locale: 'ar-ae', size: { width: 320, height: 720 } },
  { language: 'en', locale: 'en-ae', size: { width: 1440, height: 900 } },
  { language: 'id', locale: 'id', size: { width: 390, height: 844 } },
] as const

for (const { language, locale, size } of variantsOf(journeys, 1)) {
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size, userAgent: iphone })

    test('how the app gets on the home screen is shown for this browser and for others, and the browser’s own prompt is in reach', async ({
      page,
    }) => {
      const heading = (message: (typeof guide)[keyof typeof guide]) =>
        page.getByRole('heading', { level: 2, name: words(language, message), exact: true })
      await page.goto(`/${locale}/install`)
      await expect(heading(guide.iphone)).toBeVisible()
      await expect(page.getByText(words(language, guide.iphoneShare))).toBeVisible()
      await expectAccessible(page, 'how to install')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)

      await page.getByRole('link', { name: words(language, guide.samsung) }).click()
      await expect(heading(guide.samsung)).toBeVisible()
      await expect(heading(guide.iphone)).toBeHidden()
      await page.goBack()
      await expect(heading(guide.iphone)).toBeVisible()

      await offerInstall(page)
      await page.getByRole('button', { name: words(language, install.put) }).click()
      await expect(page.getByText(words(language, install.done))).toBeVisible()
      await expect(page.getByRole('button', { name: words(language, install.put) })).toBeHidden()
    })
  })
}
