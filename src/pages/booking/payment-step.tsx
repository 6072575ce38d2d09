import { Banknote, CreditCard, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react'
import type { PaymentMethod } from '#contract/payment-methods'
import { selectChosen, selectPayment, selectPaymentChoice } from '#machines/booking/booking.selectors'
import type { ChosenSlot } from '#machines/booking/booking.types'
import { walletOf } from '#machines/payment/payment-outlook'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioRows } from '#src/ui/choice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Booking } from './booking-context.ts'
import { BarText, BookingStep } from './booking-step.tsx'
import { messages } from './payment.messages.ts'
import { useInsurance } from './use-insurance.ts'
import { usePayLabel } from './use-pay-label.ts'
import { useWayName } from './use-way-name.ts'
import { messages as whenMessages } from './when.messages.ts'

/** The ways to pay this visit. What is pressed is chosen; continuing leads back to the review. */
export function PaymentStep() {
  const chosen = Booking.useSelector(selectChosen)
  return chosen ? <Ways chosen={chosen} /> : null
}

function Ways({ chosen }: { chosen: ChosenSlot }) {
  const intl = useIntl()
  const format = useFormat()
  const booking = Booking.useActorRef()
  const ways = Booking.useSelector(selectPaymentChoice)
  const way = Booking.useSelector(selectPayment)
  const nameOf = useWayName(chosen)
  const detailOf = useWayDetail(chosen)
  const pay = usePayLabel()
  return (
    <BookingStep
      heading={intl.formatMessage(messages.title)}
      aside={<BarText quiet={pay} strong={format.money(chosen.service.fee)} />}
      action={({ isWide }) => (
        <Button size="bar" block={isWide} onClick={() => booking.send({ type: 'payment.confirmed' })}>
          {intl.formatMessage(whenMessages.continue)}
        </Button>
      )}
    >
      {ways.length === 0 ? (
        <Skeleton block="72px" radius="card" />
      ) : (
        <RadioRows
          legend={intl.formatMessage(messages.title)}
          hideLegend
          value={way}
          onChange={(method) => booking.send({ type: 'payment.chosen', method })}
          options={ways.map((value) => ({
            value,
            label: nameOf(value),
            detail: detailOf(value),
            icon: iconOf(value),
          }))}
        />
      )}
    </BookingStep>
  )
}

function useWayDetail({ service }: ChosenSlot): (way: PaymentMethod) => string {
  const intl = useIntl()
  const format = useFormat()
  const { insurer, plan } = useInsurance()
  const fee = format.money(service.fee)
  return (way) => {
    if (way === 'card') return intl.formatMessage(messages.cardDetail, { fee })
    if (walletOf(way)) return intl.formatMessage(messages.walletDetail, { fee })
    if (way !== 'insurance') return intl.formatMessage(messages.atClinicDetail, { fee })
    const name = [insurer?.name, plan?.name].filter(Boolean).join(' · ')
    return intl.formatMessage(messages.insuranceDetail, { insurer: name, fee })
  }
}

function iconOf(way: PaymentMethod): LucideIcon {
  if (walletOf(way)) return Smartphone
  return way === 'card' ? CreditCard : way === 'insurance' ? ShieldCheck : Banknote
}
