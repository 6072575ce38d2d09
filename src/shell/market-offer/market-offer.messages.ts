import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  offer: {
    id: 'late.market.offer',
    defaultMessage: 'You seem to be in {country}. There are doctors there, too.',
    description: 'Notice to a visitor whose position lies in another country than the page’s. country: its name.',
  },
  go: {
    id: 'late.market.go',
    defaultMessage: 'Show {country}',
    description: 'Button in that notice: goes to the home page of that country. country: its name.',
  },
})
