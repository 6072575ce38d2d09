import { messages as device } from '#src/features/clear-device/clear-device.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as account } from '#src/pages/account/account.messages.ts'
import { messages } from '#src/pages/settings/settings.messages.ts'
import { messages as version } from '#src/pages/settings/version.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { makeAccount } from './support/account.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { storesOfDevice } from './support/device.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { visitorAt } from './support/visitor.ts'
import { variantsOf } from './support/variants.ts'

const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
] as const
const password = 'quiet harbour lamp'

for (const { language, locale, size } of variantsOf(journeys, 1))
  test.describe(`at ${size.width} px in ${locale}`, () => {
    test.use({ viewport: size })

    test('a patient signs other devices out, changes the password and how they are told, and deletes and keeps the account [R12 C18 C30 C38 N05 V05 V06]', async ({
      page,
      request,
      baseURL,
    }) => {
      const phone = newPhone()
      // The sign-up is another device.
      await makeAccount(request, baseURL!, { phone, password })
      const visitor = visitorAt(page, request, language)
      const patient = patientAt(page, request, language)
      const field = (name: string) => page.locator(`[name="${name}"]`)
      await page.goto(`/${locale}/dashboard/settings`)
      await visitor.choosePassword(phone)
      await visitor.givePassword(password)
      await expect(visitor.heading(own.settings)).toBeVisible()
      const devices = page.getByRole('list', { name: visitor.say(messages.devices) }).getByRole('listitem')
      await expect(devices).toHaveCount(2)
      await expectAccessible(page, 'settings')
      await expect(page.locator('bdi').filter({ hasText: /^[0-9a-f]{12}$/ })).toBeVisible()
      await visitor.press(version.look)
      await expect(page.getByText(visitor.say(version.newest))).toBeVisible()
      await visitor.press(messages.endOthers)
      await expect(devices).toHaveCount(1)
      await expect(devices).toContainText(visitor.say(messages.here))

      await visitor.press(messages.change)
      await visitor.press(messages.savePassword)
      await expect(field('oldPassword')).toBeFocused()
      await expect(page.getByText(visitor.say(messages.required)).first()).toBeVisible()
      await field('oldPassword').fill('not that one')
      await field('newPassword').fill('nine lanterns by the creek')
      await field('confirmPassword').fill('nine lanterns by the brook')
      await visitor.press(messages.savePassword)
      await expect(page.getByText(visitor.say(messages.unequal)).first()).toBeVisible()
      await field('confirmPassword').fill('nine lanterns by the creek')
      await visitor.press(messages.savePassword)
      await expect(page.getByText(visitor.say(messages.wrongOld, { count: 4 })).first()).toBeVisible()
      await expectAccessible(page, 'a refused password')
      await field('oldPassword').fill(password)
      await visitor.press(messages.savePassword)
      await expect(page.getByText(visitor.say(messages.passwordSaved))).toBeVisible()

      const reminders = page.getByLabel(`${visitor.say(messages.reminders)}: ${visitor.say(messages.email)}`)
      const stored = page.waitForResponse((answer) => answer.url().includes('/notification/settings') && answer.ok())
      await reminders.check()
      await stored
      await page.reload()
      await expect(reminders).toBeChecked()
      await expect(page.getByText(visitor.say(messages.passwordChanged), { exact: true })).toBeVisible()

      // A visit ahead: what becomes of it is said before the account is deleted.
      await openFirstFreeTime(page, `/${locale}/doctor/dermatology`)
      await patient.button(whoMessages.continueProven).click()
      await expect(patient.heading(reviewMessages.heading)).toBeVisible()
      await patient.confirm()
      await patient.expectConfirmed()
      await page.goto(`/${locale}/dashboard/settings`)
      await visitor.press(messages.delete)
      await expect(page.getByText(visitor.say(messages.deleteVisits, { count: 1 }))).toBeVisible()
      await expect(page.getByText(visitor.say(messages.deleteVisitsDetail))).toBeVisible()
      await visitor.press(messages.deleteConfirm)
      await expect(page.getByText(visitor.say(messages.deleteTick)).first()).toBeVisible()
      await expectAccessible(page, 'the deletion')
      await page.getByRole('checkbox', { name: visitor.say(messages.deleteUnderstood) }).check()
      await visitor.press(messages.deleteConfirm)
      await expect(page.getByText(visitor.say(own.deletesAtWhy))).toBeVisible()
      // Within the days of grace the overview says so, has the visit still, and takes it back.
      await page.goto(`/${locale}/dashboard/main`)
      await expect(page.getByText(visitor.say(own.deletesAtWhy))).toBeVisible()
      await expect(page.getByRole('list', { name: visitor.say(own.next) }).getByRole('link')).toHaveCount(1)
      await expectAccessible(page, 'the overview of an account that is to be deleted')
      await visitor.press(own.keepAccount)
      await expect(page.getByText(visitor.say(own.keptAccount))).toBeVisible()
      await expect(page.getByText(visitor.say(own.deletesAtWhy))).toHaveCount(0)
      await expect(page.getByRole('list', { name: visitor.say(own.next) }).getByRole('link')).toHaveCount(1)
      await page.goto(`/${locale}/dashboard/settings`)
      await expect(page.getByRole('button', { name: visitor.say(messages.delete), exact: true })).toBeVisible()
    })
  })

test.describe('with the app’s worker', () => {
  test.use(withWorker)

  test('on a shared phone the data is taken along, and the device then cleared of everything [R12 C18]', async ({
    page,
    request,
    baseURL,
  }) => {
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password })
    const visitor = visitorAt(page, request)
    await page.goto('/en-ae/dashboard/settings')
    await visitor.choosePassword(phone)
    await visitor.givePassword(password)
    const saved = page.waitForEvent('download')
    await visitor.press(messages.download)
    expect((await saved).suggestedFilename()).toBe('my-data.zip')
    await expectWorker(page)
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    const cachesOf = (stores: Record<string, string>) => Object.keys(stores).filter((name) => name.startsWith('cache '))
    const before = await storesOfDevice(page)
    expect(JSON.stringify(before)).toContain(phone)
    expect(cachesOf(before).length).toBeGreaterThan(0)
    expect(await registrations()).toBeGreaterThan(0)
    // Home, as it is loaded anew, would begin to store itself again.
    await page.route(/\/en-ae$/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }))
    await visitor.press(device.open)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.say(device.clear) })
      .click()
    await expect(page).toHaveURL(/\/en-ae$/)
    await expect(page).toHaveTitle('Empty')
    const after = await storesOfDevice(page)
    expect(cachesOf(after)).toEqual([])
    expect(await registrations()).toBe(0)
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`Layla|Farouk|${phone}|idToken`))
    // Whoever comes next finds nothing, and the way in offers the same.
    await page.goto('/en-ae/account/sign-in')
    await expect(page.getByLabel(visitor.say(account.phone))).toHaveValue('')
    await page.getByRole('button', { name: visitor.say(device.open) }).click()
    await expect(page.getByRole('dialog')).toContainText(visitor.say(device.whatStays))
    await page.goto('/en-ae/dashboard/main')
    await expect(page).toHaveURL(/account\/sign-in/)
  })
})
