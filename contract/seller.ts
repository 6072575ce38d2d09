import * as Type from 'typebox'
import { namePattern } from '#contract/plain-text'

const optional = Type.Optional

/** A name, an address or a number as it stands on an invoice: one line. */
const line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: namePattern, description })

/** The same in each language of the tenant; `en` where one is missing. */
const inLanguages = (maxLength: number, description: string) =>
  Type.Object({
    en: line(maxLength, description),
    ar: optional(line(maxLength, description)),
    id: optional(line(maxLength, description)),
  })

/** Who sells by law, as invoices name them. */
export const Seller = Type.Object({
  legal_name: inLanguages(160, 'Who sells by law, as registered.'),
  address: optional(inLanguages(300, 'Where they are registered.')),
  registration_number: optional(line(60, 'Of the trade licence or the commercial register.')),
  vat: optional(
    Type.Object(
      {
        rate_percent: Type.Number({
          minimum: 0,
          maximum: 50,
          description: 'So much of it is in each fee: 5, or 7.5. At most two digits behind the point.',
        }),
        registration_number: line(60, 'Under which the tax is paid.'),
      },
      { description: 'The tax that invoices name; none without it.' },
    ),
  ),
})
export type Seller = Type.Static<typeof Seller>
