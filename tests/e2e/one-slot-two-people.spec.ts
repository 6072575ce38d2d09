import type { Page } from '@playwright/test'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as ownVisit } from '#src/pages/booking/own-visit.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'

test('of two people who want one time one gets it, and the other is told at once and offered others [S06]', async ({
  browser,
  page,
  request,
}) => {
  const phone = newPhone()
  await openFirstFreeTime(page, '/en-ae/doctor/cardiology')
  const first = patientAt(page, request, 'en')
  await first.fillDetails(phone)
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const otherPage = await other.newPage()
  const second = patientAt(otherPage, request, 'en')
  const link = await linkToHeldTime(page)
  await otherPage.goto(link)
  await expect(otherPage.getByRole('alert')).toContainText('was just taken')
  const alternatives = otherPage.getByRole('alert').getByRole('button')
  expect(await alternatives.count()).toBeGreaterThan(0)
  // What was just lost is offered nowhere on the screen, neither among the nearest times nor in the grid of the day.
  const lost = new URL(link, 'http://localhost').searchParams.get('start')!
  await expect(otherPage.locator('#times [data-start]').first()).toBeVisible()
  await expect(otherPage.locator(`#times [data-start="${lost}"]`)).toHaveCount(0)
  await expect(second.button(whenMessages.continue)).toBeVisible()

  await first.sendCode()
  await first.giveCode(phone)
  await first.confirm()
  await first.expectConfirmed()
  // Opened once more by who has it now, the link leads to their own visit.
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText(first.say(ownVisit.title))
  await expectAccessible(page, 'the link of a time of one’s own')
  await page.getByRole('link', { name: first.say(ownVisit.open) }).click()
  await expect(first.heading(appointment.title)).toBeVisible()

  const otherPhone = newPhone()
  await alternatives.first().click()
  await second.fillDetails(otherPhone)
  await second.sendCode()
  await second.giveCode(otherPhone)
  await expect(otherPage.getByText(second.say(reviewMessages.heading))).toBeVisible()
  await second.confirm()
  await second.expectConfirmed()
  await other.close()
})

/** The link to the time that this page's booking holds: its own address is cleaned once the time is chosen, its draft names it. */
async function linkToHeldTime(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    for (const { name } of databases) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error!)
      })
      for (const store of opened.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = opened.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result as unknown[])
        })
        for (const value of values) {
          const slot = (value as { draft?: { context?: { chosen?: { slot?: Record<string, string> } } } }).draft
            ?.context?.chosen?.slot
          if (slot) {
            const { practitioner_id: _, ...query } = slot
            return `${location.pathname}?${new URLSearchParams(query).toString()}`
          }
        }
      }
      opened.close()
    }
    throw new Error('no draft of a booking is kept')
  })
}
