import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  loading: {
    id: 'external.frame.loading',
    defaultMessage: 'Opening {title}',
    description: 'While a page of another site is on its way into the app, read aloud. title: its name.',
  },
  failedTitle: {
    id: 'external.frame.failedTitle',
    defaultMessage: 'This text didn’t open',
    description: 'Heading where a page of another site could not be shown.',
  },
  failedBody: {
    id: 'external.frame.failedBody',
    defaultMessage: 'Check your connection and try again, or open it in a tab of its own.',
    description: 'What helps then.',
  },
  retry: {
    id: 'external.frame.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks for that page anew.',
  },
  ownTab: {
    id: 'external.frame.ownTab',
    defaultMessage: 'Open in a new tab',
    description: 'Link to that page outside the app.',
  },
  from: {
    id: 'external.frame.from',
    defaultMessage: 'From {host}',
    description: 'Under a page of another site. host: the name of that site.',
  },
})
