import type { Language } from '#contract/locale'

const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  ar: new Intl.ListFormat('ar'),
  id: new Intl.ListFormat('id'),
}

/** "Acne, eczema and hair loss", "حب الشباب والإكزيما وتساقط الشعر", "jerawat, eksim, dan rambut rontok". */
export const listed = (language: Language, words: readonly string[]): string => lists[language].format(words)
