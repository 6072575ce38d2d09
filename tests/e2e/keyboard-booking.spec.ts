import { messages as picker } from '#src/features/slot-picker/parts/slot-picker.messages.ts'
import { messages as searchBox } from '#src/features/search-box/search-box.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { patientAt } from './support/booking.ts'
import { expect, newPhone, readCode, test } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { words } from './support/words.ts'

test('a guest without a pointer finds a doctor, picks a day of the calendar and a time, and is booked [R05 R06 S06]', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  const keyboard = keyboardOf(page)

  await page.goto('/en-ae')
  await keyboard.type(page.getByRole('combobox', { name: words('en', searchBox.what) }), 'derma')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  await keyboard.press(page.locator('main a[href*="/dr-"]').filter({ visible: true }).first())
  await expect(page.locator('[data-screen="doctor"]')).toBeVisible()
  await keyboard.press(patient.button(picker.calendar))
  const days = page.getByRole('grid')
  const chosen = days.locator('[data-selected]')
  await expect(chosen).toBeFocused()
  const first = await chosen.getAttribute('aria-label')
  const focused = page.locator(':focus')
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await focused.getAttribute('aria-disabled')).toBeNull()
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(chosen).not.toHaveAttribute('aria-label', first!)
  const time = page
    .getByRole('group', { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole('button')
    .first()
  await keyboard.press(time, 'Space')
  await expect(time).toHaveAttribute('aria-pressed', 'true')
  // The bar at the foot of the page is far down its order; the next stop after the times leads on as well.
  await keyboard.press(page.locator('#times').getByRole('link', { name: /^Book / }))

  await expect(patient.heading(whoMessages.heading)).toBeFocused()
  await keyboard.type(page.getByLabel(words('en', whoMessages.first)), 'Layla')
  await keyboard.type(page.getByLabel(words('en', whoMessages.last)), 'Farouk')
  await keyboard.type(page.getByLabel(words('en', whoMessages.phone)), phone)
  await page.keyboard.press('Enter')

  await expect(patient.heading(codeMessages.heading)).toBeVisible()
  await keyboard.type(page.getByLabel(words('en', codeEntry.code), { exact: true }), await readCode(request, phone))
  await expect(patient.heading(reviewMessages.heading)).toBeVisible()
  await keyboard.press(patient.button(reviewMessages.confirm))
  await patient.expectConfirmed()
})
