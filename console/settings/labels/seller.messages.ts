import { defineMessages } from '#src/i18n/messages.ts'

/** Labels of who sells in a market, as invoices name them. */
export const messages = defineMessages({
  heading: {
    id: 'console.seller.heading',
    defaultMessage: 'Who sells in {market}',
    description: 'Console, configuration: heading above who issues invoices in a market. market: "Saudi Arabia".',
  },
  name: {
    id: 'console.seller.name',
    defaultMessage: '{market}: name by law',
    description: 'Console, configuration: label of a field: the registered name of who sells. market: "Saudi Arabia".',
  },
  address: {
    id: 'console.seller.address',
    defaultMessage: '{market}: registered address',
    description: 'Console, configuration: label of a field. market: "Saudi Arabia".',
  },
  number: {
    id: 'console.seller.number',
    defaultMessage: '{market}: registration number',
    description: 'Console, configuration: label of a field: of the trade licence. market: "Saudi Arabia".',
  },
  rate: {
    id: 'console.seller.rate',
    defaultMessage: '{market}: tax in percent',
    description: 'Console, configuration: label of a field: the share of VAT in each fee. market: "Saudi Arabia".',
  },
  taxNumber: {
    id: 'console.seller.taxNumber',
    defaultMessage: '{market}: tax number',
    description: 'Console, configuration: label of a field: under which VAT is paid. market: "Saudi Arabia".',
  },
})
