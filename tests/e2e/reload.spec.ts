import type { Page } from '@playwright/test'
import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { expect, newPhone, test, withWorker } from './support/journey.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'

test.use(withWorker)

/** The step that the device keeps of the booking: it is written while the page draws, and a reload in that very moment finds the one before. */
const keptStep = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('patientweb:patientweb')
    const database = await new Promise<IDBDatabase>((found) => (open.onsuccess = () => found(open.result)))
    const drafts = IDBKeyRange.lowerBound('patientweb:patientweb:draft:booking:')
    const asked = database.transaction('kept').objectStore('kept').getAll(drafts, 1)
    const [kept] = await new Promise<unknown[]>((found) => (asked.onsuccess = () => found(asked.result)))
    database.close()
    return (kept as { draft?: { context?: { step?: string } } } | undefined)?.draft?.context?.step
  })

test('a reload in the middle of each step comes back to it with everything that was typed', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await openFirstFreeTime(page, '/en-ae/doctor/general-practice')
  await patient.fillDetails(phone)
  await page.getByLabel('Anything the doctor should know?').fill('I use a wheelchair')

  await page.reload()
  await expect(patient.heading(whoMessages.heading)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Layla')
  await expect(page.getByLabel('Mobile phone')).toHaveValue(phone)
  await expect(page.getByLabel('Anything the doctor should know?')).toHaveValue('I use a wheelchair')

  await patient.sendCode()
  await expect.poll(() => keptStep(page)).toBe('code')
  await page.reload()
  await expect(patient.heading(codeMessages.heading)).toBeVisible()

  await patient.giveCode(phone)
  await expect.poll(() => keptStep(page)).toBe('review')
  await page.reload()
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  await expect(page.getByText('I use a wheelchair')).toBeVisible()

  await patient.button(reviewMessages.changeTime).click()
  await expect(patient.heading(whenMessages.heading)).toBeVisible()
  await page.reload()
  await expect(patient.heading(whenMessages.heading)).toBeVisible()
  await page
    .getByRole('button', { name: /^Continue with/ })
    .filter({ visible: true })
    .click()
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()

  await patient.confirm()
  await patient.expectConfirmed()
  await page.reload()
  await patient.expectConfirmed()
})
