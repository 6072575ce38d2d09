import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages } from '#src/pages/payment/payment.messages.ts'
import { lastingTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { providerAt, reachReview, type Patient } from './support/paying.ts'
import { variantsOf } from './support/variants.ts'

/** Seconds after which the time to pay is over, and nobody has said yet that it was paid. */
const timeToPay = 15 * 60 + 5
/** Seconds after which the time to pay is over, and the provider has said that it was paid after that. */
const afterAnswer = 40 * 60
/** Minutes by which the clock is moved on by both journeys together, and some. */
const ahead = 3 * 60

let server: OwnServer<{ origin: string }>
test.beforeAll(async () => {
  server = await startOwnServer('passing-time-server')
})
test.afterAll(() => server.stop())
test.afterEach(({ faults }) => {
  // A clock that was moved on refuses the next call once: the browser names it.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 406/.test(fault)))
})

test('a payment of which the provider tells after the time to pay is not lost: who waits reads that the bank checks, then that it is paid [R07 C65]', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.origin })
  const patient = patientAt(page, request, 'en')
  const { heading, button, say } = patient
  await reachReview(page, patient, `${server.origin}/en-ae/doctor/city/dubai?visit=telemedicine&key=hospital`, ahead)
  await button(choice.confirm).click()
  await providerAt(page, 'en').choose('late')
  await expect(heading(messages.pendingHeading)).toBeFocused()
  await server.tell(String(afterAnswer))
  await page.reload()
  // The time is free still: nobody else has taken it meanwhile.
  await expect(heading(messages.paidHeading)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('group', { name: say(money.receipt) })).toBeVisible()
  await expectAccessible(page, 'a visit that was paid late')
  await page.getByRole('link', { name: say(messages.done), exact: true }).click()
  await patient.expectConfirmed()
  await request.dispose()
})

for (const { language, locale, size } of variantsOf(
  [
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
  ] as const,
  0,
))
  test(`whose payment comes when somebody else has their time reads that they are not booked and that the money goes back, is offered other times, and the books agree: ${locale} [R07 C65]`, async ({
    page,
    browser,
    playwright,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    const request = await playwright.request.newContext({ baseURL: server.origin })
    const patient = patientAt(page, request, language)
    const { heading, say, button } = patient
    await page.goto(`${server.origin}/${locale}/doctor/city/dubai?visit=telemedicine&key=hospital`)
    const time = await lastingTime(page, { ahead })
    const address = `${server.origin}${await time.getAttribute('href')}`
    await time.click()
    await fillIn(patient)
    await button(choice.confirm).click()
    await providerAt(page, language).choose('late')
    await expect(heading(messages.pendingHeading)).toBeFocused()

    await server.tell(String(timeToPay))
    const otherPage = await (await browser.newContext()).newPage()
    const other = patientAt(otherPage, request, language)
    await otherPage.goto(address)
    await fillIn(other)
    await other.button(choice.confirm).click()
    await providerAt(otherPage, language).choose('pay')
    await expect(other.heading(messages.paidHeading)).toBeFocused()
    await otherPage.context().close()

    await server.tell(String(afterAnswer))
    await page.reload()
    await expect(heading(messages.backHeading)).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page, 'a payment that came when the time was taken')
    const { payments } = JSON.parse(await server.tell('books')) as { payments: { there: number }[] }
    const [late, inTime] = payments.slice(-2)
    expect(late).toEqual({ visit: 'expired', payment: 'refunded', here: 0, there: 0 })
    // The day decides which doctor has such a time, and so what the visit costs.
    expect(inTime!.there).toBeGreaterThan(0)
    expect(inTime).toEqual({ visit: 'booked', payment: 'paid', here: inTime!.there, there: inTime!.there })
    await page.getByRole('link', { name: say(messages.appointment), exact: true }).click()
    await expect(heading(money.expiredHeading)).toBeVisible()
    await expect(page.getByText(say(money.expiredLate))).toBeVisible()
    await page.goBack()
    await page
      .getByRole('region', { name: say(messages.nextTimes) })
      .getByRole('link')
      .first()
      .click()
    await expect(heading(whoMessages.heading)).toBeVisible()
    await request.dispose()
  })

/** A guest with a phone of their own, up to the last step. */
async function fillIn(patient: Patient): Promise<void> {
  const number = newPhone()
  await patient.fillDetails(number)
  await patient.sendCode()
  await patient.giveCode(number)
}
