import type { APIRequestContext, Page } from '@playwright/test'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as codeEntry } from '#src/features/code-entry/code.messages.ts'
import { messages } from '#src/pages/account/account.messages.ts'
import { expect, readCode } from './journey.ts'
import { words, type Message, type TestLanguage } from './words.ts'

/** A patient at the pages by which one signs in, in one language. */
export function visitorAt(page: Page, request: APIRequestContext, language: TestLanguage = 'en') {
  const say = (message: Message, values?: Record<string, string | number>) => words(language, message, values)
  const press = (message: Message) => page.getByRole('button', { name: say(message), exact: true }).click()
  const heading = (message: Message) => page.getByRole('heading', { level: 1, name: say(message) })
  const give = async (phone: string) => {
    await expect(heading(messages.title)).toBeVisible()
    await page.getByLabel(say(messages.phoneOrEmail)).fill(phone)
  }
  /** What an account needs beside a name. */
  const tellAge = async () => {
    await page.locator('[name="birthday-day"]').fill('14')
    await page.locator('[name="birthday-month"]').selectOption({ index: 3 })
    await page.locator('[name="birthday-year"]').fill('1990')
    await page.locator('[name="terms"]').check()
    await page.locator('[name="health_data"]').check()
  }
  return {
    say,
    press,
    heading,
    /** Gives the number, and goes on with a code. */
    async askForCode(phone: string) {
      await give(phone)
      await press(messages.continue)
      await expect(heading(messages.codeHeading)).toBeVisible()
    },
    async giveCode(phone: string) {
      await page.getByLabel(say(codeEntry.code)).fill(await readCode(request, phone))
    },
    /** Gives the number, and goes on with a password. */
    async choosePassword(phone: string) {
      await give(phone)
      await press(messages.byPassword)
      await expect(heading(messages.passwordHeading)).toBeVisible()
    },
    async givePassword(password: string) {
      await page.getByLabel(say(messages.password), { exact: true }).fill(password)
      await press(messages.signIn)
    },
    /** Makes the account at the last step. */
    async join(name: { first: string; last: string; password?: string }) {
      await expect(heading(messages.namesHeading)).toBeVisible()
      await page.getByLabel(say(messages.first)).fill(name.first)
      await page.getByLabel(say(messages.last)).fill(name.last)
      if (name.password) await page.locator('input[name="password"]').fill(name.password)
      await tellAge()
      await press(messages.join)
    },
    tellAge,
    async expectSignedIn(firstName: string) {
      await expect(page).toHaveURL(/\/dashboard\/main/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(own.hello, { name: firstName }))
    },
  }
}
