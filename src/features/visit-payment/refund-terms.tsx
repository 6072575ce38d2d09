import type { Appointment } from '#contract/appointment'
import type { Money } from '#contract/wire'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './visit-payment.messages.ts'

/** A paid visit with its terms; what a device kept before there were terms has none. */
export type RefundableVisit = Pick<Appointment, 'status' | 'start' | 'time_zone' | 'payment'> &
  Partial<Pick<Appointment, 'cancel_until' | 'free_cancel_until' | 'late_cancellation_fee'>>

/** Said before it is tried: what cancelling a paid visit gives back, and until when that is the whole. */
export function RefundTerms({ visit }: { visit: RefundableVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const { start, time_zone: zone, cancel_until = start, free_cancel_until = cancel_until } = visit
  const isLateFree = (visit.late_cancellation_fee?.amount ?? 0) === 0
  const freeUntil = isLateFree || free_cancel_until > cancel_until ? cancel_until : free_cancel_until
  if (visit.payment?.status !== 'paid' || visit.status !== 'booked' || !now) return null
  if (new Date(cancel_until) <= now) return null
  if (new Date(freeUntil) <= now) return <RefundNow visit={visit} fee={visit.late_cancellation_fee} />
  return (
    <Text as="p" tone="quiet" size="1" numbers>
      {intl.formatMessage(messages.backUntil, { when: format.moment(freeUntil, zone, now) })}
    </Text>
  )
}

/** What goes back of a paid visit where cancelling costs this fee. */
export function RefundNow({ visit, fee }: { visit: Pick<Appointment, 'payment'>; fee: Money | undefined }) {
  const intl = useIntl()
  const format = useFormat()
  if (visit.payment?.status !== 'paid') return null
  const { amount, currency } = visit.payment.amount
  const rest = Math.max(0, amount - (fee?.amount ?? 0))
  return (
    <Text as="p" numbers>
      {rest === 0
        ? intl.formatMessage(messages.backNone)
        : intl.formatMessage(messages.backNow, { amount: format.money({ amount: rest, currency }) })}
    </Text>
  )
}
