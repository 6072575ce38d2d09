import type { Page } from '@playwright/test'
import { messages } from '#src/shell/country-language.messages.ts'
import { words, type TestLanguage } from './words.ts'

/** The control that opens the choice of country and language, on a page in a language. */
export function languageSwitch(page: Page, language: TestLanguage) {
  const [name = ''] = words(language, messages.button, { country: '\n', language: '' }).split('\n')
  return page.getByRole('button', { name: name.trim() })
}

/** What opens: each language by its own name. */
export const languageSheet = (page: Page, language: TestLanguage) =>
  page.getByRole('dialog', { name: words(language, messages.title) })
