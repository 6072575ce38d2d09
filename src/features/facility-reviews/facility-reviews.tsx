import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import type { FacilityReview, FacilityReviews as Reviews } from '#contract/facility'
import { languages } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { markOf } from '#src/features/script-runs.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { facilityReviewsQuery } from '#src/queries/directory.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './facility-reviews.messages.ts'
import { oneDecimal } from './one-decimal.ts'
import { firstReviews } from './review-pages.ts'
import * as css from './facility-reviews.css.ts'

/** Reviews of a facility, in pages, those in the language of the page first and then the newest (C79). */
export function FacilityReviews({ facilityId, timeZone }: { facilityId: string; timeZone: string }) {
  const app = useApp()
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...facilityReviewsQuery(app, facilityId, { ...firstReviews, page }),
    placeholderData: keepPreviousData,
  })
  if (isError && !data)
    return (
      <Note
        kind="warning"
        actions={
          <Button size="small" tone="secondary" onClick={() => void refetch()}>
            {intl.formatMessage(messages.retry)}
          </Button>
        }
      >
        {intl.formatMessage(messages.failed)}
      </Note>
    )
  if (!data) return null
  if (data.total === 0) return <p>{intl.formatMessage(messages.none)}</p>
  return (
    <>
      <Summary reviews={data} />
      <ul className={css.list} aria-busy={isFetching}>
        {data.items.map((review) => (
          <Review key={review.id} review={review} timeZone={timeZone} />
        ))}
      </ul>
      {data.pages > 1 ? (
        <nav aria-label={intl.formatMessage(messages.pages)}>
          <Inline between>
            <Button
              size="small"
              tone="secondary"
              aria-disabled={page <= 1}
              onClick={() => setPage(Math.max(1, page - 1))}
            >
              {intl.formatMessage(messages.previous)}
            </Button>
            <p role="status">{intl.formatMessage(messages.page, { page: data.page, pages: data.pages })}</p>
            <Button
              size="small"
              tone="secondary"
              aria-disabled={page >= data.pages}
              onClick={() => setPage(Math.min(data.pages, page + 1))}
            >
              {intl.formatMessage(messages.next)}
            </Button>
          </Inline>
        </nav>
      ) : null}
    </>
  )
}

function Summary({ reviews: { average, total, spread } }: { reviews: Reviews }) {
  const intl = useIntl()
  if (average === null) return null
  return (
    <div className={css.summary}>
      <Text as="p" size="3" weight="strong" numbers>
        {intl.formatMessage(messages.average, { average: oneDecimal(average), count: total })}
      </Text>
      <ol className={css.spread}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = spread[stars - 1] ?? 0
          return (
            <li key={stars} className={css.spreadRow}>
              <Text size="1" numbers>
                {intl.formatMessage(messages.stars, { count: stars })}
              </Text>
              <svg aria-hidden className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width={(100 * count) / total} height="8" />
              </svg>
              <Text size="1" tone="quiet" numbers>
                <span aria-hidden>{count}</span>
                <VisuallyHidden>{intl.formatMessage(messages.gave, { count })}</VisuallyHidden>
              </Text>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Review({ review, timeZone }: { review: FacilityReview; timeZone: string }) {
  const intl = useIntl()
  const format = useFormat()
  return (
    <li className={css.review}>
      <p className={css.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <span key={star} className={star <= review.rating ? css.given : css.notGiven}>
            <Icon of={Star} size="small" />
          </span>
        ))}
        <VisuallyHidden>{intl.formatMessage(messages.stars, { count: review.rating })}</VisuallyHidden>
      </p>
      {/* In the language it was written in. */}
      <p {...asWritten(review.language)}>{review.body}</p>
      <Text as="p" size="1" tone="quiet">
        <OwnScript>{review.author}</OwnScript> · {format.longDay(review.created_at, timeZone)}
      </Text>
    </li>
  )
}

/** A language of ours has a known direction; that of another one is taken from its text. */
function asWritten(language: string) {
  const known = languages.find((one) => one === language)
  return known ? markOf(known) : { lang: language, dir: 'auto' }
}
