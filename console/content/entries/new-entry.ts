import type { Held } from '#contract/console/drafts'
import type { Country, Language } from '#contract/locale'
import { documentKey } from '../place.ts'
import type { ContentEntry } from './read-entries.ts'
import { filled, type Staged } from './use-stage.ts'

type Started = { name: string; title: string; language: Language }

/** A banner at the end of the order on phones; where it shows is changed in its form. */
export function newBanner(
  { name, title, language }: Started,
  others: readonly ContentEntry[],
  country: Country,
): Staged[] {
  const positions = others.map(({ at, fields }) => Number(fields.get(`${at}/position`) ?? 0)).filter(Number.isFinite)
  const at = `/banners/${name}`
  return filled({
    [`${at}/bpid`]: 'home',
    [`${at}/country`]: country,
    [`${at}/platform`]: 'mobile',
    [`${at}/position`]: Math.min(10_000, Math.max(-1, ...positions) + 1),
    [`${at}/content/${language}/title`]: title,
  })
}

/** An article of today. Where it leads has to be written before it can be published. */
export function newArticle({ name, title, language }: Started, now: Date): Staged[] {
  const at = `/highlights/${name}`
  return filled({
    [`${at}/published_at`]: now.toISOString(),
    [`${at}/content/${language}/title`]: title,
    [`${at}/content/${language}/excerpt`]: '',
    [`${at}/content/${language}/href`]: '',
  })
}

/** A page of text, and what lets the app lead to it: an external page of the same name. */
export function newDocument({ name, title, language }: Started, pages: Held): Staged[] {
  const listed: unknown[] = Array.isArray(pages.value) ? pages.value : []
  const at = `/blocks/${documentKey}${name}/${language}`
  const isListed = listed.some((page) => (page as { id?: unknown } | null)?.id === name)
  // English is there in every case: it stands in for the languages that are not written.
  const own = { id: name, title: { en: title, [language]: title }, url: `/documents/${name}`, embed: true }
  return [
    ...filled({ [`${at}/kind`]: 'html', [`${at}/heading`]: title, [`${at}/html`]: '' }),
    ...(isListed
      ? []
      : [{ pointer: '/configuration/external_pages', held: { value: [...listed, own] }, expected: pages }]),
  ]
}
