import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FacilityReviews as Reviews } from '#contract/facility'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { facilityReviewsQuery } from '#src/queries/directory.ts'
import { FacilityReviews } from './facility-reviews.tsx'
import { firstReviews } from './review-pages.ts'

const bodies = { en: 'Kind and quick', ar: 'MRI في يوم واحد', tl: 'Mabait' }

it('marks each review as what it is written in, whatever its first letter is', async () => {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'clinic')
  const queryClient = new QueryClient()
  const app = { tenant: 'reviews', locale, intl, queryClient } as unknown as AppContext
  const items = Object.entries(bodies).map(([language, body], id) => ({
    id: String(id),
    rating: 5,
    author: 'A B',
    language,
    body,
    created_at: '2026-11-01T10:00:00.000Z',
  }))
  const answer: Reviews = { items, page: 1, per_page: 5, total: 3, pages: 1, average: 5, spread: [0, 0, 0, 0, 3] }
  queryClient.setQueryDefaults([], { staleTime: Infinity })
  queryClient.setQueryData(facilityReviewsQuery(app, '7', firstReviews).queryKey, answer)
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <FacilityReviews facilityId="7" timeZone="Asia/Dubai" />
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  const marks = Object.values(bodies).map((body) => {
    const { lang, dir } = screen.getByText(body)
    return [lang, dir]
  })
  expect(marks).toEqual([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['tl', 'auto'],
  ])
})
