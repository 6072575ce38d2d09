import { CalendarClock, Clock, UserRound } from 'lucide-react'
import {
  selectChosen,
  selectIsBusy,
  selectIsWithdrawalTooLate,
  selectPatient,
  selectSubmissionId,
} from '#machines/booking/booking.selectors'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { sendsClosed } from '#src/page-load/sends-closed.ts'
import { confirmAfterMinutes } from '#src/outbox/booking/booking-change.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Inline, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Booking, useOffer } from './booking-context.ts'
import { OwnZoneNote } from './own-zone-note.tsx'
import { messages } from './queued.messages.ts'
import { useMoment, useWhen } from './use-when.ts'
import * as css from './booking.css.ts'

/**
 * The booking waits for the network: stored on the device where that stores anything, else only in the page, and not yet
 * confirmed.
 */
export function QueuedStep({ onRetry }: { onRetry: () => void }) {
  const app = useApp()
  const intl = useIntl()
  const when = useWhen()
  const moment = useMoment()
  const booking = Booking.useActorRef()
  const chosen = Booking.useSelector(selectChosen)
  const patient = Booking.useSelector(selectPatient)
  const isBusy = Booking.useSelector(selectIsBusy)
  const isTooLate = Booking.useSelector(selectIsWithdrawalTooLate)
  const submission = Booking.useSelector(selectSubmissionId)
  const { practitioner } = useOffer()
  if (!chosen || !patient) return null
  const at = [chosen.slot.start, chosen.timeZone] as const
  const isSaved = outboxStore(app.tenant).isLasting(submission)
  return (
    <Wrap width="narrow">
      <div className={css.alone}>
        <Stack gap={5}>
          <div role="status">
            <Badge tone="warning" icon={Clock}>
              {intl.formatMessage(messages.badge)}
            </Badge>
            <h1>{intl.formatMessage(isSaved ? messages.heading : messages.unsavedHeading)}</h1>
            <Text as="p" tone="quiet">
              {isSaved
                ? intl.formatMessage(messages.body, { time: moment(...at), closed: sendsClosed() })
                : intl.formatMessage(messages.unsavedBody, { time: moment(...at) })}
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
          <OwnZoneNote start={chosen.slot.start} timeZone={chosen.timeZone} />
          <Note>
            {isTooLate
              ? intl.formatMessage(messages.tooLate)
              : intl.formatMessage(messages.promise, { minutes: confirmAfterMinutes })}
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
