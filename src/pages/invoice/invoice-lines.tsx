import type { ReactNode } from 'react'
import type { ChargeKind, Invoice } from '#contract/invoice'
import { walletOf } from '#machines/payment/payment-outlook'
import { OwnScript } from '#src/features/own-script.tsx'
import { walletNames } from '#src/features/wallets/wallet-names.ts'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './invoice.messages.ts'
import { minorMoney } from './minor-money.ts'
import * as css from './invoice.css.ts'

const charged: Record<Exclude<ChargeKind, 'visit'>, MessageDescriptor> = {
  cancelled: messages.cancelled,
  not_booked: messages.notBooked,
  late_cancellation: messages.lateCancellation,
}

/** What is charged, what of it is tax, what was paid and given back, and what is left, as one table. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const intl = useIntl()
  const { charges, total, vat, payments, refunds, balance } = invoice
  const say = intl.formatMessage
  return (
    <table className={css.table} aria-label={say(messages.lines)}>
      <thead>
        <tr>
          <th scope="col">{say(messages.what)}</th>
          <th scope="col">{say(messages.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {charges.map(({ kind, amount }) => (
          <Line key={kind} invoice={invoice} amount={amount} under={kind === 'visit' ? <Visit of={invoice} /> : null}>
            {kind === 'visit' ? <OwnScript>{invoice.service_name}</OwnScript> : say(charged[kind])}
          </Line>
        ))}
        <Line invoice={invoice} amount={total} isSum>
          {say(messages.total)}
        </Line>
        {vat ? (
          <Line invoice={invoice} amount={vat.amount}>
            {say(messages.vat, { rate: new Intl.NumberFormat(intl.locale.intl).format(vat.rate_percent) })}
          </Line>
        ) : null}
        {payments.map(({ receipt_number, method, paid_at, amount }) => (
          <Line
            key={`paid ${receipt_number}`}
            {...{ invoice, amount: -amount, under: <Moment of={invoice} at={paid_at} number={receipt_number} /> }}
          >
            {wayOf(method, say)}
          </Line>
        ))}
        {refunds.map(({ receipt_number, refunded_at, amount }) => (
          <Line
            key={`refunded ${receipt_number}`}
            {...{ invoice, amount, under: <Moment of={invoice} at={refunded_at} number={receipt_number} /> }}
          >
            {say(messages.refunded)}
          </Line>
        ))}
        <Line invoice={invoice} amount={Math.abs(balance)} isSum>
          {say(balance < 0 ? messages.toGiveBack : messages.balance)}
        </Line>
      </tbody>
    </table>
  )
}

type Say = ReturnType<typeof useIntl>['formatMessage']

function wayOf(method: Invoice['payments'][number]['method'], say: Say): string {
  const wallet = walletOf(method)
  return wallet ? say(messages.paidBy, { way: walletNames[wallet] }) : say(messages.paidByCard)
}

type LineProps = { invoice: Invoice; amount: number; under?: ReactNode; isSum?: boolean; children: ReactNode }

function Line({
  invoice: { currency, minor_digits: digits },
  amount,
  under = null,
  isSum = false,
  children,
}: LineProps) {
  const { locale } = useIntl()
  const format = useFormat()
  return (
    <tr className={isSum ? css.sum : undefined}>
      <th scope="row">
        {children}
        {under === null ? null : <span className={css.under}>{under}</span>}
      </th>
      <td>{minorMoney(locale, format, { amount, currency, digits })}</td>
    </tr>
  )
}

function Visit({ of }: { of: Invoice }) {
  const intl = useIntl()
  const when = useWhen(of)
  return intl.formatRich(messages.visitWith, {
    doctor: <OwnScript>{of.practitioner}</OwnScript>,
    when: when(of.start),
  })
}

function Moment({ of, at, number }: { of: Invoice; at: string; number: string }) {
  const intl = useIntl()
  const when = useWhen(of)
  return intl.formatRich(messages.moment, { when: when(at), number: <bdi className={css.unbroken}>{number}</bdi> })
}

function useWhen({ time_zone: zone }: Invoice): (at: string) => string {
  const format = useFormat()
  return (at) => format.dayAndTime(at, zone)
}
