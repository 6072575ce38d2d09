import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useId } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Row } from '#src/ui/rows.tsx'
import { messages } from './settings.messages.ts'

/**
 * What becomes of coming visits when an account is deleted: nobody confirms that before it is known. `row` says it, or that it is being read or
 * could not be; `refusal` is why nothing can be confirmed yet, undefined once it can; `describedBy` names the row to the button.
 */
export function useComingVisits() {
  const intl = useIntl()
  const isOnline = useOnline()
  const id = useId()
  const { data, isError, isFetching, refetch } = useQuery(ownAppointmentsQuery(useApp(), 'ahead'))
  const isFailed = !data && (isError || !isOnline) && !isFetching
  const said = data
    ? {
        title: intl.formatMessage(messages.deleteVisits, { count: data.total }),
        detail: data.total ? intl.formatMessage(messages.deleteVisitsDetail) : null,
      }
    : {
        title: intl.formatMessage(isFailed ? messages.deleteVisitsFailed : messages.deleteVisitsReading),
        detail: intl.formatMessage(messages.deleteVisitsWhy),
      }
  return {
    refusal: data ? undefined : intl.formatMessage(messages.deleteVisitsFirst),
    describedBy: data ? undefined : id,
    row: (
      <Row
        icon={CalendarDays}
        end={
          // Without a network it is read by itself once there is one.
          isFailed && isOnline ? (
            <Button size="small" tone="secondary" onClick={() => void refetch()}>
              {intl.formatMessage(own.retry)}
            </Button>
          ) : undefined
        }
      >
        <div id={id} role="status">
          <div>{said.title}</div>
          <Text as="div" tone="quiet" size="1">
            {said.detail}
          </Text>
        </div>
      </Row>
    ),
  }
}
