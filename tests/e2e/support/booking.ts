import type { APIRequestContext, Page } from '@playwright/test'
import { messages as booking } from '#src/pages/booking/booking.messages.ts'
import { messages as confirmed } from '#src/pages/confirmed/confirmed.messages.ts'
import { expect, readCode } from './journey.ts'
import { words, type Message, type TestLanguage } from './words.ts'

/** A patient at the booking pages, in one language. */
export function patientAt(page: Page, request: APIRequestContext, language: TestLanguage) {
  const say = (message: Message, values?: Record<string, string | number>) => words(language, message, values)
  const button = (message: Message) =>
    page.getByRole('button', { name: say(message), exact: true }).filter({ visible: true })
  return {
    say,
    button,
    heading: (message: Message) => page.getByRole('heading', { level: 1, name: say(message) }),
    async fillDetails(phone: string) {
      await expect(page.getByRole('heading', { level: 1, name: say(booking.whoHeading) })).toBeVisible()
      await page.getByLabel(say(booking.whoFirst)).fill(language === 'ar' ? 'ليلى' : 'Layla')
      await page.getByLabel(say(booking.whoLast)).fill(language === 'ar' ? 'فاروق' : 'Farouk')
      await page.getByLabel(say(booking.whoPhone)).fill(phone)
    },
    async sendCode() {
      await button(booking.whoContinue).click()
      await expect(page.getByRole('heading', { level: 1, name: say(booking.codeHeading) })).toBeVisible()
    },
    async giveCode(phone: string) {
      await page.getByLabel(say(booking.codeLabel)).fill(await readCode(request, phone))
      await expect(page.getByRole('heading', { level: 1, name: say(booking.reviewHeading) })).toBeVisible()
    },
    async confirm() {
      await page.getByLabel(say(booking.reviewConsent)).check()
      await button(booking.reviewConfirm).click()
    },
    async expectConfirmed() {
      await expect(page.getByRole('heading', { level: 1, name: say(confirmed.heading) })).toBeVisible()
    },
  }
}

/** A link that books a free time. Visits at home ask for an address, so they have a journey of their own. */
export const freeTime = 'a[href*="appointment/book"][href*="start="]:not([href*="consultation_type=homecare"])'

/** Opens the first doctor of a list who has a free time, at that time's booking page. */
export async function openFirstFreeTime(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const time = page.locator(freeTime).first()
  await time.click()
  await page.waitForURL(/appointment\/book/)
}

/** Opens the times of the first doctor of a list, none of them chosen. */
export async function openTimesOfFirstDoctor(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const address = await page.locator(freeTime).first().getAttribute('href')
  await page.goto(address!.replace(/\?.*/, ''))
}
