import { Wallet } from 'lucide-react'
import { useEffect } from 'react'
import { selectPayment, selectPaymentChoice, selectPaymentOptions } from '#machines/booking/booking.selectors'
import type { ChosenSlot } from '#machines/booking/booking.types'
import { isPrepaid } from '#machines/payment/payment-outlook'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Booking } from './booking-context.ts'
import { Labelled } from './labelled.tsx'
import { loadPaymentStep } from './load-payment-step.ts'
import { messages } from './payment.messages.ts'
import { messages as reviewMessages } from './review.messages.ts'
import { useWayName } from './use-way-name.ts'

/** How the visit is paid, in the last step; changeable where there is something to choose. */
export function PaymentRow({ chosen, isLocked }: { chosen: ChosenSlot; isLocked: boolean }) {
  const intl = useIntl()
  const booking = Booking.useActorRef()
  const way = Booking.useSelector(selectPayment)
  const hasChoice = Booking.useSelector((state) => selectPaymentChoice(state).length > 0)
  const minutes = Booking.useSelector(selectPaymentOptions)?.minutes_to_pay
  const nameOf = useWayName(chosen)
  // Loaded before it is pressed for: the network may be gone then.
  useEffect(() => {
    if (hasChoice) void loadPaymentStep().catch(() => undefined)
  }, [hasChoice])
  return (
    <Row
      icon={Wallet}
      end={
        hasChoice ? (
          <TextButton
            aria-label={intl.formatMessage(messages.changePayment)}
            disabled={isLocked}
            onClick={() => booking.send({ type: 'payment.change_requested' })}
          >
            {intl.formatMessage(reviewMessages.change)}
          </TextButton>
        ) : null
      }
    >
      <Labelled
        label={intl.formatMessage(reviewMessages.payment)}
        detail={isPrepaid(way) && minutes ? intl.formatMessage(messages.minutes, { minutes }) : null}
      >
        {nameOf(way)}
      </Labelled>
    </Row>
  )
}
