import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { catalogueOf } from '../../../scripts/messages/catalogues.ts'

/** A message as the source has it. */
export type Message = { id: string; defaultMessage: string }
export type TestLanguage = 'en' | 'ar' | 'id'

/** What a message reads in a language, as a patient sees it: journeys look for words, not for test ids. */
export function words(language: TestLanguage, message: Message, values: Record<string, string | number> = {}): string {
  const text = language === 'en' ? message.defaultMessage : translation(language, message.id)
  return new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(values) as string
}

function translation(language: 'ar' | 'id', id: string): string {
  const file = `src/i18n/locales/${language}/${catalogueOf(id)}.json`
  const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id]
  if (!text) throw new Error(`${file} has no ${id}`)
  return text
}
