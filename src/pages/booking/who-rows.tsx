import { useQuery } from '@tanstack/react-query'
import type { BookingAnswers } from '#machines/booking/booking.types'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useViewer } from '#src/session/use-viewer.ts'
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
  const enabled = useViewer().kind === 'patient'
  const { data: self } = useQuery({ ...accountQuery(app), enabled })
  const { data } = useQuery({ ...relativesQuery(app), enabled })
  const relatives = data?.patients ?? []
  return (
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
        ...relatives.map(({ id, first_name, last_name }) => ({
          value: id,
          label: <bdi>{`${first_name} ${last_name}`.trim()}</bdi>,
        })),
        {
          value: 'someone_else',
          label: intl.formatMessage(messages.someone),
          detail: intl.formatMessage(isProven ? messages.someoneDetailProven : messages.someoneDetail),
        },
      ]}
    />
  )
}
