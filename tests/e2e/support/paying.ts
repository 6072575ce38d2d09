import type { Page } from '@playwright/test'
import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { sandboxWords } from '#server/payments/sandbox/sandbox-words'
import { openFirstFreeTime, type patientAt } from './booking.ts'
import { expect, newPhone } from './journey.ts'
import type { Message, TestLanguage } from './words.ts'

export type Patient = ReturnType<typeof patientAt>
type Outcome = keyof (typeof sandboxWords)['en']['outcomes']

/** The page of the demo's provider, in the language of the page before it. */
export function providerAt(page: Page, language: TestLanguage) {
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
export async function reachReview(page: Page, patient: Patient, path: string, ahead?: number): Promise<void> {
  await openFirstFreeTime(page, path, ahead)
  const number = newPhone()
  await patient.fillDetails(number)
  await patient.sendCode()
  await patient.giveCode(number)
}

/** Pays by card, where that is not the usual way. */
export async function chooseCard(page: Page, { say, button, heading }: Patient): Promise<void> {
  await button(choice.changePayment).click()
  await expect(heading(choice.title)).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${say(choice.card)}`) }).check()
  await button(whenMessages.continue).click()
  await expect(heading(reviewMessages.heading)).toBeVisible()
}

export const payButton = (page: Page, { say }: Patient, message: Message) =>
  page.getByRole('button', { name: new RegExp(`^${say(message, { amount: '' }).trim()}`) })
