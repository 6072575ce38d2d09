import type { Page } from '@playwright/test'
import { messages as near } from '#src/features/near-me/near-me.messages.ts'
import { messages as box } from '#src/features/search-box/search-box.messages.ts'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages as home } from '#src/pages/home/home.messages.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { words } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', viewport: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', viewport: { width: 1440, height: 900 } },
] as const
const board = (page: Page) => page.locator('section[aria-labelledby="board"]')
/** Rows with a time; the last link of the board leads to everybody. */
const rows = (page: Page) => board(page).locator('li a')
const tiles = (page: Page) => page.locator('section[aria-labelledby="specialities"] > div > ul a')

for (const { language, locale, viewport } of variantsOf(journeys, 0)) {
  test.describe(`in ${language}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport })
    const kind = (page: Page, message: Parameters<typeof words>[1]) =>
      page.getByRole('radio', { name: words(language, message) })

    for (const [visit, message, label] of [
      ['telemedicine', box.telemedicine, home.video],
      ['homecare', box.homecare, home.homecare],
      ['clinic', box.clinic, undefined],
    ] as const)
      test(`${visit}: board, tiles, suggestions and the list are of those visits alone`, async ({ page }) => {
        await page.goto(`/${locale}`)
        await expect(rows(page).first()).toBeVisible()
        await kind(page, message).check({ force: true })
        await expect(board(page).getByRole('status')).toContainText(words(language, message))
        await expect(rows(page).first()).toBeVisible()
        for (const row of await rows(page).allTextContents())
          for (const other of [home.video, home.homecare])
            expect(row.includes(words(language, other))).toBe(other === label)
        for (const href of await rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
          expect(href).toContain(visit)
        await expect(tiles(page).first()).toHaveAttribute('href', new RegExp(`visit=${visit}`))
        await expect(tiles(page).first()).toContainText(/\d/)

        const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"indexName":"insurance"'))
        const what = page.getByRole('combobox', { name: words(language, box.what) })
        await what.click()
        await what.pressSequentially(language === 'ar' ? 'جلد' : 'derma')
        const { requests } = (await sent).postDataJSON() as {
          requests: { indexName: string; facetFilters?: string[][] }[]
        }
        const ofDoctors = requests.find(({ indexName }) => indexName === 'doctor')?.facetFilters?.flat()
        expect(ofDoctors).toContain(
          { telemedicine: 'fg_online', homecare: 'fg_homecare', clinic: 'fg_clinic' }[visit] + ':true',
        )
        await page.getByRole('group').getByRole('option').first().click()
        await expect(page).toHaveURL(new RegExp(`visit=${visit}`))
        // It stands in the filters, and can be taken away there.
        await page
          .getByRole('button', { name: words(language, lists.remove, { name: words(language, message) }) })
          .filter({ visible: true })
          .click()
        await expect(page).not.toHaveURL(/visit=/)
        // Home is as it was left.
        await page.locator('header a').first().click()
        await expect(kind(page, message)).toBeChecked()
        await expect(tiles(page).first()).toHaveAttribute('href', new RegExp(`visit=${visit}`))
      })

    test.describe('near the patient', () => {
      test.use({ permissions: ['geolocation'], geolocation: { latitude: 25.2, longitude: 55.27 } })

      test('board and tiles are of the nearest, say so, and can be had of the whole city again [S28]', async ({
        page,
      }) => {
        const addresses: string[] = []
        page.on('request', (request) => addresses.push(request.url()))
        await page.goto(`/${locale}`)
        await expect(rows(page).first()).toBeVisible()
        const everywhere = await board(page).getByRole('heading').textContent()
        await page.getByRole('button', { name: words(language, near.nearMe) }).click()
        await expect(board(page).getByRole('heading')).toHaveText(words(language, home.boardNear))
        // In the evening the first ones may be at home or by video, which are at no distance.
        await expect(
          rows(page)
            .filter({ hasText: /[\d.,]{1,9}\s(m|km|م|كم)/ })
            .first(),
        ).toBeVisible()
        await expect(tiles(page).first()).toHaveAttribute('href', /near=1/)
        await expect(tiles(page).first()).toContainText(/\d/)
        await expectAccessible(page, 'home near the patient')
        await board(page).getByRole('status').getByRole('button').click()
        await expect(board(page).getByRole('heading')).toHaveText(everywhere!)
        await expect(board(page).getByRole('heading')).toBeFocused()
        await expect(tiles(page).first()).not.toHaveAttribute('href', /near=1/)
        expect(addresses.filter((url) => /25\.2|55\.2/.test(url))).toEqual([])
      })
    })
  })
}

test('a kind of visit that was chosen before the page came to life counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en-ae', { waitUntil: 'commit' })
  const video = page.getByRole('radio', { name: words('en', box.telemedicine) })
  await video.check({ force: true })
  release()
  await expect(tiles(page).first()).toHaveAttribute('href', /visit=telemedicine/)
  await expect(video).toBeChecked()
})
