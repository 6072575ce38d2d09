import type { Language } from '#contract/locale'

/** An entry of a career: its words in English, and in other languages as far as the directory has them. */
type Entry = { ar?: object; id?: object }

/** Entries in one language, each saying what its words are in: English where they are not known in the one asked for. */
export function careerIn<Kept extends Entry>(entries: readonly Kept[], language: Language) {
  return entries.map((entry) => {
    const words = language === 'en' ? undefined : entry[language]
    return { ...english(entry), ...words, language: words ? language : ('en' as const) }
  })
}

/** The same in English alone. */
export const careerInEnglish = <Kept extends Entry>(entries: readonly Kept[]) => entries.map(english)

function english<Kept extends Entry>({ ar: _, id: __, ...words }: Kept) {
  return words
}
