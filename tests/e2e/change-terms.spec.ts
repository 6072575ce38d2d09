import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages as change } from '#src/features/appointment/change.messages.ts'
import { messages as overlap } from '#src/features/overlap-note/overlap-note.messages.ts'
import { messages as review } from '#src/pages/booking/review.messages.ts'
import { messages as who } from '#src/pages/booking/who.messages.ts'
import { dayOf, freeTime, openFirstFreeTime, patientAt, startOf, timesAtOnce } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: { width: 390, height: 844 } },
    { language: 'ar', locale: 'ar-ae', size: { width: 1440, height: 900 } },
  ] as const,
  0,
))
  test(`what late cancelling costs is said before the visit is booked and before it is cancelled, with a reason: ${locale} [C56] [S08]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const phone = newPhone()
    const patient = patientAt(page, request, language)
    const { say } = patient
    // The first free time of this partner is within the two days in which cancelling costs half.
    await openFirstFreeTime(page, `/${locale}/doctor/city/dubai?visit=clinic&key=hospital`)
    await patient.fillDetails(phone)
    await patient.sendCode()
    await patient.giveCode(phone)
    const costs = page.getByText(new RegExp(`^${say(review.notFree, { fee: '' }).trim()}.*\\d`)).first()
    await expect(costs).toBeVisible()
    await expect(page.getByText(say(review.moveNot))).toBeVisible()
    await expectAccessible(page, 'the last step with what cancelling costs')
    await patient.confirm()
    await patient.expectConfirmed()

    await expect(page.getByRole('button', { name: say(appointment.change) })).toHaveCount(0)
    await page.getByRole('button', { name: say(appointment.cancel) }).click()
    const dialog = page.getByRole('dialog', { name: say(appointment.cancelTitle) })
    await dialog.getByLabel(say(change.why)).selectOption({ label: say(change.why_better) })
    await dialog.getByLabel(say(change.note)).fill('It went away')
    await expectAccessible(page, 'cancelling for a fee')
    await dialog.getByRole('button', { name: new RegExp(say(change.cancelFor, { fee: '' }).trim()) }).click()
    await expect(page.getByRole('heading', { level: 1, name: say(appointment.cancelledHeading) })).toBeFocused()
    await page.reload()
    await expect(page.getByText(say(change.saidWhy, { reason: say(change.why_better) }))).toBeVisible()
    await expect(page.getByText('It went away')).toBeVisible()
    await expect(page.getByText(new RegExp(say(change.kept, { fee: 'X' }).split('X')[0]!))).toBeVisible()
    await expectAccessible(page, 'a visit that was cancelled late')
  })

test('a time that overlaps another visit is said as soon as it is chosen, on whichever page', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  await page.goto('/en-ae/doctor/city/dubai')
  await expect(page.locator(freeTime).first()).toBeVisible()
  const [first, second] = await timesAtOnce(page)
  await page.goto(first)
  await patient.fillDetails(phone)
  await patient.sendCode()
  await patient.giveCode(phone)
  await patient.confirm()
  await patient.expectConfirmed()

  // Of the same kind and place: the doctor has other times elsewhere.
  await page.goto(second.replace(/([?&])start=[^&]*&?/, '$1'))
  await page.locator('[data-start]').first().waitFor()
  const start = startOf(second)
  // The page shows the next day that has a free time, which may be an earlier one.
  await dayOf(page, start).click()
  await page.locator(`[data-start="${start}"]`).click()
  const said = page.getByRole('alert').filter({ hasText: words('en', overlap.refused) })
  await expect(said).toBeVisible()
  await expectAccessible(page, 'a time that overlaps another visit')

  // Pressed on a list or a doctor's page, it passes by the step in which times are chosen.
  await page.goto(second)
  await expect(patient.heading(who.heading)).toBeVisible()
  await expect(said).toBeVisible()
  await expectAccessible(page, 'a time chosen before that overlaps another visit')
})
