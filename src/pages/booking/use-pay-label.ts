import { useIntl } from '#src/i18n/use-intl.ts'
import { selectPayment } from '#machines/booking/booking.selectors'
import { isPrepaid } from '#machines/payment/payment-outlook'
import { Booking } from './booking-context.ts'
import { messages } from './insurance.messages.ts'
import { messages as reviewMessages } from './review.messages.ts'
import { useInsurance } from './use-insurance.ts'

/** The label before the fee: where an insurer may pay a part that is not known yet, the fee is the maximum. Who pays before the visit pays all of it. */
export function usePayLabel(): string {
  const intl = useIntl()
  const { coverage } = useInsurance()
  const isPaidBefore = Booking.useSelector((state) => isPrepaid(selectPayment(state)))
  const isWhole = isPaidBefore || coverage === undefined || coverage === 'refused'
  return intl.formatMessage(isWhole ? reviewMessages.pay : messages.atMost)
}
