import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  offer: {
    id: 'late.market.offer',
    defaultMessage: 'You seem to be in {country}. There are doctors there, too.',
    description:
      'Short notice to a patient whose position lies in another country than the page’s. country: that country, "Saudi Arabia".',
  },
  go: {
    id: 'late.market.go',
    defaultMessage: 'Show {country}',
    description:
      'Button in the notice "You seem to be in …": goes to the home page of that country. Short. country: "Saudi Arabia".',
  },
})
