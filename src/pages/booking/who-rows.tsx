import { useQuery } from '@tanstack/react-query'
import type { BookingAnswers } from '#machines/booking/booking.types'
import { useApp } from '#src/context/app-context.ts'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { useLinks } from '#src/routes/links.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { TextLink } from '#src/ui/button.tsx'
import { RadioRows } from '#src/ui/choice.tsx'
import { answersFor, choiceOf } from './answers-for.ts'
import { messages } from './who.messages.ts'

type WhoRowsProps = {
  answers: BookingAnswers
  /** The phone needs no code. */
  isProven: boolean
  onChange: (answers: Partial<BookingAnswers>) => void
}

/** Whom the visit is for: oneself, one of the signed-in patient's relatives, or someone else. */
export function WhoRows({ answers, isProven, onChange }: WhoRowsProps) {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const enabled = useViewer().kind === 'patient'
  const { data: self } = useQuery({ ...accountQuery(app), enabled })
  const { data } = useQuery({ ...relativesQuery(app), enabled })
  const all = data?.patients ?? []
  const relatives = all.filter(canBookFor)
  return (
    <>
      <RadioRows
        legend={intl.formatMessage(messages.heading)}
        hideLegend
        value={choiceOf(answers)}
        onChange={(choice) => {
          onChange(answersFor(choice, answers, { self, relatives }))
          // Whom they chose before the search, they have thought again about.
          if (enabled) void sessionStore(app.tenant).bookFor(undefined)
        }}
        options={[
          { value: 'me', label: intl.formatMessage(messages.me) },
          ...all.map((relative) => ({
            value: relative.id,
            label: <bdi>{`${relative.first_name} ${relative.last_name}`.trim()}</bdi>,
            ...(canBookFor(relative) ? {} : { detail: intl.formatMessage(messages.waiting), disabled: true }),
          })),
          {
            value: 'someone_else',
            label: intl.formatMessage(messages.someone),
            detail: intl.formatMessage(isProven ? messages.someoneDetailProven : messages.someoneDetail),
          },
        ]}
      />
      {relatives.length < all.length ? (
        <p>
          {intl.formatMessage(messages.waitingWhy)}{' '}
          <TextLink href={links.path('dashboard/relatives')}>{intl.formatMessage(messages.toRelatives)}</TextLink>
        </p>
      ) : null}
    </>
  )
}
