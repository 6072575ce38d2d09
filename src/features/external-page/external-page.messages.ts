import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  loading: {
    id: 'external.frame.loading',
    defaultMessage: 'Opening {title}',
    description:
      'Only read by screen readers, while a page of another site is loaded within the app. title: name of that page, for example "Wellness programme".',
  },
  failedTitle: {
    id: 'external.frame.failedTitle',
    defaultMessage: 'This text didn’t open',
    description:
      'Heading where a page of another site could not be shown within the app. "Text" is the content of that page.',
  },
  failedBody: {
    id: 'external.frame.failedBody',
    defaultMessage: 'Check your connection and try again, or open it in a tab of its own.',
    description: 'Under the heading "This text didn’t open". "It" is that page, "tab" a tab of the browser.',
  },
  retry: {
    id: 'external.frame.retry',
    defaultMessage: 'Try again',
    description: 'Button under that text: loads the page of the other site again.',
  },
  ownTab: {
    id: 'external.frame.ownTab',
    defaultMessage: 'Open in a new tab',
    description: 'Link to a page of another site, outside the app, in a new tab of the browser.',
  },
  from: {
    id: 'external.frame.from',
    defaultMessage: 'From {host}',
    description:
      'Under a page of another site that is shown within the app: where it comes from. host: address of that site, for example "sadeem.example".',
  },
})
