import { messages as install } from '#src/features/install/install.messages.ts'
import { messages as searchBox } from '#src/features/search-box/search-box.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { expect, expectAccessible, newPhone, readCode, test, withMotion, withWorker } from './support/journey.ts'
import { lastingTime, patientAt } from './support/booking.ts'
import { offerInstall } from './support/install.ts'
import { words } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

test.use({ ...withWorker, ...withMotion })

const journeys = [
  { language: 'en', locale: 'en-ae', typed: 'derma', code: '971', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', typed: 'جلد', code: '971', size: { width: 390, height: 844 } },
  { language: 'en', locale: 'en-ae', typed: 'derma', code: '971', size: { width: 1440, height: 900 } },
] as const

for (const { language, locale, typed, code, size } of variantsOf(journeys, 1)) {
  test.describe(`a guest at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('types what is wrong, picks a doctor’s free time, proves the phone and is booked [P01 S06 R05 R06 R08 R21 R22 C61]', async ({
      page,
      request,
    }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, language)

      await page.goto(`/${locale}`)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      await expectAccessible(page, 'home')
      await page.getByRole('combobox', { name: words(language, searchBox.what) }).click()
      await page.keyboard.type(typed)
      await page.getByRole('listbox').getByRole('option').first().click()

      await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
      const name = page.locator('a[href*="/dr-"]').first()
      await expect(name).toBeVisible()
      await expectAccessible(page, 'results')
      await name.click()

      await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
      await expectAccessible(page, 'doctor')
      await (await lastingTime(page)).click()

      await expect(page.locator('[data-screen="booking"]')).toBeVisible()
      await patient.fillDetails(phone)
      await expectAccessible(page, 'details')
      await patient.sendCode()
      await expectAccessible(page, 'code')
      await patient.giveCode(phone)
      await expectAccessible(page, 'review')
      await patient.confirm()
      await patient.expectConfirmed()
      await offerInstall(page)
      const notNow = patient.button(install.notNow)
      await expect(notNow).toBeVisible()
      await expectAccessible(page, 'confirmed')
      await notNow.click()
      await expect(notNow).toBeHidden()

      // The server has it: the page comes back from nothing but the device's token, and the message went out.
      await page.reload()
      await patient.expectConfirmed()
      // Opened from the home screen, the app begins with the visit.
      await page.goto(`/${locale}/start`)
      await expect(page).toHaveURL(/\/appointment-detail\/[\w-]{36}$/)
      await expect(page.locator('[data-screen="appointment-detail"]')).toBeVisible()
      const inbox = await (await request.get('/demo/inbox')).text()
      expect(inbox.split('<li>').filter((entry) => entry.includes(`+${code}${phone}`))).toHaveLength(2)
    })
  })
}

test('a wrong code says so, keeps the step, and the right one goes on', async ({ page, request }) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await page.goto('/en-ae/doctor/dentistry')
  await (await lastingTime(page)).click()
  await patient.fillDetails(phone)
  await patient.sendCode()
  const code = await readCode(request, phone)
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await patient.giveCode(phone)
})

test('mistakes in the form are named at their fields and nothing is sent [V02]', async ({ page, request }) => {
  const patient = patientAt(page, request, 'en')
  await page.goto('/en-ae/doctor/ophthalmology')
  await (await lastingTime(page)).click()
  await patient.fillDetails('12')
  await page.getByLabel('First name').fill('<script>alert(1)</script>')
  const sent: string[] = []
  page.on('request', (call) => call.url().includes('/patient/otp') && sent.push(call.url()))
  await patient.button(whoMessages.continue).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    'Please use letters, without < or > and without invisible characters.',
  )
  await expect(page.getByLabel('Mobile phone')).toHaveAccessibleDescription(/can’t be reached/)
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(sent).toEqual([])
})
