import type { Language } from '#contract/locale'

/** The text of a row in a language. Where the directory keeps no Indonesian, English stands in. */
export function inLanguage(language: Language, texts: { en: string; ar: string; id?: string }): string {
  return (language === 'id' ? texts.id : texts[language]) || texts.en
}
