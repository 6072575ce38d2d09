import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { messages } from '#src/pages/payment/payment.messages.ts'
import { patientAt } from './support/booking.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { providerAt, reachReview } from './support/paying.ts'

/** Seconds after which the time to pay is over, and the provider has said that it was paid after that. */
const afterAnswer = 40 * 60

let server: OwnServer<{ origin: string }>
test.beforeAll(async () => {
  server = await startOwnServer('passing-time-server.ts')
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
  await reachReview(page, patient, `${server.origin}/en-ae/doctor/city/dubai?visit=telemedicine&key=hospital`)
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
