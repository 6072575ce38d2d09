import { defineMessages } from '#src/i18n/messages.ts'

/** What stands below the fields of fonts, of what is offered and of who sells. By the end of a field’s path in the schema, which has each sentence in English. */
export const messages = defineMessages({
  'faces.url': {
    id: 'hints.app.faceUrl',
    defaultMessage: 'The font: {font} or one of those that come with the app.',
    description:
      'Console, in small letters below a field of a form: Address of a font file. font: “asset:<name>.woff2”, as it is typed.',
  },
  'directory.insurers': {
    id: 'hints.app.insurers',
    defaultMessage:
      'Slugs of insurers: doctors where one of them is taken, clinics that take one, and no other insurer by name.',
    description: 'Console, in small letters below a field of a form: Insurers.',
  },
  'directory.facilities': {
    id: 'hints.app.facilities',
    defaultMessage:
      'Own clinics and hospitals by the last part of their address: these, and who works there, there alone.',
    description: 'Console, in small letters below a field of a form: Clinics and hospitals.',
  },
  'sellers.legal_name': {
    id: 'hints.app.legalName',
    defaultMessage: 'Who sells by law, as registered.',
    description: 'Console, in small letters below a field of a form: Name of who sells.',
  },
  'sellers.address': {
    id: 'hints.app.sellerAddress',
    defaultMessage: 'Where they are registered.',
    description: 'Console, in small letters below a field of a form: Address of who sells.',
  },
  'sellers.registration_number': {
    id: 'hints.app.sellerNumber',
    defaultMessage: 'Of the trade licence or the commercial register.',
    description: 'Console, in small letters below a field of a form: Number of who sells.',
  },
  'sellers.vat': {
    id: 'hints.app.vat',
    defaultMessage: 'The tax that invoices name; none without it.',
    description: 'Console, in small letters below a field of a form: Tax.',
  },
  'vat.rate_percent': {
    id: 'hints.app.vatRate',
    defaultMessage: 'So much of it is in each fee: 5, or 7.5. At most two digits behind the point.',
    description: 'Console, in small letters below a field of a form: Rate of the tax.',
  },
  'vat.registration_number': {
    id: 'hints.app.vatNumber',
    defaultMessage: 'Under which the tax is paid.',
    description: 'Console, in small letters below a field of a form: Number at the tax office.',
  },
})
