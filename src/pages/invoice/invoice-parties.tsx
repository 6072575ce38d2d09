import type { ReactNode } from 'react'
import type { Invoice } from '#contract/invoice'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './invoice.messages.ts'
import * as css from './invoice.css.ts'

/** Who sold to whom, and where: the company where the tenant named one, else the clinic itself. */
export function InvoiceParties({ invoice }: { invoice: Invoice }) {
  const intl = useIntl()
  const { seller, facility, patient, vat } = invoice
  const numbered = [
    ...(seller?.registration_number ? [[messages.registration, seller.registration_number] as const] : []),
    ...(vat ? [[messages.vatNumber, vat.registration_number] as const] : []),
  ]
  return (
    <div className={css.parties}>
      <Party label={intl.formatMessage(messages.seller)} name={seller?.name ?? facility.name}>
        {seller ? <Line text={seller.address} /> : <Place facility={facility} />}
        {numbered.map(([message, number]) => (
          <span key={message.id}>
            {intl.formatRich(message, { number: <bdi className={css.unbroken}>{number}</bdi> })}
          </span>
        ))}
      </Party>
      {seller ? (
        <Party label={intl.formatMessage(messages.place)} name={facility.name}>
          <Place facility={facility} />
        </Party>
      ) : null}
      <Party label={intl.formatMessage(messages.buyer)} name={patient} />
    </div>
  )
}

function Party({ label, name, children }: { label: string; name: string; children?: ReactNode }) {
  return (
    <div className={css.party}>
      <h2 className={css.label}>{label}</h2>
      <span className={css.sum}>
        <OwnScript>{name}</OwnScript>
      </span>
      {children}
    </div>
  )
}

function Place({ facility }: { facility: Invoice['facility'] }) {
  return (
    <>
      <Line text={facility.address} />
      <span>
        <bdi dir="ltr">{facility.phone}</bdi>
      </span>
    </>
  )
}

const Line = ({ text }: { text: string | undefined }) =>
  text ? (
    <span>
      <OwnScript>{text}</OwnScript>
    </span>
  ) : null
