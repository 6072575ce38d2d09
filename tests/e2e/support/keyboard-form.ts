import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { keyboardOf } from './keyboard.ts'

/** What an account needs beside a name, given by a keyboard alone: 14 March 1990, a password, and what is agreed to. */
export async function fillAccountByKeyboard(page: Page, { password }: { password: string }): Promise<void> {
  const keyboard = keyboardOf(page)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await keyboard.type(field('birthday-day'), '14')
  await keyboard.press(field('birthday-month'), 'Space')
  for (let month = 0; month < 3; month++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field('birthday-month')).not.toHaveValue('')
  await keyboard.type(field('birthday-year'), '1990')
  await keyboard.type(field('password'), password)
  await keyboard.press(field('terms'), 'Space')
  await keyboard.press(field('health_data'), 'Space')
}
