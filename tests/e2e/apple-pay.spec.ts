import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages } from '#src/pages/payment/payment.messages.ts'
import { appleToken } from '#tests/support/apple-pay/apple-token'
import { addAppleSheet } from './support/apple-sheet.ts'
import { patientAt } from './support/booking.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { reachReview } from './support/paying.ts'
import { variantsOf } from './support/variants.ts'

let server: OwnServer<{ origin: string; merchantSession: object }>
test.beforeAll(async () => {
  server = await startOwnServer('wallet-server')
})
test.afterAll(() => server.stop())

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 390, height: 844 } },
    { language: 'en', locale: 'en-ae', size: { width: 1440, height: 900 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  1,
))
  test(`who has Apple Pay is refused, closes its sheet, and pays by it: ${locale} at ${size.width} px [C69] [V08] [E09]`, async ({
    page,
    playwright,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    const request = await playwright.request.newContext({ baseURL: server.origin })
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    const sheet = await addAppleSheet(page)
    await reachReview(page, patient, `${server.origin}/${locale}/doctor/city/dubai?visit=clinic&key=wallets`)
    await button(choice.changePayment).click()
    await page.getByRole('radio', { name: say(choice.wallet, { wallet: 'Apple Pay' }) }).check()
    await button(whenMessages.continue).click()
    await expect(heading(reviewMessages.heading)).toBeVisible()
    await button(choice.confirm).click()

    await expect(heading(messages.dueHeading)).toBeVisible()
    const apple = page.getByRole('button', { name: /Apple Pay/ })
    await expect(apple).toHaveAttribute('lang', language)
    await expect(page.getByRole('radio', { name: /^Apple Pay/ })).toBeChecked()
    await expectAccessible(page, 'the ways to pay with a wallet among them')

    await test.step('closes the sheet: nothing has happened', async () => {
      await apple.click()
      await sheet.expectReady()
      expect(await sheet.shown()).toMatchObject({
        merchantSession: server.merchantSession,
        request: { countryCode: 'AE', currencyCode: 'AED', total: { amount: expect.stringMatching(/^\d+\.00$/) } },
      })
      await sheet.cancel()
      await expect(heading(messages.dueHeading)).toBeVisible()
      await expect(apple).not.toHaveAttribute('aria-busy')
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
    })

    await test.step('the bank refuses: the sheet and the page say so', async () => {
      await apple.click()
      await sheet.expectReady()
      await sheet.authorize(appleToken('Declined 0002'))
      await expect(heading(messages.declinedHeading)).toBeFocused()
      expect(await sheet.shown()).toMatchObject({ status: 1, isOpen: false })
      await expectAccessible(page, 'a wallet whose card was declined')
    })

    await test.step('nobody vouches for the merchant: the sheet closes, and the reason is said', async () => {
      await sheet.loseGateway()
      await apple.click()
      await expect(page.getByText(say(problemMessages.payment_unavailable)).filter({ visible: true })).toBeVisible()
      expect(await sheet.shown()).toMatchObject({ isAborted: true, isOpen: false })
      await expect(heading(messages.declinedHeading)).toBeVisible()
    })

    await test.step('pays, and has the receipt', async () => {
      await page.reload()
      await apple.click()
      await sheet.expectReady()
      await sheet.authorize(appleToken())
      await expect(heading(messages.paidHeading)).toBeFocused()
      expect(await sheet.shown()).toMatchObject({ status: 0 })
      const receipt = page.getByRole('group', { name: say(money.receipt) })
      await expect(receipt).toContainText('Apple Pay')
      await page.getByRole('link', { name: say(messages.done), exact: true }).click()
      await patient.expectConfirmed()
      await expectAccessible(page, 'a visit that was paid by Apple Pay')
    })
    await request.dispose()
  })

test('who has no Apple Pay sees nothing of it', async ({ page, playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext({ baseURL: server.origin })
  const patient = patientAt(page, request, 'en')
  await reachReview(page, patient, `${server.origin}/en-ae/doctor/city/dubai?visit=clinic&key=wallets`)
  await patient.button(choice.changePayment).click()
  await expect(page.getByRole('radio', { name: new RegExp(`^${patient.say(choice.card)}`) })).toBeVisible()
  await expect(page.getByText('Apple Pay')).toHaveCount(0)
  await request.dispose()
})
