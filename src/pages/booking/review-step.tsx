import { CalendarClock, House, MapPin, MessageSquare, Stethoscope, UserRound, Video } from 'lucide-react'
import {
  selectAnswers,
  selectChosen,
  selectFeeBefore,
  selectIsBusy,
  selectIsConfirmationDue,
  selectPatient,
  selectPayment,
} from '#machines/booking/booking.selectors'
import type { ChosenSlot } from '#machines/booking/booking.types'
import { isPrepaid } from '#machines/payment/payment-outlook'
import { SecondDay } from '#src/features/second-calendar.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { LegalLine } from '#src/features/legal/legal-line.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Booking, locationOf, useOffer } from './booking-context.ts'
import { BarText, BookingStep } from './booking-step.tsx'
import { messages } from './booking.messages.ts'
import { messages as paymentMessages } from './payment.messages.ts'
import { messages as reviewMessages } from './review.messages.ts'
import { CancellingRow } from './cancelling-row.tsx'
import { ChosenOverlap } from './chosen-overlap.tsx'
import { InsuranceRow } from './insurance-row.tsx'
import { Labelled } from './labelled.tsx'
import { OwnZoneNote } from './own-zone-note.tsx'
import { PaymentRow } from './payment-row.tsx'
import { PatientPhone } from './patient-phone.tsx'
import { usePayLabel } from './use-pay-label.ts'
import { useRefusal } from './use-refusal.ts'
import { useWhen } from './use-when.ts'
import * as css from './booking.css.ts'

/** Last step: everything again, and the button that books, with the consent. */
export function ReviewStep() {
  const intl = useIntl()
  const format = useFormat()
  const when = useWhen()
  const booking = Booking.useActorRef()
  const chosen = Booking.useSelector(selectChosen)
  const isBusy = Booking.useSelector(selectIsBusy)
  const isOld = Booking.useSelector(selectIsConfirmationDue)
  // A changed price has a note of its own, with both prices.
  const { toRefusal } = useRefusal(['price_changed'])
  const pay = usePayLabel()
  const isPaidBefore = Booking.useSelector((state) => isPrepaid(selectPayment(state)))
  if (!chosen) return null

  const confirm = () => {
    // Pressing the button is the consent.
    booking.send({ type: 'consent.changed', isGiven: true })
    booking.send({ type: 'booking.confirmed' })
  }
  const fee = format.money(chosen.service.fee)
  // Nothing of a booking that is paid at once is kept to be sent later.
  const unanswered = intl.formatMessage(paymentMessages.unanswered)
  const texts = { offline: intl.formatMessage(paymentMessages.offline), unavailable: unanswered, timeout: unanswered }
  return (
    <BookingStep
      heading={intl.formatMessage(reviewMessages.heading)}
      hasLine={false}
      aside={<BarText strong={when(chosen.slot.start, chosen.timeZone)} quiet={`${pay} ${fee}`} />}
      refusal={toRefusal(null, isPaidBefore ? texts : {})}
      agreement={intl.formatMessage(reviewMessages.consent)}
      action={({ isWide, describedBy }) => (
        <Button size="bar" block={isWide} busy={isBusy} aria-describedby={describedBy} onClick={confirm}>
          {intl.formatMessage(isPaidBefore ? paymentMessages.confirm : reviewMessages.confirm)}
        </Button>
      )}
    >
      <VisuallyHidden>
        <span role="status">{isBusy ? intl.formatMessage(messages.sending) : null}</span>
      </VisuallyHidden>
      {isOld ? (
        <Note kind="warning">{intl.formatMessage(isPaidBefore ? paymentMessages.again : reviewMessages.old)}</Note>
      ) : null}
      <ChangedPrice chosen={chosen} />
      <ChosenOverlap />
      <Rows>
        <WhenRow chosen={chosen} isLocked={isBusy} />
        <WithRow chosen={chosen} />
        <WhereRow chosen={chosen} />
        <PatientRow isLocked={isBusy} />
        <NoteRow />
        <InsuranceRow isLocked={isBusy} />
        <PaymentRow chosen={chosen} isLocked={isBusy} />
        <CancellingRow chosen={chosen} />
      </Rows>
      <div className={css.onlyPhone}>
        <Panel>
          <p className={css.price}>
            <span>{intl.formatMessage(reviewMessages.visit)}</span>
            <span>{fee}</span>
          </p>
          <p className={css.total}>
            <span>{pay}</span>
            <span>{fee}</span>
          </p>
        </Panel>
      </div>
      <OwnZoneNote start={chosen.slot.start} timeZone={chosen.timeZone} />
      <LegalLine message={reviewMessages.legal} />
    </BookingStep>
  )
}

