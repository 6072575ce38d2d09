import sharp from 'sharp'
import { additions } from '#contract/services'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages } from '#src/pages/profile/photo/photo.messages.ts'
import { makeAccount } from './support/account.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1280, height: 800 } },
] as const

/** A photo of a phone that lies on its side: stored blue on the left, which is on top as it was taken. */
const lying = async () => {
  const half = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#f00' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
/** What an iPhone's photo begins with; this browser cannot decode it. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(600, 7)])

for (const { language, locale, size } of variantsOf(journeys, 0))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('a patient sets a photo: what is none is refused with a sentence, a lying one is upright and turned, keys choose the part, and it is seen, kept and removed [R12]', async ({
      page,
      request,
      baseURL,
    }) => {
      const phone = newPhone()
      await makeAccount(request, baseURL!, { phone, password: 'quiet harbour lamp' })
      const visitor = visitorAt(page, request, language)
      const { say, press } = visitor
      await page.goto(`/${locale}/dashboard/profile`)
      await visitor.choosePassword(phone)
      await visitor.givePassword('quiet harbour lamp')
      await expect(visitor.heading(own.profile)).toBeVisible()
      await press(messages.add)
      const sheet = page.getByRole('dialog', { name: say(messages.title) })
      const chooser = page.locator('input[type=file]:not([capture])')
      const choose = (name: string, buffer: Buffer) => chooser.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
      await expectAccessible(page, 'no photo yet')
      await choose('IMG_1.HEIC', heic)
      await expect(sheet.getByRole('alert')).toContainText(say(messages.heic))
      await choose('notes.jpg', Buffer.from('no picture at all'))
      await expect(sheet.getByRole('alert')).toContainText(say(messages.unreadable))

      await choose('me.jpg', await lying())
      const part = sheet.getByRole('application', { name: say(messages.area) })
      await expect(part).toBeVisible()
      await expectAccessible(page, 'part of a picture')
      // Turned by a quarter, what was on top is on the right.
      const before = await part.locator('..').locator('img').getAttribute('src')
      await press(messages.turn)
      await expect(part.locator('..').locator('img')).not.toHaveAttribute('src', before!)
      await sheet.getByLabel(say(messages.size)).focus()
      for (let times = 0; times < 12; times += 1) await page.keyboard.press('ArrowUp')
      await expect(sheet.getByLabel(say(messages.size))).not.toHaveValue('1')
      // To where the picture is all blue.
      await part.focus()
      for (let times = 0; times < 60; times += 1) await page.keyboard.press('ArrowLeft')

      await page.context().setOffline(true)
      await expect(sheet.getByText(say(messages.offline)).first()).toBeVisible()
      await press(messages.use)
      await expect(sheet.getByRole('alert').filter({ hasText: say(messages.offline) })).toBeVisible()
      await page.context().setOffline(false)
      await expect(sheet.getByText(say(messages.offline))).toHaveCount(0)
      const stored = page.waitForResponse(
        (answer) => answer.url().endsWith(additions.accountPhoto.path) && answer.request().method() === 'GET',
      )
      await press(messages.use)
      await expect(page.getByText(say(messages.saved))).toBeVisible()
      expect((await stored).headers()['cache-control']).toBe('no-store')
      const photo = page.locator('main img[src^="blob:"]')
      const colour = await photo.evaluate((image: HTMLImageElement) => {
        const context = document.createElement('canvas').getContext('2d')!
        context.drawImage(image, 0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      })
      expect([colour[2]! > 200, colour[0]! < 60]).toEqual([true, true])

      // It is seen on the overview, and again after a reload.
      await page.goto(`/${locale}/dashboard/main`)
      await expect(photo).toBeVisible()
      await page.goto(`/${locale}/dashboard/profile`)
      await press(messages.change)
      await press(messages.remove)
      await press(messages.removeNow)
      await expect(page.getByText(say(messages.removed))).toBeVisible()
      await expect(page.getByRole('button', { name: say(messages.add) })).toBeVisible()
      await expect(photo).toHaveCount(0)
    })
  })
