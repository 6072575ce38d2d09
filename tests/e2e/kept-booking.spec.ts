import type { Page } from '@playwright/test'
import { messages as kept } from '#src/outbox/booking/booking-notice.messages.ts'
import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as queued } from '#src/pages/booking/queued.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { ageKeptBookings, countUnseenOutcomes } from '#tests/support/kept-bookings'
import { freeTime, openFirstFreeTime, patientAt, timesAtOnce } from './support/booking.ts'
import { expect, expectAccessible, expectWorker, newPhone, test, withWorker } from './support/journey.ts'

test.use(withWorker)

/** What the region of notices says of a kept booking, whichever page it is on. */
const newsOn = (page: Page, title: string) => page.locator('#notices').filter({ hasText: title })

/** Closes the booking, which leads to the doctor. */
async function walkElsewhere(page: Page, close: string): Promise<void> {
  await page.getByRole('button', { name: close, exact: true }).click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
}

test('a booking confirmed offline is told to be booked on the page the patient went to meanwhile, with a way to it', async ({
  page,
  context,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'ar')
  await openFirstFreeTime(page, '/ar-ae/doctor/urology')
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await expectWorker(page)
  await context.setOffline(true)
  await patient.confirm()
  await expect(patient.heading(queued.heading)).toBeVisible()
  await walkElsewhere(page, patient.say(shell.close))
  await context.setOffline(false)

  const news = newsOn(page, patient.say(kept.booked))
  await expect(news).toBeVisible()
  await expect(news).toHaveAttribute('role', 'status')
  await expectAccessible(page, 'booked meanwhile')
  // It stays until it is dismissed: what is last on the page can be scrolled clear of it.
  const room = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = [...document.querySelectorAll('main a, main button')].at(-1)!.getBoundingClientRect()
    return document.querySelector('#notices')!.getBoundingClientRect().top - last.bottom
  })
  expect(room).toBeGreaterThanOrEqual(0)
  await page.reload()
  await news.getByRole('link', { name: patient.say(kept.open) }).click()
  await patient.expectConfirmed()
  await expect(news).toHaveCount(0)
  await page.reload()
  await patient.expectConfirmed()
  await expect(news).toHaveCount(0)
})

test('one that waited too long asks wherever the patient is, and goes on their word; one that is refused leads to other times', async ({
  page,
  context,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await page.goto('/en-ae/doctor/city/dubai')
  await expect(page.locator(freeTime).first()).toBeVisible()
  const [taken, wanted] = await timesAtOnce(page)
  await page.goto(wanted)
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)

  await test.step('another visit at that time is booked in another tab', async () => {
    const tab = await context.newPage()
    const there = patientAt(tab, request, 'en')
    await tab.goto(taken)
    await there.fillDetails(phone)
    await there.button(whoMessages.continueProven).click()
    await expect(there.heading(reviewMessages.heading)).toBeVisible()
    await there.confirm()
    await there.expectConfirmed()
    // What was shown is noted as seen a moment later: until then this tab would tell of it as well.
    await expect.poll(() => tab.evaluate(countUnseenOutcomes)).toBe(0)
    await tab.close()
  })

  await expectWorker(page)
  await context.setOffline(true)
  await patient.confirm()
  await expect(patient.heading(queued.heading)).toBeVisible()
  await walkElsewhere(page, patient.say(shell.close))
  await page.evaluate(ageKeptBookings, 20)
  await context.setOffline(false)

  const question = newsOn(page, patient.say(kept.due))
  await expect(question).toBeVisible()
  await expectAccessible(page, 'waits for a word')
  await question.getByRole('button', { name: patient.say(kept.send), exact: true }).click()
  const refusal = newsOn(page, patient.say(kept.refused))
  await expect(refusal).toContainText('This phone number has another visit at that time.')
  await expectAccessible(page, 'refused meanwhile')
  await refusal.getByRole('link', { name: patient.say(kept.otherTimes) }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('overlaps another visit booked with this phone number')
  await expect(refusal).toHaveCount(0)
  await alert.getByRole('button').first().click()
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  await patient.button(reviewMessages.confirm).click()
  await patient.expectConfirmed()
})
