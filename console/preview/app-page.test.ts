import { describe, expect, it } from 'vitest'
import type { Draft } from '#contract/console/drafts'
import { readPage, writePage } from './app-page.ts'
import { pageOfText, textPages } from './text-pages.ts'

describe('a page of the app in the preview', () => {
  it.each([
    ['/en-ae', { prefix: 'en-ae', page: '' }],
    ['/ar-sa/doctors?sort=fee', { prefix: 'ar-sa', page: '/doctors?sort=fee' }],
    ['/id-id/external?target=terms', { prefix: 'id-id', page: '/external?target=terms' }],
    ['/documents/terms?locale=ar-ae', { prefix: 'ar-ae', page: '/documents/terms' }],
  ])('%s is read, and written again', (path, page) => {
    expect(readPage(path)).toEqual(page)
    expect(writePage(page)).toBe(path)
  })

  it('is that of the app which shows a text, or the text itself', () => {
    const draft = draftOf([
      { id: 'rules', title: { en: 'Rules', ar: 'القواعد' }, url: '/documents/terms', embed: true },
      { id: 'news', title: { en: 'News' }, url: { en: '/documents/news', ar: '/documents/akhbar' }, embed: true },
      { id: 'own-tab', title: { en: 'Own tab' }, url: '/documents/plain', embed: false },
      'nonsense',
    ])
    expect(['terms', 'akhbar', 'plain', 'nobody'].map((name) => pageOfText(draft, name))).toEqual([
      '/external?target=rules',
      '/external?target=news',
      '/documents/plain',
      '/documents/nobody',
    ])
    expect(textPages(draft, 'ar').map(({ title }) => title)).toEqual(['القواعد', 'News'])
    expect(textPages(draftOf('nonsense'), 'en')).toEqual([])
  })
})

const draftOf = (pages: unknown) =>
  ({ fields: { '/configuration/external_pages': pages }, changes: [] }) as unknown as Draft
