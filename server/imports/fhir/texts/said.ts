import type { Beside, Concept, Extension } from '../elements.ts'

/** A word of a resource with the element that has it. */
export type Said = { text: string; path: string }

const translation = 'http://hl7.org/fhir/StructureDefinition/translation'

export const extensionsOf = (owner: { extension?: Extension[] | undefined } | null | undefined, url: string) =>
  (owner?.extension ?? []).filter((each) => each.url === url)

/** A text in a language, from the extension beside it. */
export function translated(beside: Beside | null | undefined, language: string): string | undefined {
  for (const { extension = [] } of extensionsOf(beside, translation)) {
    const lang = extension.find(({ url }) => url === 'lang')
    const content = extension.find(({ url }) => url === 'content')
    const said = lang?.valueCode ?? lang?.valueString ?? ''
    if (isLanguage(said, language)) return content?.valueString ?? content?.valueMarkdown
  }
  return undefined
}

/** Whether `ar-AE` is Arabic. */
export const isLanguage = (tag: string, language: string) => tag.toLowerCase().split(/[-_]/)[0] === language

/** Codes and words of a concept, those that name it best first. */
export function wordsOf(concept: Concept | undefined, path: string): Said[] {
  const words = (concept?.coding ?? []).flatMap(({ system, code, display }, index) => [
    { text: code, path: `${path}.coding[${index}].code` },
    { text: system && code && `${system}|${code}`, path: `${path}.coding[${index}].code` },
    { text: display, path: `${path}.coding[${index}].display` },
  ])
  return [...words, { text: concept?.text, path: `${path}.text` }].flatMap(({ text, path: at }) =>
    text ? [{ text, path: at }] : [],
  )
}

/** Those of several concepts. */
export const wordsOfAll = (concepts: readonly Concept[] | undefined, path: string): Said[] =>
  (concepts ?? []).flatMap((concept, index) => wordsOf(concept, `${path}[${index}]`))

/** A concept as people read it. */
export function labelOf(concept: Concept | undefined, language: string): string | undefined {
  const [coding] = (concept?.coding ?? []).filter(({ display }) => display)
  if (language === 'en') return concept?.text ?? coding?.display
  return translated(concept?._text, language) ?? translated(coding?._display, language)
}
