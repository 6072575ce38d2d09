import { problemCodes } from '#contract/problem'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { Outcome } from '#src/storage/outbox-outcomes.ts'
import { messages } from './kept-bookings.messages.ts'

/** Why a kept booking is not booked, or not sent. */
export function NewsReason({ outcome, minutes }: { outcome: Outcome; minutes: number }) {
  const intl = useIntl()
  if (outcome.kind === 'booked') return null
  if (outcome.kind === 'confirmation_due')
    return <div>{intl.formatMessage(outcome.mayHaveArrived ? messages.unanswered : messages.unsent, { minutes })}</div>
  const code = problemCodes.find((known) => known === outcome.code) ?? 'unexpected'
  return <div>{intl.formatMessage(problemMessages[code])}</div>
}
