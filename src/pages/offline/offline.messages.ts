import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'states.offline.title',
    defaultMessage: 'This page isn’t saved on your device',
    description: 'Heading of the page: offline.',
  },
  body: {
    id: 'states.offline.body',
    defaultMessage:
      'You are offline. Pages you have opened before still work; this one loads when the connection is back.',
    description: 'The one sentence below it: offline.',
  },
  action: { id: 'states.offline.action', defaultMessage: 'Try again', description: 'The way on: offline.' },
})
