import type { Language } from '#contract/locale'
import type { LocalisedText } from '#contract/tenant'

/** A tenant's text in the language of the page, in English where it has none. */
export const textIn = (text: LocalisedText, language: Language): string => text[language] || text.en
