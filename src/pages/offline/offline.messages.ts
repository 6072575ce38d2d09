import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'states.offline.title',
    defaultMessage: 'This page isn’t saved on your device',
    description:
      'Heading of the page that stands in place of one that is not stored on this device, while there is no network.',
  },
  body: {
    id: 'states.offline.body',
    defaultMessage:
      'You are offline. Pages you have opened before still work; this one loads when the connection is back.',
    description: 'Text under the heading "This page isn’t saved on your device". "Connection": to the internet.',
  },
  action: {
    id: 'states.offline.action',
    defaultMessage: 'Try again',
    description: 'Button under that text: loads the page again if there is a network by now.',
  },
})
