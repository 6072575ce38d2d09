import type { Page } from '@playwright/test'
import { messages as appointment } from '#src/features/appointment/appointment.messages.ts'
import { messages } from '#src/pages/booking/insurance.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { words, type TestLanguage } from './support/words.ts'
import { variantsOf } from './support/variants.ts'

const insuranceAt = (page: Page, language: TestLanguage) => ({
  insurer: page.getByRole('combobox', { name: words(language, messages.insurance) }),
  plan: page.getByRole('combobox', { name: words(language, messages.plan) }),
  chosen: page.locator('select[name="insurer"] option:checked'),
  chosenPlan: page.locator('select[name="plan"] option:checked'),
})

for (const { language, locale, name } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', name: 'Sadeem Insurance' },
    { language: 'ar', locale: 'ar-ae', name: 'سديم للتأمين' },
  ] as const,
  1,
)) {
  test.describe(`a member on a phone in ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('tells the plan once, and reads the same of it in review, confirmation and appointment', async ({
      page,
      request,
    }) => {
      const phone = newPhone()
      const patient = patientAt(page, request, language)
      await openFirstFreeTime(page, `/${locale}/doctor/dermatology?visit=clinic&key=insurer`)
      await patient.fillDetails(phone)
      const insurance = insuranceAt(page, language)
      await expect(insurance.chosen).toHaveText(name)
      const plan = await chooseAcceptedPlan(page, language)
      await expectAccessible(page, 'details')
      await patient.sendCode()
      await patient.giveCode(phone)

      const row = page.getByRole('listitem').filter({ hasText: words(language, messages.accepted) })
      await expect(row).toContainText(`${name} · ${plan}`)
      await expect(page.getByText(words(language, messages.atMost)).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByText(words(language, reviewMessages.pay), { exact: true })).toHaveCount(0)
      await expectAccessible(page, 'review')
      await row.getByRole('button').click()
      await expect(insurance.insurer).toBeFocused()
      await expect(insurance.insurer).toBeInViewport()
      await patient.button(whoMessages.continueProven).click()
      await expect(row).toBeVisible()
      await patient.confirm()
      await patient.expectConfirmed()
      await expect(page.getByText(words(language, appointment.insurance, { name: `${name} · ${plan}` }))).toBeVisible()
      await expect(page.getByText(words(language, appointment.bringOwnInsurance), { exact: true })).toBeVisible()
      await expectAccessible(page, 'confirmed')

      await openFirstFreeTime(page, `/${locale}/doctor/dentistry?visit=clinic&key=insurer`)
      await expect(insurance.chosen).toHaveText(name)
      await expect(insurance.chosenPlan).toHaveText(plan)
    })
  })
}

test('elsewhere nobody is taken for insured, and who says they pay themselves pays the fee', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const patient = patientAt(page, request, 'en')
  // In person, whatever is free first at this time of day: nothing is brought along to a video visit.
  await openFirstFreeTime(page, '/en-ae/doctor/cardiology?visit=clinic')
  await patient.fillDetails(phone)
  const insurance = insuranceAt(page, 'en')
  await expect(insurance.chosen).toHaveText(words('en', messages.none))
  await expect(insurance.plan).toHaveCount(0)
  await insurance.insurer.selectOption({ index: 1 })
  await expect(insurance.plan).toBeVisible()
  // What was told outlives a reload, until it is taken back.
  const chosenText = await insurance.chosen.textContent()
  await page.reload()
  await expect(insurance.chosen).toHaveText(chosenText!)
  await insurance.insurer.selectOption({ index: 0 })
  await patient.sendCode()
  await patient.giveCode(phone)
  await expect(page.getByText(words('en', messages.atMost))).toHaveCount(0)
  await patient.confirm()
  await patient.expectConfirmed()
  await expect(page.getByText(words('en', appointment.bringInsurance))).toBeVisible()

  // Who then looks for doctors of an insurer is insured there, on the way by the doctor's page too.
  await page.goto('/en-ae/doctor/dentistry?insurance=waha')
  await page.locator('article h2 a').first().click()
  await page
    .getByRole('link', { name: /^Book\b/ })
    .filter({ visible: true })
    .last()
    .click()
  await expect(insurance.chosen).toHaveText('Waha Takaful')
})

/** The first plan that the doctor takes, by name. */
async function chooseAcceptedPlan(page: Page, language: TestLanguage): Promise<string> {
  const { plan, chosenPlan } = insuranceAt(page, language)
  const accepted = page.getByText(words(language, messages.accepted), { exact: true })
  const values = await plan
    .locator('option:not([value=""])')
    .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))
  for (const value of values) {
    await plan.selectOption(value)
    await expect(chosenPlan).toHaveAttribute('value', value)
    if (await accepted.isVisible()) return (await chosenPlan.textContent())!
  }
  throw new Error('The doctor takes none of the plans.')
}
