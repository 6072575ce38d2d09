import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { visitCalendarOf, visitCalendarQuery } from '#src/queries/appointment-calendar.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { messages } from './calendar-link.messages.ts'

/** `canMake`: a visit that is booked and to come. Of another a link can only be ended. */
export type CalendarOfVisit = { visit: { id: string }; canMake: boolean }

/** The link by which a guest's calendar follows one visit. A patient has one for all of theirs, in the settings. */
export function VisitCalendar(of: CalendarOfVisit) {
  return useViewer().kind === 'patient' ? null : <OfGuest {...of} />
}

function OfGuest({ visit: { id }, canMake }: CalendarOfVisit) {
  const intl = useIntl()
  const app = useApp()
  const query = visitCalendarQuery(app, id)
  const { data: feed } = useQuery(query)
  // Nothing is said where this device may not ask, or cannot.
  if (!feed || (!canMake && feed.created_at === null)) return null
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{intl.formatMessage(messages.visitHeading)}</h2>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.visitLead)}
        </Text>
        <CalendarLink
          since={feed.created_at}
          canMake={canMake}
          renew={async () => (await visitCalendarOf(app, id)).renew()}
          revoke={async () => (await visitCalendarOf(app, id)).revoke()}
          onChanged={(changed) => void showAnswer(app.queryClient, query.queryKey, changed)}
        />
      </Stack>
    </Panel>
  )
}
