import type { ReactNode } from 'react'
import type { Draft } from '#contract/console/drafts'
import { languages } from '#contract/locale'
import { standingAt } from '../draft/draft-query.ts'
import { BesideForm } from '../preview/beside-form.tsx'
import { pageOfText } from '../preview/text-pages.ts'
import { kinds } from './entries/kinds.ts'
import type { ContentPageName } from './place.ts'
import { useContent, withFields } from './use-content.ts'

type Props = { page: ContentPageName; entry: string | undefined; draft: Draft; children: ReactNode }

/** Content with the page of the app beside it on which it appears. */
export function BesideContent({ page, entry, draft, children }: Props) {
  const { data } = useContent(draft)
  const whole = data ? withFields(draft, data.fields) : draft
  return (
    <BesideForm draft={draft} page={pageOf(page, entry, whole)} part={headingsOf(page, entry, whole)}>
      {children}
    </BesideForm>
  )
}

/** What an article, a banner or a block is headed with in the app, in each language. */
function headingsOf(page: ContentPageName, entry: string | undefined, draft: Draft): string[] {
  if (page === 'words' || page === 'documents' || entry === undefined) return []
  const { at, languagesAt, title } = kinds[page]
  return languages
    .map((language) => standingAt(draft, `${at}/${entry}${languagesAt}/${language}/${title}`).held.value)
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** Where something is seen: a page of text on its own, a banner where it is placed, everything else on home. */
function pageOf(page: ContentPageName, entry: string | undefined, draft: Draft): string {
  if (page === 'documents' && entry !== undefined) return pageOfText(draft, entry)
  if (page !== 'banners' || entry === undefined) return ''
  const { value } = standingAt(draft, `/banners/${entry}/bpid`).held
  return (typeof value === 'string' && pageOfPlace[value]) || ''
}

/** The pages that have banners, by the name of their place. */
const pageOfPlace: Readonly<Record<string, string>> = { home: '', doctor: '/doctors', clinic: '/clinic' }
