import type { Locator, Page } from '@playwright/test'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { openFirstFreeTime, openTimesOfFirstDoctor, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, readCode, test, withWorker } from './support/journey.ts'
import { words } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

test.use(withWorker)

for (const { size, specialities } of variantsOf(
  [
    { size: { width: 390, height: 844 }, specialities: ['dermatology', 'cardiology', 'neurology'] },
    { size: { width: 1440, height: 900 }, specialities: ['dentistry', 'urology', 'psychiatry'] },
  ] as const,
  0,
))
  test.describe(`what a press that leads nowhere says at ${size.width} px`, () => {
    test.use({ viewport: size })
    const refusal = (page: Page, text: string | RegExp) =>
      page.getByRole('alert').filter({ hasText: text, visible: true })

    test('no time: beside the button, with the focus on the times, until one is chosen', async ({ page, request }) => {
      const patient = patientAt(page, request, 'en')
      await openTimesOfFirstDoctor(page, `/en-ae/doctor/${specialities[0]}`)
      const time = page.locator('#times [data-start]')
      await expect(time.first()).toBeVisible()
      await patient.button(whenMessages.continue).click()
      const reason = refusal(page, words('en', whenMessages.choose))
      await expectInSight(reason)
      await expect(time.first()).toBeFocused()
      await expectAccessible(page, 'no time chosen')
      await time.last().click()
      await expect(reason).toHaveCount(0)
    })

    test.describe('without a worker that has it already', () => {
      test.use({ serviceWorkers: 'block' })

      test('a form that cannot be checked: beside the button, until it can', async ({ page, request, faults }) => {
        const patient = patientAt(page, request, 'en')
        const phones = '**/assets/parse-phone-*.js'
        await page.route(phones, (route) => route.abort())
        await openFirstFreeTime(page, `/en-ae/doctor/${specialities[2]}`)
        await patient.fillDetails(newPhone())
        await patient.button(whoMessages.continue).click()
        const reason = refusal(page, words('en', whoMessages.errorNotLoaded))
        await expectInSight(reason)
        await page.unroute(phones)
        await patient.sendCode()
        // The test's own doing is named on the console.
        faults.splice(0, faults.length, ...faults.filter((fault) => !/registration blocked by Playwright/.test(fault)))
      })
    })

    test('a form that is wrong, and a code that could not be sent: beside the button and at the field, for as long as it is so', async ({
      page,
      context,
      request,
    }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, 'en')
      await openFirstFreeTime(page, `/en-ae/doctor/${specialities[1]}`)
      await patient.fillDetails('12')
      await page.getByLabel('First name').fill('')
      await page.getByLabel('Anything the doctor should know?').click()
      await patient.button(whoMessages.continue).click()
      const fields = refusal(page, 'Please check: First name and Mobile phone.')
      const first = page.getByLabel('First name')
      await expectInSight(fields)
      await expect(first).toBeFocused()
      await expectInSight(first)
      await first.fill('Layla')
      await expectInSight(refusal(page, /^Mobile phone: This number can’t be reached/))
      await expect(first).not.toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel('Mobile phone').fill(phone)
      await expect(refusal(page, /./)).toHaveCount(0)

      await context.setOffline(true)
      await page.getByLabel('Anything the doctor should know?').click()
      await patient.button(whoMessages.continue).click()
      const offline = refusal(page, words('en', problemMessages.offline))
      await expectInSight(offline)
      await context.setOffline(false)
      await expect(offline).toHaveCount(0)
      await patient.sendCode()
    })

    test('a code: the field has the focus when its step opens and after a wrong one, and what is typed without a network is kept', async ({
      page,
      context,
      request,
    }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, 'en')
      await openFirstFreeTime(page, `/en-ae/doctor/${specialities[2]}`)
      await patient.fillDetails(phone)
      await patient.sendCode()
      const field = page.getByLabel(words('en', codeEntry.code), { exact: true })
      await expect(field).toBeFocused()
      await page.keyboard.type('12')
      await patient.button(codeMessages.continue).click()
      await expectInSight(refusal(page, words('en', codeEntry.short, { count: 6 })))
      await expect(field).toBeFocused()

      const code = await readCode(request, phone)
      await field.fill(code === '000000' ? '000001' : '000000')
      await expectInSight(refusal(page, words('en', codeEntry.triesLeft, { count: 4 })))
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
      await expect(field).toHaveAccessibleDescription(words('en', codeEntry.triesLeft, { count: 4 }))

      await context.setOffline(true)
      await page.keyboard.type(code)
      const kept = refusal(page, words('en', codeEntry.offline))
      await expectInSight(kept)
      await expect(field).toHaveValue(code)
      await context.setOffline(false)
      await expect(patient.heading(reviewMessages.heading)).toBeVisible()
    })
  })

/** Nothing lies over it, where it stands now. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element.first()).toBeVisible()
  const isInSight = () =>
    element.first().evaluate((shown) => {
      const { left, top, width, height } = shown.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return seen !== null && (shown.contains(seen) || seen.contains(shown))
    })
  await expect.poll(isInSight).toBe(true)
}
