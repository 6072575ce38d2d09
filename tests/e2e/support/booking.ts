import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { leadMinutes } from '#contract/booking-window'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
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
      await page.getByLabel(say(codeEntry.code)).fill(await readCode(request, phone))
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

/** Minutes: by how much a time has to be later than the soonest that can be booked, so that it is one until a journey ends. */
const margin = 15

/** The same of a visit at home. */
export const freeTimeAtHome = 'a[href*="appointment/book"][href*="start="][href*="consultation_type=homecare"]'

/**
 * The first free time shown that can still be booked when a journey ends; others run out of their lead time meanwhile. A journey that moves
 * the clock on says by how many minutes, `ahead`.
 */
export async function lastingTime(
  page: Page,
  { within = '', kind = freeTime, ahead = margin }: { within?: string; kind?: string; ahead?: number | undefined } = {},
): Promise<Locator> {
  const times = page.locator(`${within} ${kind}`).filter({ visible: true })
  await expect(times.first()).toBeVisible()
  const addresses = await times.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const begin = Date.now() + (leadMinutes + ahead) * 60_000
  const address = addresses.find((one) => Date.parse(startOf(one)) > begin) ?? addresses.at(-1)!
  return page.locator(`${within} a[href="${address}"]`).filter({ visible: true }).first()
}

/** The start in the address of a free time. */
export const startOf = (address: string) => new URL(address, 'http://app.test').searchParams.get('start')!

/** Free times of two doctors at one instant, as addresses that book them: of the times shown the latest. */
export async function timesAtOnce(page: Page): Promise<[string, string]> {
  const all = await page.locator(freeTime).evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const pairs = all.flatMap((one): [string, string][] => {
    const other = all.find((next) => next.split('?')[0] !== one.split('?')[0] && startOf(next) === startOf(one))
    return other ? [[one, other]] : []
  })
  return pairs.toSorted(([one], [other]) => Date.parse(startOf(one)) - Date.parse(startOf(other))).at(-1)!
}

/** The button of the day of a time, on a page of times in English of a doctor in Dubai. */
export function dayOf(page: Page, start: string): Locator {
  const of = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' } as const
  const day = new Intl.DateTimeFormat('en-GB', of).format(new Date(start))
  return page.getByRole('button', { name: new RegExp(String.raw`\b${day}\b`) })
}

/** Opens the first doctor of a list who has a free time, at that time's booking page. */
export async function openFirstFreeTime(page: Page, path: string, ahead?: number): Promise<void> {
  await page.goto(path)
  const time = await lastingTime(page, { ahead })
  await time.click()
  await page.waitForURL(/appointment\/book/)
}

/** Opens the times of the first doctor of a list, none of them chosen. */
export async function openTimesOfFirstDoctor(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const address = await page.locator(freeTime).first().getAttribute('href')
  await page.goto(address!.replace(/\?.*/, ''))
}
