import type { BrowserContext, Page } from '@playwright/test'
import { messages as blocked } from '#src/features/push/blocked/blocked.messages.ts'
import { messages as push } from '#src/features/push/push.messages.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as quietHours } from '#src/pages/settings/quiet-hours.messages.ts'
import { makeAccount } from './support/account.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { inWholeChromium } from './support/browsers.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'
import { standInForPushService } from './support/push-stand-in.ts'
import { variantsOf } from './support/variants.ts'
import { visitorAt } from './support/visitor.ts'

test.use(withWorker)
test.use(inWholeChromium)
test.use({ permissions: ['notifications'] })

const password = 'quiet harbour lamp'
const journeys = [
  { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
] as const

for (const { language, locale, size } of variantsOf(journeys, 1))
  test(`a patient turns messages on for this device, chooses what they show, and turns them off: ${locale} at ${size.width} px [C47] [C48] [P06]`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(size)
    // The push service of this browser is outside this machine: it gives a subscription with keys of a real browser.
    await page.addInitScript(standInForPushService)
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password })
    const visitor = visitorAt(page, request, language)
    await page.goto(`/${locale}/dashboard/settings`)
    await visitor.choosePassword(phone)
    await visitor.givePassword(password)
    await expect(visitor.heading(own.settings)).toBeVisible()
    await expectWorker(page)
    await page.reload()

    const registered = page.waitForResponse(/\/device\/create/)
    await visitor.press(push.turnOn)
    expect((await registered).request().postDataJSON()).toEqual({
      token: expect.stringContaining('"endpoint":"https://fcm.googleapis.com/fcm/send/'),
      shows_details: false,
    })
    expect((await registered).status()).toBe(200)
    await expect(page.getByText(visitor.say(push.isOn))).toBeVisible()
    await expectAccessible(page, 'messages on this device')

    const again = page.waitForResponse(/\/device\/create/)
    await page.getByLabel(visitor.say(push.details)).check()
    expect((await again).request().postDataJSON()).toMatchObject({ shows_details: true })

    // The device says at each start that it is there.
    const start = page.waitForResponse(/\/device\/create/)
    await page.reload()
    expect((await start).request().postDataJSON()).toMatchObject({ shows_details: true })
    await expect(page.getByLabel(visitor.say(push.details))).toBeChecked()

    // Nights are quiet where the patient wants them to be.
    const quiet = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByLabel(visitor.say(quietHours.choice)).check()
    expect((await quiet).request().postDataJSON()).toEqual({
      settings: [],
      quiet_hours: { from: '22:00', to: '07:00', time_zone: 'Asia/Dubai' },
    })
    const later = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    const until = page.getByLabel(visitor.say(quietHours.to), { exact: true })
    await until.fill('08:15')
    await until.blur()
    expect(await (await later).json()).toMatchObject({ data: { quiet_hours: { from: '22:00', to: '08:15' } } })
    await page.reload()
    await expect(page.getByLabel(visitor.say(quietHours.to), { exact: true })).toHaveValue('08:15')
    await expectAccessible(page, 'quiet hours')

    const removed = page.waitForResponse(/\/device\/destroy/)
    await visitor.press(push.turnOff)
    expect(await (await removed).json()).toEqual({ data: { removed: true } })
    await expect(page.getByText(visitor.say(push.isOn))).toHaveCount(0)
    await expect(page.getByRole('button', { name: visitor.say(push.turnOn) })).toBeVisible()
  })

for (const { language, locale, size } of variantsOf(journeys, 1))
  test(`who books without an account turns messages about the visit on for this device, and off: ${locale} at ${size.width} px [C47] [C48] [P06]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    await page.addInitScript(standInForPushService)
    const visitor = visitorAt(page, request, language)
    const phone = newPhone()
    const patient = patientAt(page, request, language)
    await openFirstFreeTime(page, `/${locale}/doctor/cardiology`)
    await patient.fillDetails(phone)
    await patient.sendCode()
    await patient.giveCode(phone)
    await patient.confirm()
    await patient.expectConfirmed()
    await expectWorker(page)

    const registered = page.waitForResponse(/\/device\/create/)
    await visitor.press(push.turnOn)
    const asked = (await registered).request()
    expect(asked.postDataJSON()).toMatchObject({ appointment_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect((await asked.allHeaders())['x-appointment-token']).toBeTruthy()
    expect((await registered).status()).toBe(200)
    await expect(page.getByText(visitor.say(push.visitIsOn))).toBeVisible()
    await expectAccessible(page, 'messages about a visit')
    await page.reload()
    await expect(page.getByText(visitor.say(push.visitIsOn))).toBeVisible()

    const removed = page.waitForResponse(/\/device\/destroy/)
    await visitor.press(push.turnOff)
    expect(await (await removed).json()).toEqual({ data: { removed: true } })
    await expect(page.getByText(visitor.say(push.visitLead))).toBeVisible()
  })

test.describe('a browser that was told to refuse them', () => {
  test.use({ permissions: [] })

  test('says how messages are allowed again in this browser, asks nobody, and offers them once they are [C47]', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const allow = await permissionOf(context, page, baseURL!)
    await allow('denied')
    const phone = newPhone()
    await makeAccount(request, baseURL!, { phone, password })
    const visitor = visitorAt(page, request)
    await page.goto('/en-ae/dashboard/settings')
    await visitor.choosePassword(phone)
    await visitor.givePassword(password)
    await expect(page.getByText(visitor.say(push.blocked))).toBeVisible()
    await expect(page.getByText(visitor.say(blocked.computerSign))).toBeVisible()
    await expect(page.getByText(visitor.say(blocked.computerAllow))).toBeVisible()
    await expect(page.getByRole('button', { name: visitor.say(push.turnOn) })).toHaveCount(0)
    await expectAccessible(page, 'messages that were refused')

    // What the patient does beside the address.
    await allow('granted')
    await expect(page.getByRole('button', { name: visitor.say(push.turnOn) })).toBeVisible()
    await expect(page.getByText(visitor.say(push.blocked))).toHaveCount(0)
  })
})

/** What the patient sets for this site in the browser itself. */
async function permissionOf(context: BrowserContext, page: Page, origin: string) {
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo')
  const browser = await context.browser()!.newBrowserCDPSession()
  return (setting: 'denied' | 'granted') =>
    browser.send('Browser.setPermission', {
      ...{ permission: { name: 'notifications' }, setting, origin },
      ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
    })
}
