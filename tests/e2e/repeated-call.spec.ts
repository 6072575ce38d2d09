import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { startFaultyHost } from './support/faulty-host.ts'
import { expect, newPhone, readCode, test, withWorker } from './support/journey.ts'

test.use(withWorker)

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
  const keysOf = (path: RegExp) => host.deliveredTo(path).map(({ headers }) => headers['idempotency-key'])
  await openFirstFreeTime(page, `${host.origin}/en-ae/doctor/dermatology`)
  await patient.fillDetails(phone)

  await test.step('asking for the code', async () => {
    host.breakAnswerOf(otp)
    await patient.sendCode()
    // The browser sends again by itself on a connection that it used before, the page on a new one.
    expect(keysOf(otp)).toEqual([expect.any(String), keysOf(otp)[0]])
    const inbox = await (await request.get('/demo/inbox')).text()
    expect(inbox.split(phone).length - 1).toBe(1)
  })

  const code = await readCode(request, phone)
  const field = page.getByLabel(patient.say(codeEntry.code))
  await test.step('a wrong code, five times sent, is one wrong code', async () => {
    for (let time = 0; time < 4; time++) host.breakAnswerOf(verify)
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await expect(
      page
        .getByText(patient.say(codeEntry.triesLeft, { count: 4 }))
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect.poll(() => host.deliveredTo(verify).length).toBe(5)
    expect(new Set(keysOf(verify)).size).toBe(1)
  })

  await test.step('the right code, sent twice, proves the phone', async () => {
    host.breakAnswerOf(verify)
    await field.fill(code)
    await expect(patient.heading(reviewMessages.heading)).toBeVisible()
    const [first, again, ...others] = keysOf(verify).slice(5)
    expect([again, others]).toEqual([first, []])
  })
  await patient.confirm()
  await patient.expectConfirmed()
  // A connection that broke on purpose is named by the browser.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_EMPTY_RESPONSE|ERR_CONNECTION/.test(fault)))
  host.close()
})
