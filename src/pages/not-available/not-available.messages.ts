import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'states.notAvailable.title',
    defaultMessage: 'This page isn’t open yet',
    description:
      'Heading of the page at an address whose screen is not built yet, for example an account. "Open" is in use.',
  },
  body: {
    id: 'states.notAvailable.body',
    defaultMessage: 'You can already find a doctor and book a visit without an account.',
    description: 'Text under the heading "This page isn’t open yet": what the patient ("you") can do instead.',
  },
  action: {
    id: 'states.notAvailable.action',
    defaultMessage: 'Find a doctor',
    description: 'Button under that text, which leads to home and its search. A verb to the patient.',
  },
})
