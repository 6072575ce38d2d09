import type { APIRequestContext, Page } from '@playwright/test'
import { messages as codeMessages } from '#src/pages/booking/code.messages.ts'
import { messages as reviewMessages } from '#src/pages/booking/review.messages.ts'
import { messages as whoMessages } from '#src/pages/booking/who.messages.ts'
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
      await expect(page.getByRole('heading', { level: 1, name: say(whoMessages.heading) })).toBeVisible()
      await page.getByLabel(say(whoMessages.first)).fill(language === 'ar' ? 'ليلى' : 'Layla')
      await page.getByLabel(say(whoMessages.last)).fill(language === 'ar' ? 'فاروق' : 'Farouk')
      await page.getByLabel(say(whoMessages.phone)).fill(phone)
    },
    async sendCode() {
      await button(whoMessages.continue).click()
      await expect(page.getByRole('heading', { level: 1, name: say(codeMessages.heading) })).toBeVisible()
    },
    async giveCode(phone: string) {
      await page.getByLabel(say(codeMessages.label)).fill(await readCode(request, phone))
      await expect(page.getByRole('heading', { level: 1, name: say(reviewMessages.heading) })).toBeVisible()
    },
    async confirm() {
      await button(reviewMessages.confirm).click()
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
