import { bookingSteps, type UsageReport } from '#contract/usage-events'
import { messages as figures } from '#console/figures/usage.messages.ts'
import { messages as delivery } from '#console/push/figures/figures.messages.ts'
import { messages as shell } from '#console/shell/shell.messages.ts'
import { lastingTime, patientAt } from './support/booking.ts'
import { staffAt } from './support/console.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { startOwnServer, type OwnServer } from './support/own-server.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-AE' })

let server: OwnServer<{ origin: string; token: string }>
test.beforeAll(async () => {
  server = await startOwnServer('partner-push-server')
})
test.afterAll(() => server.stop())

test('a patient comes by a link, finds nothing, then books, and the partner sees it counted without the person', async ({
  page,
  browser,
  playwright,
}) => {
  const { origin, token } = server
  const owner = staffAt(page, 'en', 'owner@push.example')
  await page.goto(`${origin}/partner/patientweb/invitation#${token}`)
  await owner.join('Reem Nasser')
  await page.getByRole('link', { name: owner.say(shell.figures), exact: true }).click()
  await expect(owner.heading(figures.none)).toBeVisible()
  await expectAccessible(page, 'figures where nothing was counted')

  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, locale: 'en-AE' })
  const request = await playwright.request.newContext({ baseURL: origin })
  const visitor = await context.newPage()
  const patient = patientAt(visitor, request, 'en')
  const reported: string[] = []
  visitor.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/usage') reported.push(sent.postData() ?? '')
  })
  const phone = newPhone()
  await visitor.goto('/en-ae/doctors?query=qqqqqqqq&source=newsletter')
  const told = (...events: string[]) => JSON.stringify({ events })
  await expect.poll(() => reported.toSorted()).toEqual([told('no_doctors_found'), told('visit')])
  await visitor.goto('/en-ae/doctor/dentistry')
  await expect.poll(() => reported.slice(2)).toEqual([told('visit')])
  await (await lastingTime(visitor)).click()
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await patient.confirm()
  await patient.expectConfirmed()
  await expect
    .poll(() => reported.slice(3).flatMap((report) => (JSON.parse(report) as UsageReport).events))
    .toEqual(bookingSteps)

  const few = owner.say(figures.under, { few: '5' })
  const sumsOf = (what: { id: string; defaultMessage: string }) =>
    page
      .getByRole('region', { name: owner.say(figures.table, { what: owner.say(what) }) })
      .getByRole('row', { name: new RegExp(`^${owner.say(delivery.total)}`) })
      .getByRole('cell')
  await page.reload()
  await expect(sumsOf(figures.visits)).toHaveText([few, '0', '0'])
  await expect(sumsOf(figures.searches)).toHaveText([few, '0'])
  await expect(sumsOf(figures.ends)).toHaveText(['0', '0', '0', '0', few])
  // What led here is told after the booking.
  await expect(async () => {
    await page.reload()
    await expect(sumsOf(figures.bookings)).toHaveText([few, '0', few], { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await expectAccessible(page, 'figures')
  await context.close()
  await request.dispose()
})
