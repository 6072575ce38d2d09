import { messages as shell } from '#src/shell/shell.messages.ts'
import { messages as booking } from '#src/pages/booking/booking.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { messages as picker } from '#src/features/slot-picker/parts/slot-picker.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, newPhone, test } from './support/journey.ts'
import { words } from './support/words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('one’s own time stays among the free ones when another is looked for, and the summary follows what is looked at', async ({
  page,
  request,
}) => {
  const patient = patientAt(page, request, 'en')
  await openFirstFreeTime(page, '/en-ae/doctor/endocrinology')
  await patient.fillDetails(newPhone())
  const summary = page.getByRole('complementary', { name: words('en', booking.summary) })
  const before = await summary.textContent()

  await page.goBack()
  await expect(patient.heading(whenMessages.heading)).toBeVisible()
  const own = page.locator('#times [data-start][aria-pressed="true"]')
  await expect(own).toHaveCount(1)
  const time = (await own.textContent())!
  expect(before).toContain(time)

  const other = page.locator('#times [data-start][aria-pressed="false"]').first()
  const wanted = (await other.textContent())!
  await other.click()
  await expect(summary).toContainText(`, ${wanted}`)
  await expect(summary).not.toContainText(`, ${time}`)

  const service = page.getByRole('combobox', { name: words('en', picker.service) })
  const [, second] = await service.getByRole('option').allTextContents()
  await service.selectOption(second!)
  await expect(summary).toContainText(second!.split(',')[0]!)
  await expect(summary).toContainText(words('en', whenMessages.title))
})

test('the time that is held stays one’s own on the doctor’s page, in lists and on home, and is missing for others', async ({
  page,
  request,
  browser,
}) => {
  const patient = patientAt(page, request, 'en')
  await openFirstFreeTime(page, '/en-ae/doctor/rheumatology')
  const { searchParams, pathname } = new URL(page.url())
  const doctor = pathname.replace(/\/appointment\/book.*/, '')
  const held = `[data-start="${searchParams.get('start')}"]`
  await expect(patient.heading(whoMessages.heading)).toBeVisible()
  await page.goto(doctor)
  await expect(page.locator(held).first()).toBeVisible()

  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto(doctor)
  await expect(stranger.locator('[data-start]').first()).toBeVisible()
  await expect(stranger.locator(held)).toHaveCount(0)
  await other.close()

  const own = page.getByRole('link', { name: / Yours, .* Held until / })
  await page.goto('/en-ae/doctor/rheumatology')
  await expect(own).toHaveCount(1)
  await page.goto('/en-ae')
  await page.getByRole('link', { name: / Held for you until / }).click()
  await expect(patient.heading(whoMessages.heading)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathname)

  // Who went back to the times, and then presses theirs, has chosen it.
  await page.goBack()
  await expect(patient.heading(whenMessages.heading)).toBeVisible()
  await patient.button(shell.close).click()
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await page.locator('#times a[href*="start="]').filter({ visible: true }).click()
  await expect(patient.heading(whoMessages.heading)).toBeVisible()
})
