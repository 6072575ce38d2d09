import { useEffect, useRef, type ReactNode } from 'react'
import { GuestCalendar } from '#src/features/calendar-link/guest-calendar.tsx'
import { toChangedVisit } from '#src/features/earlier-offer/earlier-visit.ts'
import { EarlierOffer, EarlierWish } from '#src/features/earlier-offer/earlier-times.tsx'
import { ShareButton } from '#src/features/share/share-button.tsx'
import { Unpaid } from '#src/features/visit-payment/unpaid.tsx'
import { VisitMoney } from '#src/features/visit-payment/visit-money.tsx'
import { GuestMessages } from '#src/features/push/guest-messages.tsx'
import { messages as paymentMessages } from '#src/features/visit-payment/visit-payment.messages.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { toWebCalendarLink } from '#contract/calendar-file'
import { LaterVisitDocuments } from '#src/features/visit-documents/later.tsx'
import { LaterVideoEntry } from '#src/features/video-entry/later.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { TextLink } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from '../appointment.messages.ts'
import { Cancellation } from './cancellation.tsx'
import { CancelUnpaid } from '../cancel-unpaid.tsx'
import { ChangeVisit } from './change-visit.tsx'
import { Preparation } from './preparation.tsx'
import { Ticket } from './ticket.tsx'
import type { ShownVisit } from '../use-appointment.ts'
import { useCalendarText } from './use-calendar-text.ts'
import { VisitConsent } from './visit-consent.tsx'
import { usePaySentence, VisitInsurance } from './visit-insurance.tsx'
import * as css from '../appointment.css.ts'

/** What, when, where and with whom; and what to do next. `children` and `aside` are shown for a visit that is booked and still to come. */
export function AppointmentView({
  visit,
  aside,
  children,
}: {
  visit: ShownVisit
  aside?: ReactNode
  children: ReactNode
}) {
  const intl = useIntl()
  const links = useLinks()
  const now = useNow()
  const isOver = now !== null && new Date(visit.end) < now
  const isToCome = visit.status === 'booked' && !isOver
  return (
    <>
      {isToCome ? children : visit.status === 'awaiting_payment' ? <Unpaid visit={visit} /> : <NoMore visit={visit} />}
      <div className={css.entry}>
        <LaterVideoEntry visit={visit} />
      </div>
      {isToCome ? <EarlierOffer visit={visit} /> : null}
      <div className={css.columns}>
        <Stack gap={4}>
          <Ticket visit={visit} />
          <Particulars visit={visit} isToCome={isToCome} />
        </Stack>
        <Stack gap={4}>
          <VisitMoney visit={visit} />
          {isToCome ? <Preparation visit={visit} /> : null}
          {isToCome ? aside : null}
          {/* Who comes for the changes, or made one that waits, finds it before what is set once. */}
          {isToCome ? <ChangeVisit visit={visit} /> : null}
          {isToCome ? <EarlierWish visit={visit} /> : null}
          {isToCome ? <GuestMessages id={visit.id} /> : null}
          {isToCome || visit.status === 'cancelled' ? <GuestCalendar visit={visit} canMake={isToCome} /> : null}
          {visit.status === 'awaiting_payment' ? <CancelUnpaid visit={visit} /> : null}
          {isToCome ? <VisitConsent visit={visit} /> : null}
          {visit.created_at === undefined ? null : (
            <LaterVisitDocuments
              visit={{ ...toChangedVisit(visit), practitionerId: visit.practitioner.id, createdAt: visit.created_at }}
              canAdd={isToCome || visit.status === 'awaiting_payment'}
            />
          )}
          <div>
            <TextLink href={links.home()}>{intl.formatMessage(messages.more)}</TextLink>
          </div>
        </Stack>
      </div>
    </>
  )
}

/** A visit that does not take place. A patient who has just cancelled it is told so. */
function NoMore({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const { title, why } = (isPaidLate(visit) ? paidLate : whyOff[visit.status]) ?? {
    title: messages.past,
    why: undefined,
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.head}>
      <div role="status">
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {intl.formatMessage(title)}
        </h1>
        {/* Where money could not be given back there is something left to do, which its note says. */}
        {why && !visit.payment?.is_refund_stuck ? (
          <Text as="p" tone="quiet">
            {intl.formatMessage(why)}
          </Text>
        ) : null}
        {visit.status === 'cancelled' && visit.cancellation ? <Cancellation of={visit.cancellation} /> : null}
      </div>
    </div>
  )
}

/** What became of a visit that does not take place. */
const whyOff: Partial<Record<ShownVisit['status'], { title: MessageDescriptor; why: MessageDescriptor }>> = {
  cancelled: { title: messages.cancelledHeading, why: messages.cancelledWhy },
  expired: { title: paymentMessages.expiredHeading, why: paymentMessages.expiredWhy },
}

const paidLate = { title: paymentMessages.expiredHeading, why: paymentMessages.expiredLate }

/** What came in is what was asked for: another sum would have bought nothing in time, either, as its receipt says. */
const isPaidLate = ({ status, payment }: ShownVisit) =>
  status === 'expired' && payment?.paid_at !== undefined && payment.paid === undefined

function Particulars({ visit, isToCome }: { visit: ShownVisit; isToCome: boolean }) {
  const intl = useIntl()
  const links = useLinks()
  const pay = usePaySentence(visit)
  const calendarText = useCalendarText(visit)
  return (
    <div>
      <Text as="p" tone="quiet" size="1" numbers>
        {intl.formatRich(messages.number, { number: <bdi>{visit.appointment_number}</bdi> })}
        {isToCome ? (
          <>
            {' · '}
            {pay}
          </>
        ) : null}
      </Text>
      <VisitInsurance visit={visit} />
      <div className={css.links}>
        {isToCome ? (
          <TextLink href={toWebCalendarLink(visit, calendarText)} target="_blank" rel="noopener noreferrer">
            {intl.formatMessage(messages.webCalendar)}
          </TextLink>
        ) : null}
        <TextLink href={`tel:${visit.facility.phone.replace(/[^+\d]/g, '')}`}>
          {intl.formatMessage(messages.call)}
        </TextLink>
        <ShareButton
          look="text"
          label={intl.formatMessage(messages.share)}
          title={visit.practitioner.fullName}
          path={links.doctor(visit.practitioner)}
        />
      </div>
    </div>
  )
}
