import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the invoice of one visit. */
export const messages = defineMessages({
  title: {
    id: 'invoice.page.title',
    defaultMessage: 'Invoice',
    description: 'Heading and title of the page that shows and prints the invoice of one visit. One word.',
  },
  back: {
    id: 'invoice.page.back',
    defaultMessage: 'Back to the visit',
    description: 'Invoice: link to the page of its visit.',
  },
  print: {
    id: 'invoice.page.print',
    defaultMessage: 'Print or save',
    description:
      'Invoice: button that opens the dialog of the browser to print it or to save it as a file. Verbs. Short.',
  },
  loading: {
    id: 'invoice.page.loading',
    defaultMessage: 'Loading the invoice',
    description: 'Read aloud while the invoice is loaded.',
  },
  none: {
    id: 'invoice.page.none',
    defaultMessage: 'There is no invoice to show',
    description: 'Heading in place of an invoice, where nothing was paid or this device may not open the visit.',
  },
  noneWhy: {
    id: 'invoice.page.noneWhy',
    defaultMessage:
      'There is one once a visit is paid in the app, and it opens where the visit was booked, by its link, or when you are signed in.',
    description: 'Under the heading "There is no invoice to show". "One" and "it" are the invoice.',
  },
  failed: {
    id: 'invoice.page.failed',
    defaultMessage: 'The invoice was not loaded',
    description: 'Heading in place of an invoice that could not be loaded.',
  },
  failedWhy: {
    id: 'invoice.page.failedWhy',
    defaultMessage: 'Check the network and try again.',
    description: 'Under the heading "The invoice was not loaded".',
  },
  retry: {
    id: 'invoice.page.retry',
    defaultMessage: 'Try again',
    description: 'Button in place of an invoice that could not be loaded.',
  },
  number: {
    id: 'invoice.page.number',
    defaultMessage: 'Number',
    description: 'Invoice: before its number, "R-7KDM-94QX".',
  },
  issued: {
    id: 'invoice.page.issued',
    defaultMessage: 'Date',
    description: 'Invoice: before the day on which it was paid and issued. One word.',
  },
  booking: {
    id: 'invoice.page.booking',
    defaultMessage: 'Booking number',
    description: 'Invoice: before the number of the visit, "7KDM-94QX".',
  },
  seller: {
    id: 'invoice.page.seller',
    defaultMessage: 'From',
    description: 'Invoice: above name and address of who sells, the clinic or the company it belongs to. One word.',
  },
  buyer: {
    id: 'invoice.page.buyer',
    defaultMessage: 'To',
    description: 'Invoice: above the name of the patient whom it is for. One word.',
  },
  place: {
    id: 'invoice.page.place',
    defaultMessage: 'Clinic',
    description: 'Invoice: above name and address of the clinic or hospital of the visit. One word.',
  },
  registration: {
    id: 'invoice.page.registration',
    defaultMessage: 'Registration number {number}',
    description: 'Invoice: under the name of a company. number: that of its trade licence, "CN-1234567".',
  },
  vatNumber: {
    id: 'invoice.page.vatNumber',
    defaultMessage: 'VAT number {number}',
    description:
      'Invoice: under the name of a company. number: under which it pays value-added tax, "100123456700003".',
  },
  lines: {
    id: 'invoice.page.lines',
    defaultMessage: 'What it is for',
    description: 'Invoice: name of the table of charges, payments and refunds. Read aloud.',
  },
  what: {
    id: 'invoice.page.what',
    defaultMessage: 'For',
    description: 'Invoice: head of the column that says what an amount is for. One word.',
  },
  amount: {
    id: 'invoice.page.amount',
    defaultMessage: 'Amount',
    description: 'Invoice: head of the column of amounts. One word.',
  },
  visitWith: {
    id: 'invoice.page.visitWith',
    defaultMessage: '{doctor}, {when}',
    description: 'Invoice: under the name of the service. doctor: "Dr Amira Haddad"; when: day and time of the visit.',
  },
  cancelled: {
    id: 'invoice.page.cancelled',
    defaultMessage: 'Visit cancelled',
    description: 'Invoice: line that takes back the price of a visit that was cancelled.',
  },
  notBooked: {
    id: 'invoice.page.notBooked',
    defaultMessage: 'Visit not booked',
    description: 'Invoice: line that takes back the price of a visit that was paid too late to be booked.',
  },
  lateCancellation: {
    id: 'invoice.page.lateCancellation',
    defaultMessage: 'Fee for late cancelling',
    description: 'Invoice: line with what is kept because the patient cancelled late.',
  },
  total: {
    id: 'invoice.page.total',
    defaultMessage: 'Total',
    description: 'Invoice: the sum of what is charged. One word.',
  },
  vat: {
    id: 'invoice.page.vat',
    defaultMessage: 'Including {rate}% VAT',
    description: 'Invoice: line under the total with the value-added tax in it. rate: "5", "7.5".',
  },
  paidBy: {
    id: 'invoice.page.paidBy',
    defaultMessage: 'Paid by {way}',
    description: 'Invoice: line of a payment. way: "Apple Pay", "Google Pay".',
  },
  paidByCard: {
    id: 'invoice.page.paidByCard',
    defaultMessage: 'Paid by card',
    description: 'Invoice: line of a payment.',
  },
  refunded: {
    id: 'invoice.page.refunded',
    defaultMessage: 'Given back',
    description: 'Invoice: line of money that went back to the patient.',
  },
  moment: {
    id: 'invoice.page.moment',
    defaultMessage: '{when}, receipt {number}',
    description: 'Invoice: under a payment or a refund. when: day and time; number: "R-7KDM-94QX".',
  },
  balance: {
    id: 'invoice.page.balance',
    defaultMessage: 'Balance',
    description: 'Invoice: what is still to be paid, which is nothing. One word.',
  },
  toGiveBack: {
    id: 'invoice.page.toGiveBack',
    defaultMessage: 'Still goes back to you',
    description: 'Invoice: before an amount that has to be given back to the patient and was not yet.',
  },
  zone: {
    id: 'invoice.page.zone',
    defaultMessage: 'All times: {zone}.',
    description: 'Invoice: small note at its end. zone: "Dubai time".',
  },
})
