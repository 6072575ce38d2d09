import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import type { BookingVisit } from './booking-change.ts'
import { messages } from './booking-notice.messages.ts'
import type { BookingNoticeProps } from './booking-notice-props.ts'

const lost: readonly string[] = ['slot_taken', 'slot_unavailable', 'slot_too_soon', 'slot_in_past', 'visit_overlaps']

/** Links after the news: the entered answers are stored, and the booking page offers other times and corrections. */
export function NewsActions({
  news,
  visit,
  onSeen,
  onConfirm,
  onDiscard,
}: BookingNoticeProps & { visit: BookingVisit }) {
  const intl = useIntl()
  const links = useLinks()
  switch (news.state) {
    case 'accepted':
      return (
        <LinkButton size="small" href={links.confirmed(news.answer.appointmentId)} onClick={onSeen}>
          {intl.formatMessage(messages.open)}
        </LinkButton>
      )
    case 'refused':
      return (
        <LinkButton size="small" href={links.book(visit.doctor)} onClick={onSeen}>
          {intl.formatMessage(lost.includes(news.refusal.code) ? messages.otherTimes : messages.goOn)}
        </LinkButton>
      )
    case 'confirmation_due':
      return (
        <>
          <Button size="small" onClick={onConfirm}>
            {intl.formatMessage(messages.send)}
          </Button>
          {news.mayHaveArrived ? null : (
            <Button size="small" tone="secondary" onClick={onDiscard}>
              {intl.formatMessage(messages.discard)}
            </Button>
          )}
        </>
      )
    default:
      return null
  }
}