function WhenRow({ chosen, isLocked }: { chosen: ChosenSlot; isLocked: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const when = useWhen()
  const booking = Booking.useActorRef()
  const { slot, service, timeZone } = chosen
  return (
    <Row
      icon={CalendarClock}
      end={
        <TextButton
          aria-label={intl.formatMessage(reviewMessages.changeTime)}
          disabled={isLocked}
          onClick={() => booking.send({ type: 'slot.change_requested' })}
        >
          {intl.formatMessage(reviewMessages.change)}
        </TextButton>
      }
    >
      <Labelled
        label={intl.formatMessage(reviewMessages.when)}
        detail={
          <>
            {format.longDay(slot.start, timeZone)} · {format.zoneName(timeZone)} ·{' '}
            {intl.formatMessage(messages.minutes, { count: service.duration_minutes })}
            <SecondDay instant={slot.start} timeZone={timeZone} />
          </>
        }
      >
        {when(slot.start, timeZone)}
      </Labelled>
    </Row>
  )
}

function WithRow({ chosen }: { chosen: ChosenSlot }) {
  const intl = useIntl()
  const { practitioner } = useOffer()
  return (
    <Row icon={Stethoscope}>
      <Labelled label={intl.formatMessage(reviewMessages.with)} detail={<OwnScript>{chosen.service.name}</OwnScript>}>
        <OwnScript>{practitioner.fullName}</OwnScript>
      </Labelled>
    </Row>
  )
}

function WhereRow({ chosen }: { chosen: ChosenSlot }) {
  const intl = useIntl()
  const offer = useOffer()
  const { address } = Booking.useSelector(selectAnswers)
  const location = locationOf(offer, chosen.slot.facility_id)
  const label = intl.formatMessage(reviewMessages.where)
  if (chosen.slot.consultation_type === 'telemedicine')
    return (
      <Row icon={Video}>
        <Labelled label={label}>{intl.formatMessage(reviewMessages.video)}</Labelled>
      </Row>
    )
  if (chosen.slot.consultation_type === 'homecare')
    return (
      <Row icon={House}>
        <Labelled label={label}>
          <bdi>{address}</bdi>
        </Labelled>
      </Row>
    )
  return (
    <Row icon={MapPin}>
      <Labelled label={label} detail={location ? <OwnScript>{location.address}</OwnScript> : null}>
        {location ? <OwnScript>{location.name}</OwnScript> : null}
      </Labelled>
    </Row>
  )
}

function PatientRow({ isLocked }: { isLocked: boolean }) {
  const intl = useIntl()
  const booking = Booking.useActorRef()
  const patient = Booking.useSelector(selectPatient)
  if (!patient) return null
  return (
    <Row
      icon={UserRound}
      end={
        <TextButton
          aria-label={intl.formatMessage(reviewMessages.changePatient)}
          disabled={isLocked}
          onClick={() => booking.send({ type: 'details.change_requested' })}
        >
          {intl.formatMessage(reviewMessages.change)}
        </TextButton>
      }
    >
      <Labelled label={intl.formatMessage(reviewMessages.patient)} detail={<PatientPhone />}>
        <bdi>
          {patient.first_name} {patient.last_name}
        </bdi>
      </Labelled>
    </Row>
  )
}

function NoteRow() {
  const intl = useIntl()
  const { reason } = Booking.useSelector(selectAnswers)
  if (!reason.trim()) return null
  return (
    <Row icon={MessageSquare}>
      <Labelled label={intl.formatMessage(reviewMessages.note)}>
        <bdi>{reason.trim()}</bdi>
      </Labelled>
    </Row>
  )
}

function ChangedPrice({ chosen }: { chosen: ChosenSlot }) {
  const intl = useIntl()
  const format = useFormat()
  const before = Booking.useSelector(selectFeeBefore)
  if (!before) return null
  return (
    <Note kind="warning" role="alert">
      {intl.formatMessage(reviewMessages.price, {
        fee: format.money(chosen.service.fee),
        before: format.money(before),
      })}
    </Note>
  )
}
