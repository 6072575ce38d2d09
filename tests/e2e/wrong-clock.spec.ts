import type { Page } from '@playwright/test'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, newPhone, test } from './support/journey.ts'

/** Sets the clock of every page of this device wrong by some minutes; it goes on at the right speed. */
const setClockWrong = (page: Page, minutes: number) =>
  page.addInitScript((wrongBy) => {
    const now = Date.now.bind(Date)
    globalThis.Date = new Proxy(Date, {
      construct: (date, values: unknown[]) =>
        Reflect.construct(date, values.length > 0 ? values : [now() + wrongBy]) as Date,
      apply: (date) => new date(now() + wrongBy).toString(),
      get: (date, name) => (name === 'now' ? () => now() + wrongBy : (Reflect.get(date, name) as unknown)),
    })
  }, minutes * 60_000)

for (const [device, minutes] of [
  ['half an hour ahead', 30],
  ['an hour slow', -60],
  ['four minutes slow, which signing forgives', -4],
] as const)
  test(`a patient books on a phone whose clock is ${device} [H10]`, async ({ page, request, faults }) => {
    await setClockWrong(page, minutes)
    const patient = patientAt(page, request, 'en')
    const phone = newPhone()
    await openFirstFreeTime(page, '/en-ae/doctor/dermatology')
    await patient.fillDetails(phone)
    await patient.sendCode()

    await test.step('another code is a pause of the server away, by the server’s clock', async () => {
      await expectPauseOfServer(page)
      await page.reload()
      await expectPauseOfServer(page)
    })

    await patient.giveCode(phone)
    await test.step('the proof outlives a reload', async () => {
      await page.reload()
      await expect(patient.heading(reviewMessages.heading)).toBeVisible()
    })
    await patient.confirm()
    await patient.expectConfirmed()
    // A stale date is refused once and corrected: the browser names that refusal.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 406/.test(fault)))
  })

/**
 * The pause is half a minute, and its line a few seconds off by as much as answers take to arrive. By the phone's own clock it
 * would be over, or minutes long.
 */
async function expectPauseOfServer(page: Page) {
  const seconds = await secondsUntilResend(page)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(60)
}

/** What the line below the code says. */
async function secondsUntilResend(page: Page): Promise<number> {
  const [before = ''] = codeEntry.wait.defaultMessage.split('{time}')
  const line = page.getByText(before.trim())
  const [, minutes, seconds] = /(\d{1,3}):(\d\d)/.exec((await line.textContent()) ?? '')!
  return Number(minutes) * 60 + Number(seconds)
}
