import type { Appointment } from '#contract/appointment'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './visit-payment.messages.ts'

/** Why money that came in bought nothing, where it was not what the visit costs; undefined of any other payment. */
export function useOtherAmount({ payment }: Pick<Appointment, 'payment'>): string | undefined {
  const intl = useIntl()
  const format = useFormat()
  if (!payment?.paid) return undefined
  return intl.formatMessage(messages.otherAmount, {
    paid: format.money(payment.paid),
    amount: format.money(payment.amount),
  })
}
