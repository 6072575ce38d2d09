import { messages as map } from '#src/features/map/parts/map.messages.ts'
import { messages as near } from '#src/features/near-me/near-me.messages.ts'
import { messages as clinic } from '#src/pages/clinic/clinic.messages.ts'
import { freeTime, lastingTime } from './support/booking.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', viewport: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', viewport: { width: 1440, height: 900 } },
] as const

for (const { language, locale, viewport } of variantsOf(journeys, 1)) {
  test.describe(`in ${language}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport, permissions: ['geolocation'], geolocation: { latitude: 25.2, longitude: 55.27 } })

    test('the nearest paediatrician: by distance, on the map, and booked from a marker by keyboard [C62] [K04]', async ({
      page,
    }) => {
      await page.goto(`/${locale}/clinic?speciality=paediatrics`)
      await page.getByRole('button', { name: words(language, near.nearMe) }).click()
      await page.waitForURL(/near=1/)
      const distances = page.locator('main article').getByText(/^[\d.,]+\s(m|km|م|كم)$/)
      await expect(distances.first()).toBeVisible()
      const metres = (await distances.allTextContents()).map((text) => {
        const number = Number.parseFloat(text.replace(',', '.'))
        return /km|كم/.test(text) ? number * 1000 : number
      })
      expect(metres.length).toBeGreaterThan(2)
      expect(metres).toEqual([...metres].sort((one, other) => one - other))

      const keyboard = keyboardOf(page)
      const toggle = page.getByRole('button', { name: words(language, map.map), exact: true })
      await toggle.focus()
      await page.keyboard.press('Enter')
      // With a name: those that stand for several have none.
      const marker = page.locator('section ul button[aria-pressed][aria-label*=" · "]').first()
      await expect(marker).toBeVisible()
      await expectAccessible(page, 'the nearest on a map')
      await keyboard.press(marker)
      const card = page.getByRole('group', { name: (await marker.getAttribute('aria-label'))! })
      await expect(card).toBeFocused()
      const time = card.locator(freeTime).first()
      const named = (await time.getAttribute('aria-label'))!
      await keyboard.press(time)
      await expect(page.locator('[data-screen="booking"]')).toBeVisible()
      expect(page.url()).not.toMatch(/25\.|55\./)
      // With whom was said on the card, and the booking is with nobody else.
      const doctor = named.split(/[,،] /).at(-1)!
      await expect(page.getByRole('main')).toContainText(doctor)
    })

    test('a hospital’s cardiology: its doctors of it, their times there, and one of them booked [N18] [C85]', async ({
      page,
    }) => {
      await page.goto(`/${locale}/hospital?speciality=cardiology`)
      await page.locator('main article h2 a').first().click()
      await expect(page.locator('[data-screen="clinic"]')).toBeVisible()
      const name = (await page.getByRole('heading', { level: 1 }).textContent())!
      const speciality = page
        .getByRole('group', { name: words(language, clinic.bySpeciality) })
        .getByRole('button', { name: language === 'ar' ? /القلب/ : /Cardiology/ })
      await speciality.click()
      await expect(speciality).toHaveAttribute('aria-pressed', 'true')
      const doctors = page.locator('#doctors article')
      await expect
        .poll(async () => {
          const links = await doctors.locator('h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
          return links.length > 0 && links.every((href) => href?.includes('/cardiology/'))
        })
        .toBe(true)
      await expectAccessible(page, 'a hospital')
      await (await lastingTime(page, { within: '#doctors' })).click()
      await expect(page.locator('[data-screen="booking"]')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(name)
    })
  })
}
