import { FileText } from 'lucide-react'
import { useId } from 'react'
import type { Appointment, AppointmentPayment } from '#contract/appointment'
import { walletOf } from '#machines/payment/payment-outlook'
import { OwnScript } from '#src/features/own-script.tsx'
import { walletNames } from '#src/features/wallets/wallet-names.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Inline, Panel, Stack, Text } from '#src/ui/layout.tsx'
import { BackSentence } from './back-sentence.tsx'
import { useOtherAmount } from './use-other-amount.ts'
import { messages } from './visit-payment.messages.ts'
import * as css from './receipt.css.ts'

/** What a receipt is made of; a device without a network does not know the name of the service. */
export type PaidVisit = Pick<Appointment, 'id' | 'appointment_number' | 'time_zone' | 'payment'> & {
  service_name?: string
  facility: Pick<Appointment['facility'], 'name' | 'phone'>
}

/** The receipt of a visit that was paid before it: number, amounts, method, date; nothing where there is none. */
export function Receipt({ visit }: { visit: PaidVisit }) {
  const { payment } = visit
  if (!payment?.receipt_number) return null
  return <OneReceipt visit={visit} payment={payment} number={payment.receipt_number} />
}

type OneReceiptProps = { visit: PaidVisit; payment: AppointmentPayment; number: string }

function OneReceipt({ visit, payment, number }: OneReceiptProps) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const id = useId()
  const { method, paid_at, refunded } = payment
  const amount = payment.paid ?? payment.amount
  const otherAmount = useOtherAmount(visit)
  const wallet = walletOf(method)
  const kept = refunded ? amount.amount - refunded.amount : 0
  const lines = [
    ...(refunded && !payment.is_refund_stuck ? [[messages.givenBack, refunded] as const] : []),
    ...(kept > 0 ? [[messages.kept, { ...amount, amount: kept }] as const] : []),
  ]
  const facts = [
    ...(paid_at ? [format.longDay(paid_at, visit.time_zone), format.time(paid_at, visit.time_zone)] : []),
    format.zoneName(visit.time_zone),
    ...(wallet ? [intl.formatMessage(messages.wallet, { wallet: walletNames[wallet] })] : []),
    ...(method === 'card' ? [intl.formatMessage(messages.card)] : []),
    visit.facility.name,
  ]
  return (
    <Panel as="section">
      <div role="group" aria-labelledby={id}>
        <Stack gap={4}>
          <Inline between wrap>
            <h2 id={id}>{intl.formatMessage(messages.receipt)}</h2>
            <Text as="bdi" tone="quiet" size="1" numbers>
              {number}
            </Text>
          </Inline>
          <div className={css.amounts}>
            <p className={css.amount}>
              {visit.service_name ? <OwnScript>{visit.service_name}</OwnScript> : intl.formatMessage(messages.service)}
              <span>{format.money(payment.amount)}</span>
            </p>
            <p className={css.total}>
              <span>{intl.formatMessage(messages.total)}</span>
              <span>{format.money(amount)}</span>
            </p>
            {lines.map(([name, money]) => (
              <p key={name.id} className={css.amount}>
                <span>{intl.formatMessage(name)}</span>
                <span>{format.money(money)}</span>
              </p>
            ))}
          </div>
          {otherAmount ? <p>{otherAmount}</p> : null}
          <Text as="p" tone="quiet" size="1">
            <OwnScript>{facts.join(' · ')}</OwnScript>
            {' · '}
            {intl.formatRich(messages.bookingNumber, {
              number: (
                <Text as="bdi" nowrap>
                  {visit.appointment_number}
                </Text>
              ),
            })}
          </Text>
          <BackSentence visit={visit} />
          <div>
            <LinkButton tone="secondary" size="small" icon={FileText} href={links.invoice(visit.id)}>
              {intl.formatMessage(messages.invoice)}
            </LinkButton>
          </div>
        </Stack>
      </div>
    </Panel>
  )
}
