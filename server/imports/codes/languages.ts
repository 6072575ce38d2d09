import { languages as ours } from '#contract/locale'

/** ISO 639 codes of languages that doctors are found by. */
const codes = (
  'am ar az bn bg zh hr cs da nl en et fi fr ka de el gu he hi hu hy id it ja jv kk kn ko ku lt lv mk ml mr ms ne no pa ' +
  'fa pl ps pt ro ru sd si sk sl so es sq sr su sv sw ta te th tl ti tr uk ur uz vi'
).split(' ')

/** Names that people write beside those of the list. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  fa: ['farsi'],
  tl: ['filipino', 'tagalog'],
  zh: ['mandarin'],
  id: ['bahasa indonesia'],
}

/** Spoken languages: the value is the English name in lower case; names are the code and those in our languages. */
export const spokenLanguages = codes.map((code) => {
  const names = ours.map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code)
  return { value: (names[0] ?? code).toLowerCase(), names: [code, ...names, ...(otherNames[code] ?? [])] }
})
