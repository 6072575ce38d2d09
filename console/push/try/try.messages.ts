import { defineMessages } from '#src/i18n/messages.ts'

/** Trying messages on a phone of one’s own. */
export const messages = defineMessages({
  heading: {
    id: 'console.tryPush.heading',
    defaultMessage: 'Try it on your phone',
    description: 'Console, page about push messages, trying them on one’s own phone: heading.',
  },
  lead: {
    id: 'console.tryPush.lead',
    defaultMessage:
      'Your phone opens the app and, once you allow it, shows what you send from here for an hour. It needs no account. The words are those of the draft, the visit is made up.',
    description: 'Console, page about push messages, trying them on one’s own phone: below the heading.',
  },
  off: {
    id: 'console.tryPush.off',
    defaultMessage: 'Patients see no push yet. Turn it on above and publish, then a phone can be added.',
    description: 'Console, page about push messages, trying them on one’s own phone: why it cannot be done now.',
  },
  viewer: {
    id: 'console.tryPush.viewer',
    defaultMessage: 'Editors and owners can send messages to their phones.',
    description: 'Console, page about push messages, trying them on one’s own phone: to who may only look.',
  },
  add: {
    id: 'console.tryPush.add',
    defaultMessage: 'Add my phone',
    description: 'Console, page about push messages, trying them on one’s own phone: button: shows a QR code.',
  },
  scan: {
    id: 'console.tryPush.scan',
    defaultMessage: 'Open this with the camera of your phone. It works once, until {time}.',
    description: 'Console, page about push messages, trying them on one’s own phone: beside a QR code. time: "14:30".',
  },
  picture: {
    id: 'console.tryPush.picture',
    defaultMessage: 'QR code that opens the app on your phone',
    description:
      'Console, page about push messages, trying them on one’s own phone: name of a picture, for screen readers.',
  },
  orOpen: {
    id: 'console.tryPush.orOpen',
    defaultMessage: 'Or open it on this device',
    description: 'Console, page about push messages, trying them on one’s own phone: link to the same address.',
  },
  waiting: {
    id: 'console.tryPush.waiting',
    defaultMessage: 'Waiting for your phone…',
    description: 'Console, page about push messages, trying them on one’s own phone: until the address was opened.',
  },
  there: {
    id: 'console.tryPush.there',
    defaultMessage: 'Your phone is there until {time}.',
    description: 'Console, page about push messages, trying them on one’s own phone: time: "15:30".',
  },
  remove: {
    id: 'console.tryPush.remove',
    defaultMessage: 'Remove my phone',
    description: 'Console, page about push messages, trying them on one’s own phone: button.',
  },
  send: {
    id: 'console.tryPush.send',
    defaultMessage: 'Send to my phone',
    description: 'Console, page about push messages, trying them on one’s own phone: button.',
  },
  language: {
    id: 'console.tryPush.language',
    defaultMessage: 'Language of the message',
    description: 'Console, page about push messages, trying them on one’s own phone: label of a choice.',
  },
  unreported: {
    id: 'console.tryPush.unreported',
    defaultMessage: 'Sent at {time}. Your phone has not said yet that it was shown.',
    description:
      'Console, page about push messages, trying them on one’s own phone: what became of the last message. time: "14:05".',
  },
  delivered: {
    id: 'console.tryPush.delivered',
    defaultMessage: 'Sent at {time} and shown on your phone.',
    description:
      'Console, page about push messages, trying them on one’s own phone: what became of the last message. time: "14:05".',
  },
  gone: {
    id: 'console.tryPush.gone',
    defaultMessage: 'Refused at {time}: the service does not know this phone any more. Add it again.',
    description:
      'Console, page about push messages, trying them on one’s own phone: what became of the last message. time: "14:05".',
  },
  refused: {
    id: 'console.tryPush.refused',
    defaultMessage: 'Refused at {time}: the service does not take this message from us.',
    description:
      'Console, page about push messages, trying them on one’s own phone: what became of the last message. time: "14:05".',
  },
  failed: {
    id: 'console.tryPush.failed',
    defaultMessage: 'Not sent at {time}: the service did not answer. Try again in a minute.',
    description:
      'Console, page about push messages, trying them on one’s own phone: what became of the last message. time: "14:05".',
  },
})
