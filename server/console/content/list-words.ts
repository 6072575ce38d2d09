import type { AppFacts } from '#contract/app-facts'
import { areaOf } from '#contract/console/word-areas'
import type { Word, Words, WordsQuery } from '#contract/console/contents'
import { languages, type Language } from '#contract/locale'
import { step, stepsOf } from '#server/tenants/configuration-issue'
import type { TenantFile } from '#server/tenants/tenant-file'

const perPage = 25

type Listed = {
  facts: AppFacts | undefined
  /** As it will be, with the draft. It may have mistakes. */
  file: TenantFile
  published: TenantFile
  /** Pointers of what is wrong in the draft. */
  faults: readonly string[]
}

/** A page of the app's texts, in the languages of a tenant, with those of its own that the app does not have. */
export async function listWords({ facts, file, published, faults }: Listed, query: WordsQuery): Promise<Words> {
  const spoken = languages.filter((language) => isSpoken(file, language))
  const [notes = {}, ...texts] = await Promise.all([
    facts?.wordNotes(),
    ...spoken.map(async (language) => [language, (await facts?.words(language)) ?? {}] as const),
  ])
  const ids = [
    ...new Set([
      ...texts.flatMap(([, own]) => Object.keys(own)),
      ...spoken.flatMap((language) => ownIds(file, language)),
    ]),
  ]
  const wordOf = (id: string): Word => ({
    id,
    note: notes[id] ?? '',
    own: Object.fromEntries(texts.flatMap(([language, own]) => (Object.hasOwn(own, id) ? [[language, own[id]]] : []))),
  })
  const wrong = new Set(
    faults.flatMap((pointer) => (pointer.startsWith('/translations/') ? [stepsOf(pointer)[2]] : [])),
  )
  const written = (id: string) => spoken.filter((language) => textOf(file, language, id) !== undefined)
  const isListed = {
    all: () => true,
    changed: (id: string) => written(id).length > 0,
    missing: (id: string) => written(id).length > 0 && written(id).length < spoken.length,
    wrong: (id: string) => wrong.has(id),
  }[query.show ?? 'all']
  const found = ids
    .toSorted()
    .filter((id) => (query.area === undefined || areaOf(id) === query.area) && isListed(id))
    .map(wordOf)
    .filter(matches(query.search, (id) => spoken.map((language) => textOf(file, language, id))))
  const from = ((query.page ?? 1) - 1) * perPage
  const words = found.slice(from, from + perPage)
  return {
    ...{ languages: [...spoken], count: found.length, pages: Math.ceil(found.length / perPage), words },
    fields: Object.fromEntries(
      words.flatMap(({ id }) =>
        spoken.flatMap((language) => {
          const text = textOf(published, language, id)
          return text === undefined ? [] : [[`/translations/${language}${step(id)}`, text]]
        }),
      ),
    ),
  }
}

/** A draft may have anything in the place of its languages. */
function isSpoken({ configuration }: TenantFile, language: Language): boolean {
  const { languages: offered } = configuration as { languages?: unknown }
  return Array.isArray(offered) && offered.includes(language)
}

const ownIds = ({ translations }: TenantFile, language: Language) => Object.keys(translations[language] ?? {})

const textOf = ({ translations }: TenantFile, language: Language, id: string) => {
  const texts = translations[language]
  return texts && Object.hasOwn(texts, id) ? texts[id] : undefined
}

/** Whether every word that is searched for is in a text of the app or of the tenant, or in the id. */
function matches(search: string | undefined, own: (id: string) => (string | undefined)[]) {
  const wanted = plain(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return ({ id, own: texts }: Word): boolean => {
    if (wanted.length === 0) return true
    const all = plain([id, ...Object.values(texts), ...own(id)].join('\n'))
    return wanted.every((word) => all.includes(word))
  }
}

/** Without capitals and without the marks of vowels, which few type. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
