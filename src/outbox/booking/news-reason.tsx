import { problemCodes } from '#contract/problem-codes'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { confirmAfterMinutes } from './booking-change.ts'
import { messages } from './booking-notice.messages.ts'
import type { BookingNoticeProps } from './booking-notice-props.ts'

/** Why a stored booking is not booked, or not sent. */
export function NewsReason({ news }: Pick<BookingNoticeProps, 'news'>) {
  const intl = useIntl()
  if (news.state === 'confirmation_due') {
    const why = news.mayHaveArrived ? messages.unanswered : messages.unsent
    return <div>{intl.formatMessage(why, { minutes: confirmAfterMinutes })}</div>
  }
  if (news.state !== 'refused') return null
  const code = problemCodes.find((known) => known === news.refusal.code) ?? 'unexpected'
  return <div>{intl.formatMessage(problemMessages[code])}</div>
}
