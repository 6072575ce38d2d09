import type { Appointment } from '#contract/appointment'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Text } from '#src/ui/layout.tsx'
import { StuckRefund, type WithContact } from './stuck-refund.tsx'
import { messages } from './visit-payment.messages.ts'

/** What of a payment goes, or went, back to the patient, or who sees to it where it could not; nothing where none does. */
export function BackSentence({ visit }: { visit: Pick<Appointment, 'payment' | 'time_zone'> & WithContact }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const { payment, time_zone: zone } = visit
  if (payment?.status !== 'refund_due' && payment?.status !== 'refunded') return null
  const { refunded = payment.amount, refunded_at } = payment
  const amount = format.money(refunded)
  if (payment.is_refund_stuck)
    return <StuckRefund amount={amount} receipt={payment.receipt_number} clinic={visit.facility} />
  return (
    <Text as="p" numbers>
      {refunded.amount === 0
        ? intl.formatMessage(messages.backNothing)
        : payment.status === 'refunded' && refunded_at
          ? intl.formatMessage(messages.backDone, { amount, day: format.day(refunded_at, zone, now) })
          : intl.formatMessage(messages.backDue, { amount })}
    </Text>
  )
}
