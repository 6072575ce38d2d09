import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { basename } from 'node:path'
import { descriptionProblems } from './description.ts'
import { wordingProblems } from './wording.ts'
import { catalogueOf, translated, type Catalogues, type Language } from './catalogues.ts'

/** All faults in the texts of the app, one sentence each. */
export function checkMessages({ messages, translations }: Catalogues): string[] {
  const english = new Map(messages.map((message) => [message.id, message]))
  return [
    ...messages.flatMap(({ id, defaultMessage, description, file }) => [
      ...(english.get(id)?.file === file ? [] : [`${file}: ${id} is also in ${english.get(id)?.file}`]),
      ...(/^[a-z][a-z0-9-]*(\.[a-zA-Z0-9_-]+)+$/.test(id)
        ? []
        : [`${file}: ${id} does not begin with its catalogue, <catalogue>.<view>.<what>`]),
      ...descriptionProblems(description, defaultMessage, valuesOf(defaultMessage)).map(
        (problem) => `${file}: ${id} ${problem}`,
      ),
      ...(/\b(?:slot|submit|error)s?\b/i.test(defaultMessage)
        ? [`${file}: ${id} says slot, submit or error to a patient`]
        : []),
      ...inLanguage('en', id, defaultMessage, file),
    ]),
    ...translated.flatMap((language) => [
      ...messages
        .filter(({ id }) => !translations[language][id])
        .map(({ id }) => `src/i18n/locales/${language}/${catalogueOf(id)}.json: ${id} is missing`),
      ...Object.entries(translations[language]).flatMap(([id, { text, file }]) => {
        const source = english.get(id)
        if (!source) return [`${file}: ${id} is no longer used`]
        return [
          ...(basename(file, '.json') === catalogueOf(id) ? [] : [`${file}: ${id} belongs to another catalogue`]),
          ...inLanguage(language, id, text, file),
          ...wordingProblems(language, source.defaultMessage, text, parsed(text) ?? []).map(
            (problem) => `${file}: ${id} ${problem}`,
          ),
          ...sameBranches(source.defaultMessage, text).map((problem) => `${file}: ${id} ${problem}`),
          ...sameValues(source.defaultMessage, text).map((problem) => `${file}: ${id} ${problem}`),
        ]
      }),
    ]),
  ]
}

function inLanguage(language: Language, id: string, text: string, file: string): string[] {
  const elements = parsed(text)
  if (!elements) return [`${file}: ${id} cannot be read as an ICU message`]
  const apostrophe = text.includes("'")
    ? [`${file}: ${id} has a straight apostrophe, which quotes in ICU; write ’`]
    : []
  return [...apostrophe, ...missingBranches(elements, language).map((problem) => `${file}: ${id} ${problem}`)]
}

/** A plural must have a branch for every category of its language: Arabic has six. */
function missingBranches(elements: MessageFormatElement[], language: Language): string[] {
  return walk(elements).flatMap((element) => {
    if (element.type !== TYPE.plural) return []
    const { pluralCategories } = new Intl.PluralRules(language, {
      type: element.pluralType ?? 'cardinal',
    }).resolvedOptions()
    const missing = inOrder.filter((category) => pluralCategories.includes(category) && !(category in element.options))
    return missing.length > 0 ? [`lacks the plural ${missing.join(', ')} of ${element.value}`] : []
  })
}

const inOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

function sameValues(source: string, text: string): string[] {
  const [wanted, given] = [valuesOf(source), valuesOf(text)]
  const lost = wanted.filter((name) => !given.includes(name))
  const invented = given.filter((name) => !wanted.includes(name))
  return [
    ...lost.map((name) => `does not show ${name}`),
    ...invented.map((name) => `shows ${name}, which is not given`),
  ]
}

/** A select has the same branches in every language: they are values of the app. */
function sameBranches(source: string, text: string): string[] {
  const [wanted, given] = [branchesOf(source), branchesOf(text)]
  return Object.entries(wanted).flatMap(([name, branches]) => {
    const missing = branches.filter((branch) => given[name] && !given[name].includes(branch))
    return missing.length > 0 ? [`lacks the choice ${missing.join(', ')} of ${name}`] : []
  })
}

const branchesOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    walk(parsed(text) ?? []).flatMap((element) =>
      element.type === TYPE.select ? [[element.value, Object.keys(element.options)]] : [],
    ),
  )

const valuesOf = (text: string) => [
  ...new Set(
    walk(parsed(text) ?? []).flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return []
      return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`]
    }),
  ),
]

function walk(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...walk(element.children)]
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => walk(value))]
    return [element]
  })
}

function parsed(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text)
  } catch {
    // The caller reports what is wrong.
    return undefined
  }
}
