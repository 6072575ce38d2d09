import { CalendarX } from 'lucide-react'
import { changeLimits, changeTermsOf, lateFeeOf } from '#contract/change-terms'
import type { ChosenSlot } from '#machines/booking/booking.types'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Row } from '#src/ui/rows.tsx'
import { locationOf, useOffer } from './booking-context.ts'
import { Labelled } from './labelled.tsx'
import { messages } from './review.messages.ts'

/** Until when the visit can be cancelled and moved, and what cancelling costs: said before it is booked. */
export function CancellingRow({ chosen: { slot, service, timeZone } }: { chosen: ChosenSlot }) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const offer = useOffer()
  const now = useNow()
  const { booking_rules: rules } = app.init.settings.whitelabel_configs
  const terms = changeTermsOf(rules, locationOf(offer, slot.facility_id)?.slug ?? '')
  const { cancel_until, free_cancel_until, move_until } = changeLimits(terms, new Date(slot.start))
  const late = lateFeeOf(terms, service.fee)
  const isPast = (instant: string) => now !== null && now > new Date(instant)
  const when = (instant: string) => format.moment(instant, timeZone, now)
  // Where nothing is kept, it is free for as long as it is possible.
  const free = late.amount === 0 || free_cancel_until > cancel_until ? cancel_until : free_cancel_until
  const fee = format.money(late)
  const isPaid = free < cancel_until

  const main = isPast(cancel_until)
    ? intl.formatMessage(messages.notPossible)
    : isPast(free)
      ? intl.formatMessage(messages.notFree, { fee })
      : free === new Date(slot.start).toISOString()
        ? intl.formatMessage(messages.freeToBegin)
        : intl.formatMessage(messages.freeUntil, { when: when(free) })
  const cancelling = isPast(cancel_until)
    ? []
    : [
        ...(isPaid && !isPast(free) ? [intl.formatMessage(messages.afterFree, { fee })] : []),
        ...(terms.cancel_hours > 0 ? [intl.formatMessage(messages.cancelLast, { when: when(cancel_until) })] : []),
      ]
  // Where it can be moved until it begins, that is no term to know of.
  const moving =
    terms.move_hours === 0
      ? []
      : [
          isPast(move_until)
            ? intl.formatMessage(messages.moveNot)
            : intl.formatMessage(messages.moveLast, { when: when(move_until) }),
        ]
  return (
    <Row icon={CalendarX}>
      <Labelled label={intl.formatMessage(messages.cancelling)} detail={[...cancelling, ...moving].join(' ')}>
        {main}
      </Labelled>
    </Row>
  )
}
