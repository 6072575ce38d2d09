import type { Page } from '@playwright/test'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { startFaultyHost } from './support/faulty-host.ts'
import { expect, newPhone, readCode, test } from './support/journey.ts'

/** How often the page itself asked, whatever the browser sent. */
function askedBy(page: Page, path: RegExp) {
  let times = 0
  page.on('request', (request) => path.test(request.url()) && times++)
  return () => times
}

test('a code that the browser asks for and gives twice, because the connection broke, is one code and one try', async ({
  page,
  request,
  baseURL,
  faults,
}) => {
  const host = await startFaultyHost(baseURL!)
  const patient = patientAt(page, request, 'en')
  const phone = newPhone()
  const [otp, verify] = [/\/patient\/otp$/, /\/patient\/verify$/]
  const [askedForCode, gaveCode] = [askedBy(page, otp), askedBy(page, verify)]
  await openFirstFreeTime(page, `${host.origin}/en-ae/doctor/dermatology`)
  await patient.fillDetails(phone)

  await test.step('asking for the code', async () => {
    host.breakAnswerOf(otp)
    await patient.sendCode()
    // The browser sent the very same bytes again, and the page knows nothing of it.
    expect(askedForCode()).toBe(1)
    const sent = host.deliveredTo(otp).map(({ headers }) => headers['x-authorization'])
    expect(sent).toEqual([sent[0], sent[0]])
    const inbox = await (await request.get('/demo/inbox')).text()
    expect(inbox.split(phone).length - 1).toBe(1)
  })

  const code = await readCode(request, phone)
  const field = page.getByLabel(patient.say(codeMessages.label))
  await test.step('a wrong code, five times sent, is one wrong code', async () => {
    for (let time = 0; time < 4; time++) host.breakAnswerOf(verify)
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await expect(
      page.getByText(patient.say(problemMessages.code_invalid)).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect.poll(() => host.deliveredTo(verify).length).toBe(5)
    expect(new Set(host.deliveredTo(verify).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  await test.step('the right code, sent twice, proves the phone', async () => {
    host.breakAnswerOf(verify)
    const before = gaveCode()
    await field.fill(code)
    await expect(patient.heading(reviewMessages.heading)).toBeVisible()
    expect(gaveCode() - before).toBe(1)
  })
  await patient.confirm()
  await patient.expectConfirmed()
  // A connection that broke on purpose is named by the browser.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_EMPTY_RESPONSE|ERR_CONNECTION/.test(fault)))
  host.close()
})
