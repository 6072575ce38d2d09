import type { Page } from '@playwright/test'
import { messages as money } from '#src/features/visit-payment/visit-payment.messages.ts'
import { messages as choice } from '#src/pages/booking/payment.messages.ts'
import { messages as whenMessages } from '#src/pages/booking/when.messages.ts'
import { messages } from '#src/pages/payment/payment.messages.ts'
import { patientAt } from './support/booking.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { reachReview } from './support/paying.ts'

type Sheet = typeof globalThis & { googleTokens: string[]; googleSaid: string[] }

/** A browser with Google Pay, whose sheet gives one token after the other. Before the page is opened. */
async function addGoogleSheet(page: Page, tokens: string[]) {
  await page.addInitScript((given) => {
    const state = globalThis as Sheet
    Object.assign(state, { googleTokens: given, googleSaid: [] })
    class PaymentRequest {
      canMakePayment = async () => true
      show = async () => ({
        details: { paymentMethodData: { tokenizationData: { token: state.googleTokens.shift() } } },
        complete: async (how: string) => void state.googleSaid.push(how),
      })
    }
    Object.assign(state, { PaymentRequest })
  }, tokens)
  return { said: () => page.evaluate(() => (globalThis as Sheet).googleSaid) }
}

test('who has Google Pay is declined by one card and pays by the next, in the demo [R07 C64]', async ({
  page,
  request,
}) => {
  const patient = patientAt(page, request, 'en')
  const { say, heading, button } = patient
  const sheet = await addGoogleSheet(page, ['{"id":"demo:decline"}', '{"id":"tok_visa"}'])
  await reachReview(page, patient, '/en-ae/doctor/city/dubai?visit=telemedicine&key=hospital')
  await button(choice.changePayment).click()
  await page.getByRole('radio', { name: say(choice.wallet, { wallet: 'Google Pay' }) }).check()
  await button(whenMessages.continue).click()
  await button(choice.confirm).click()
  const google = page.getByRole('button', { name: /^Pay .* with Google Pay$/ })
  await google.click()
  await expect(heading(messages.declinedHeading)).toBeFocused()
  await expectAccessible(page, 'Google Pay after a decline')
  await google.click()
  await expect(heading(messages.paidHeading)).toBeFocused()
  await expect(page.getByRole('group', { name: say(money.receipt) })).toContainText('Google Pay')
  expect(await sheet.said()).toEqual(['fail', 'success'])
})

test('a page may look for Google Pay where visits are paid by it: the browser asks the content policy', async ({
  page,
}) => {
  await page.goto('/en-ae?key=hospital')
  const made = await page.evaluate(() => {
    const total = { label: 'Visit', amount: { currency: 'AED', value: '1.00' } }
    return new PaymentRequest([{ supportedMethods: 'https://google.com/pay', data: {} }], { total }) instanceof Object
  })
  expect(made).toBe(true)
})
