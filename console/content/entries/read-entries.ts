import type { Draft } from '#contract/console/drafts'
import { languages, type Language } from '#contract/locale'
import { standingAt } from '#console/draft/draft-query.ts'
import { documentKey, type ContentPageName } from '../place.ts'
import { kinds, type EntriesPage } from './kinds.ts'

/** What stands in the fields of one entry, by pointer, in the draft and for patients. */
export type ContentEntry = {
  /** Its name, without what those of all entries of its page begin with. */
  name: string
  /** Its pointer. */
  at: string
  /** Fields with something in them; none of an entry that was removed. */
  fields: ReadonlyMap<string, unknown>
  /** Languages that it is written in. */
  languages: readonly Language[]
  isChanged: boolean
  /** Patients see it. */
  isPublished: boolean
}

/** The entries of a page, by name: those of the draft, and those that it removes. */
export function readEntries(draft: Draft, page: EntriesPage): ContentEntry[] {
  const { at, prefix, languagesAt } = kinds[page]
  const byName = new Map<string, string[]>()
  for (const pointer of new Set([...Object.keys(draft.fields), ...draft.changes.map((each) => each.pointer)])) {
    if (!pointer.startsWith(`${at}/`)) continue
    const name = pointer.slice(at.length + 1).split('/')[0] ?? ''
    if (isOfPage(name, page)) byName.set(name, [...(byName.get(name) ?? []), pointer])
  }
  return [...byName].map(([name, pointers]) => {
    const standing = pointers.map((pointer) => [pointer, standingAt(draft, pointer)] as const)
    const fields = new Map(
      standing.flatMap(([pointer, { held }]) => (held.value === undefined ? [] : [[pointer, held.value] as const])),
    )
    return {
      ...{ name: name.slice(prefix.length), at: `${at}/${name}`, fields },
      languages: languages.filter((language) =>
        [...fields.keys()].some((pointer) => pointer.startsWith(`${at}/${name}${languagesAt}/${language}/`)),
      ),
      isChanged: standing.some(([, { change }]) => change !== undefined),
      isPublished: pointers.some((pointer) => pointer in draft.fields),
    }
  })
}

const isOfPage = (key: string, page: ContentPageName) =>
  page === 'documents' ? key.startsWith(documentKey) : page !== 'blocks' || !key.startsWith(documentKey)

/** What an entry says it is, in the language of the page or another. */
export function titleOf({ at, fields, name }: ContentEntry, page: EntriesPage, language: Language): string {
  const { languagesAt, title } = kinds[page]
  const texts = [language, 'en', ...languages].map((each) => fields.get(`${at}${languagesAt}/${each}/${title}`))
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? name
}

/** Entries in the order in which patients see them. */
export function inOrder(entries: readonly ContentEntry[], page: EntriesPage): ContentEntry[] {
  const keyOf = ({ at, fields, name }: ContentEntry): string => {
    const field = (which: string) => textAt(fields, `${at}/${which}`)
    if (page === 'banners')
      return [field('bpid'), field('country'), field('platform'), field('position').padStart(6, '0'), name].join(' ')
    return name
  }
  if (page === 'articles')
    return entries.toSorted(
      (one, other) => dateOf(other).localeCompare(dateOf(one)) || one.name.localeCompare(other.name),
    )
  return entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const dateOf = ({ at, fields }: ContentEntry) => textAt(fields, `${at}/published_at`)

/** What stands in a field as a text; a draft may have anything in it. */
function textAt(fields: ContentEntry['fields'], pointer: string): string {
  const value = fields.get(pointer)
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}
