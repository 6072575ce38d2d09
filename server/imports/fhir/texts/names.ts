import type { Address, Beside, Name } from '../elements.ts'
import { isLanguage, translated, type Said } from './said.ts'

/** A text in our languages. */
export type InLanguages = { en?: Said; ar?: Said; id?: Said }
type Language = keyof InLanguages
const languages: readonly Language[] = ['en', 'ar', 'id']

/**
 * A text that a resource has in its own language, with others by the extension for translations. What is in no language of its own stands for English,
 * and so does every text without an English one.
 */
export function inLanguages(
  own: (language?: Language) => string | undefined,
  path: string,
  language = 'en',
): InLanguages {
  const plain = own()
  const read = (each: Language) => own(each) ?? (isLanguage(language, each) ? plain : undefined)
  const texts = languages.map((each) => [each, each === 'en' ? (read(each) ?? plain) : read(each)] as const)
  return Object.fromEntries(texts.flatMap(([each, text]) => (text ? [[each, { text, path }]] : [])))
}

/** The name of an organisation, a place or a service. */
export const nameOf = ({
  name,
  _name,
  language,
}: {
  name?: string | undefined
  _name?: Beside | undefined
  language?: string | undefined
}) => inLanguages((each) => (each ? translated(_name, each) : name), 'name', language)

type Part = { text: string | null | undefined; beside: Beside | null | undefined }

/** The parts of a name in a language; those that are not translated as they are. */
function joined(parts: readonly Part[], language?: Language): string | undefined {
  const words = parts.map(({ text, beside }) => ({ text, other: language && translated(beside, language) }))
  if (language && !words.some(({ other }) => other)) return undefined
  return words.flatMap(({ text, other }) => other ?? text ?? []).join(' ') || undefined
}

const partsOf = (
  texts: readonly (string | null)[] | undefined,
  besides: readonly (Beside | null)[] | undefined,
): Part[] => (texts ?? []).map((text, index) => ({ text, beside: besides?.[index] }))

/** Uses of a name by which somebody is known, the best first. */
const uses = ['official', 'usual', undefined, 'temp']

/** What a person is called, with the title before it. */
export function personName(names: readonly Name[] | undefined, language: string | undefined): InLanguages {
  const index = uses.map((use) => (names ?? []).findIndex((name) => name.use === use)).find((at) => at >= 0)
  const name = index === undefined ? undefined : names?.[index]
  if (!name) return {}
  const { family, _family, given, _given, prefix, _prefix } = name
  const parts = [...partsOf(prefix, _prefix), ...partsOf(given, _given), { text: family, beside: _family }]
  const own = (each?: Language) =>
    each ? (translated(name._text, each) ?? joined(parts, each)) : (name.text ?? joined(parts))
  return inLanguages(own, `name[${index}]`, language)
}

/** An address as people write it. */
export function addressText(address: Address | undefined, path: string, language: string | undefined): InLanguages {
  if (!address) return {}
  const { text, _text, line, _line } = address
  const lines = (each?: Language) => {
    const parts = partsOf(line, _line)
    const words = parts.map((part) => (each ? translated(part.beside, each) : part.text))
    return words.filter(Boolean).join(', ') || undefined
  }
  const own = (each?: Language) => lines(each) ?? (each ? translated(_text, each) : text)
  return inLanguages(own, path, language)
}
