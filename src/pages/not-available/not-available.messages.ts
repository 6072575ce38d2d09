import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'states.notAvailable.title',
    defaultMessage: 'This page isn’t open yet',
    description: 'Heading of the page: not available.',
  },
  body: {
    id: 'states.notAvailable.body',
    defaultMessage: 'You can already find a doctor and book a visit without an account.',
    description: 'The one sentence below it: not available.',
  },
  action: {
    id: 'states.notAvailable.action',
    defaultMessage: 'Find a doctor',
    description: 'The way on: not available.',
  },
})
