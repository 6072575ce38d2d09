import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { CalendarLink } from '#src/features/calendar-link/calendar-link.tsx'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { calendarFeedQuery, settingsOf } from '#src/queries/own-settings.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { messages } from './calendar.messages.ts'
import { Section } from './section.tsx'

/** The link by which calendars read the patient's visits. */
export function Calendar() {
  const intl = useIntl()
  const app = useApp()
  const query = calendarFeedQuery(app)
  const { shown: feed } = useOrKept('calendar', useQuery(query))
  return (
    <Section heading={intl.formatMessage(messages.heading)} lead={intl.formatMessage(messages.lead)}>
      <CalendarLink
        since={feed?.created_at}
        renew={async () => (await settingsOf(app)).renewCalendarFeed()}
        revoke={async () => (await settingsOf(app)).revokeCalendarFeed()}
        onChanged={(changed) => void showAnswer(app.queryClient, query.queryKey, changed)}
      />
    </Section>
  )
}
