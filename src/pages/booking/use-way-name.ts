import type { PaymentMethod } from '#contract/payment-methods'
import type { ChosenSlot } from '#machines/booking/booking.types'
import { walletOf } from '#machines/payment/payment-outlook'
import { walletNames } from '#src/features/wallets/wallet-names.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './payment.messages.ts'
import { messages as reviewMessages } from './review.messages.ts'

/** The name of a way to pay a visit; what is settled at the visit is named by where that is. */
export function useWayName({ slot }: ChosenSlot): (way: PaymentMethod | undefined) => string {
  const intl = useIntl()
  return (way) => {
    const wallet = walletOf(way)
    if (wallet) return intl.formatMessage(messages.wallet, { wallet: walletNames[wallet] })
    if (way === 'card') return intl.formatMessage(messages.card)
    if (way === 'insurance') return intl.formatMessage(messages.insurance)
    return intl.formatMessage(slot.consultation_type === 'clinic' ? reviewMessages.atClinic : reviewMessages.atVisit)
  }
}
