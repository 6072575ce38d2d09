import type { Page } from '@playwright/test'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages } from '#src/pages/payment/payment.messages.ts'
import { sandboxWords } from '#server/payments/sandbox/sandbox-words'
import { openFirstFreeTime, patientAt } from './support/booking.ts'
import { expect, expectAccessible, newPhone, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import type { Message, TestLanguage } from './support/words.ts'

/** The shipped partner whose visits can be paid by card, those by video by card alone. */
const partner = 'key=hospital'
const byVideo = `doctor/city/dubai?visit=telemedicine&${partner}`
const atClinic = `doctor/city/dubai?visit=clinic&${partner}`

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

type Patient = ReturnType<typeof patientAt>
type Outcome = keyof (typeof sandboxWords)['en']['outcomes']

/** The page of the demo's provider, in the language of the page before it. */
function providerAt(page: Page, language: TestLanguage) {
  const { title, outcomes } = sandboxWords[language]
  return {
    async choose(outcome: Outcome) {
      await expect(page).toHaveTitle(title)
      await page.getByRole('button', { name: outcomes[outcome], exact: true }).click()
    },
    expectOpen: () => expect(page).toHaveTitle(title),
  }
}

/** As a guest up to the last step of a booking. */
async function reachReview(page: Page, patient: Patient, path: string): Promise<void> {
  await openFirstFreeTime(page, path)
  const number = newPhone()
  await patient.fillDetails(number)
  await patient.sendCode()
  await patient.giveCode(number)
}

const payButton = (page: Page, { say }: Patient, message: Message) =>
  page.getByRole('button', { name: new RegExp(`^${say(message, { amount: '' }).trim()}`) })

for (const { language, locale, size } of variantsOf(
  [
    { language: 'en', locale: 'en-ae', size: phone },
    { language: 'ar', locale: 'ar-ae', size: desktop },
    { language: 'en', locale: 'en-ae', size: desktop },
    { language: 'ar', locale: 'ar-ae', size: phone },
  ] as const,
  0,
))
  test(`a visit that has to be paid before is declined, then paid, with a receipt that a reload keeps: ${locale} at ${size.width} px [R07 C64 C65]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    const provider = providerAt(page, language)
    await reachReview(page, patient, `/${locale}/${byVideo}`)
    // One way is no choice: it is said, and there is no step more.
    await expect(page.getByText(say(choice.card), { exact: true })).toBeVisible()
    await expect(button(choice.changePayment)).toHaveCount(0)
    await expectAccessible(page, 'the last step of a visit that is paid before')
    await button(choice.confirm).click()
    await provider.expectOpen()
    await expectAccessible(page, 'the page of the demo provider')
    await provider.choose('decline')

    await expect(heading(messages.declinedHeading)).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: say(messages.declinedTitle) })).toBeVisible()
    // The visit has to be paid before: no way leads around it.
    await expect(page.getByRole('radio')).toHaveCount(1)
    await expectAccessible(page, 'a declined payment')
    await page.reload()
    await expect(heading(messages.declinedHeading)).toBeVisible()
    await payButton(page, patient, messages.pay).click()
    await provider.choose('pay')

    await expect(heading(messages.paidHeading)).toBeFocused()
    const receipt = page.getByRole('group', { name: say(money.receipt) })
    await expect(receipt).toBeVisible()
    await expectAccessible(page, 'a paid visit')
    await page.reload()
    await expect(receipt).toBeVisible()
    await page.getByRole('link', { name: say(messages.done), exact: true }).click()
    await patient.expectConfirmed()
    await expect(receipt).toBeVisible()
    await expectAccessible(page, 'the confirmation of a paid visit')
  })

for (const { language, locale, size } of variantsOf(
  [
    { language: 'ar', locale: 'ar-ae', size: phone },
    { language: 'en', locale: 'en-ae', size: desktop },
  ] as const,
  0,
))
  test(`who could pay at the clinic chooses the card, the choice outlives a reload, and the bank checks: ${locale} [R07 C64]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const patient = patientAt(page, request, language)
    const { say, heading, button } = patient
    const provider = providerAt(page, language)
    await reachReview(page, patient, `/${locale}/${atClinic}`)
    await button(choice.changePayment).click()
    await expect(heading(choice.title)).toBeVisible()
    const card = page.getByRole('radio', { name: new RegExp(`^${say(choice.card)}`) })
    await expect(card).not.toBeChecked()
    await card.check()
    await expectAccessible(page, 'the ways to pay')
    await page.reload()
    await expect(card).toBeChecked()
    await button(whenMessages.continue).click()
    await expect(page.getByText(say(choice.card), { exact: true })).toBeVisible()
    await button(choice.confirm).click()
    await provider.choose('challenge')
    await expect(page.getByRole('heading', { name: new RegExp('.') }).first()).toBeVisible()
    await provider.choose('confirm')
    await expect(heading(messages.paidHeading)).toBeFocused()
    await expectAccessible(page, 'a visit that was paid after a check')
  })

test('while nobody knows whether it is paid it is said what holds, and it is asked until it is known [R07]', async ({
  page,
  request,
}) => {
  test.slow()
  const patient = patientAt(page, request, 'en')
  const { heading, button } = patient
  await reachReview(page, patient, `/en-ae/${byVideo}`)
  await button(choice.confirm).click()
  await providerAt(page, 'en').choose('no_answer')
  await expect(heading(messages.pendingHeading)).toBeFocused()
  await expectAccessible(page, 'a payment that the bank checks')
  await page.reload()
  await expect(heading(messages.pendingHeading)).toBeVisible()
  await button(messages.askNow).click()
  await expect(heading(messages.timeoutHeading)).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'a payment of which nobody knows')
  // By itself.
  await expect(heading(messages.paidHeading)).toBeVisible({ timeout: 60_000 })
})
