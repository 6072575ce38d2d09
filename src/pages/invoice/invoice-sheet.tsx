import type { ReactNode } from 'react'
import type { Invoice } from '#contract/invoice'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './invoice.messages.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceParties } from './invoice-parties.tsx'
import * as css from './invoice.css.ts'

/** The invoice as it is printed. Days and times are the facility's. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const intl = useIntl()
  const format = useFormat()
  const { number, issued_at: at, time_zone: zone, appointment_number } = invoice
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <dl className={css.facts}>
          <Fact label={intl.formatMessage(messages.number)}>
            <bdi>{number}</bdi>
          </Fact>
          <Fact label={intl.formatMessage(messages.issued)}>{format.longDay(at, zone)}</Fact>
          <Fact label={intl.formatMessage(messages.booking)}>
            <bdi>{appointment_number}</bdi>
          </Fact>
        </dl>
      </header>
      <InvoiceParties invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <p className={css.label}>{intl.formatMessage(messages.zone, { zone: format.zoneName(zone) })}</p>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className={css.label}>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
