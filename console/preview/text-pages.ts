import type { Draft } from '#contract/console/drafts'
import type { Language } from '#contract/locale'
import { standingAt } from '../draft/draft-query.ts'

/** A page that the app shows within its own: by its address after the locale, with the addresses of what it shows. */
export type TextPage = { page: string; title: string; urls: readonly unknown[] }

/** Pages of the tenant that the app shows within its own, as they stand in the draft, which may have anything in it. */
export function textPages(draft: Draft, language: Language): TextPage[] {
  const { value } = standingAt(draft, '/configuration/external_pages').held
  return (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    const { id, title, url, embed } = asObject(each)
    if (typeof id !== 'string' || embed !== true) return []
    const titles = asObject(title)
    const [named = id] = [titles[language], titles['en']].filter((text) => typeof text === 'string' && text !== '')
    return [{ page: `/external?target=${id}`, title: String(named), urls: [url, ...Object.values(asObject(url))] }]
  })
}

/** The page that shows a text of the tenant's own: within the app, or by itself where no page of the app leads to it. */
export function pageOfText(draft: Draft, name: string): string {
  const address = `/documents/${name}`
  return textPages(draft, 'en').find(({ urls }) => urls.includes(address))?.page ?? address
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
