import type { Language } from '#contract/locale'

/** The text of a row in a language. English where the directory has no Indonesian. */
export function inLanguage(language: Language, texts: { en: string; ar: string; id?: string }): string {
  return (language === 'id' ? texts.id : texts[language]) || texts.en
}
