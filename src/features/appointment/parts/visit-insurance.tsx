import { OwnScript } from '#src/features/own-script.tsx'
import { messages as paymentMessages } from '#src/features/visit-payment/visit-payment.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

/** The insurance entered with the booking. */
export function VisitInsurance({ visit: { insurance } }: { visit: ShownVisit }) {
  const intl = useIntl()
  if (!insurance) return null
  const name = (
    <>
      <OwnScript>{insurance.insurer}</OwnScript>
      {insurance.plan ? (
        <>
          {' · '}
          <OwnScript>{insurance.plan}</OwnScript>
        </>
      ) : null}
    </>
  )
  return (
    <Text as="p" tone="quiet" size="1">
      {intl.formatRich(messages.insurance, { name })}
    </Text>
  )
}

/** What the patient has paid, or pays, where and how much: the fee as a maximum, where an insurer may pay a part not yet known. */
export function usePaySentence({ fee, insurance, payment, consultation_type }: ShownVisit): string {
  const intl = useIntl()
  const format = useFormat()
  if (payment?.status === 'paid')
    return intl.formatMessage(paymentMessages.paid, { amount: format.money(payment.amount) })
  const isAtClinic = consultation_type === 'clinic'
  const isShared = insurance?.is_accepted ?? false
  const whole = isAtClinic ? messages.pay : messages.payLater
  const most = isAtClinic ? messages.payAtMost : messages.payLaterAtMost
  return intl.formatMessage(isShared ? most : whole, { fee: format.money(fee) })
}
