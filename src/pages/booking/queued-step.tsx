import { CalendarClock, Clock, UserRound } from 'lucide-react'
import { outboxConfirmAfterMinutes } from '#contract/outbox'
import {
  selectChosen,
  selectIsBusy,
  selectIsWithdrawalTooLate,
  selectPatient,
} from '#machines/booking/booking.selectors'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inline, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Booking, useOffer } from './booking-context.ts'
import { messages } from './queued.messages.ts'
import { useMoment, useWhen } from './use-when.ts'
import * as css from './booking.css.ts'

/** The booking is on the device and waits for the network: kept, and not yet confirmed. */
export function QueuedStep({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  const when = useWhen()
  const moment = useMoment()
  const booking = Booking.useActorRef()
  const chosen = Booking.useSelector(selectChosen)
  const patient = Booking.useSelector(selectPatient)
  const isBusy = Booking.useSelector(selectIsBusy)
  const isTooLate = Booking.useSelector(selectIsWithdrawalTooLate)
  const { practitioner } = useOffer()
  if (!chosen || !patient) return null
  const at = [chosen.slot.start, chosen.timeZone] as const
  return (
    <Wrap width="narrow">
      <div className={css.columns}>
        <Stack gap={5}>
          <div role="status">
            <Badge tone="warning" icon={Clock}>
              {intl.formatMessage(messages.badge)}
            </Badge>
            <h1>{intl.formatMessage(messages.heading)}</h1>
            <Text as="p" tone="quiet">
              {intl.formatMessage(messages.body, { time: moment(...at) })}
            </Text>
          </div>
          <Rows>
            <Row icon={CalendarClock}>
              <Text as="div" weight="strong" numbers>
                {when(...at)}
              </Text>
              <Text as="div" tone="quiet" size="1">
                <OwnScript>{practitioner.fullName}</OwnScript>
              </Text>
            </Row>
            <Row icon={UserRound}>
              <bdi>
                {patient.first_name} {patient.last_name}
              </bdi>
            </Row>
          </Rows>
          <Note>
            {isTooLate
              ? intl.formatMessage(messages.tooLate)
              : intl.formatMessage(messages.promise, { minutes: outboxConfirmAfterMinutes })}
          </Note>
          <Inline wrap gap={2}>
            <Button busy={isBusy} onClick={onRetry}>
              {intl.formatMessage(messages.retry)}
            </Button>
            <Button
              tone="quiet"
              disabled={isBusy || isTooLate}
              onClick={() => booking.send({ type: 'booking.withdrawn' })}
            >
              {intl.formatMessage(messages.discard)}
            </Button>
          </Inline>
        </Stack>
      </div>
    </Wrap>
  )
}
