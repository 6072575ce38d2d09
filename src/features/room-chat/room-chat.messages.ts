import { defineMessages } from '#src/i18n/messages.ts'

/** What is read of the messages in the room of a visit by video, on either side. */
export const messages = defineMessages({
  open: {
    id: 'roomchat.open',
    defaultMessage: 'Messages',
    description: 'Round button of the call, and title of the sheet that it opens: short messages and documents. Short.',
  },
  unread: {
    id: 'roomchat.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'Read aloud after the word of the button "Messages", which shows the number. count: how many are new.',
  },
  fresh: {
    id: 'roomchat.fresh',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description:
      'Button over the messages while their end is out of view: leads to what has come below. Read aloud when it appears. count: how many.',
  },
  preview: {
    id: 'roomchat.preview',
    defaultMessage: '{name}: {text}',
    description: 'Over the buttons of the call when a message comes. name: who wrote it. text: the message.',
  },
  previewDocument: {
    id: 'roomchat.previewDocument',
    defaultMessage: '{name} has sent a document',
    description: 'Over the buttons of the call when a document comes. name: "Layla H.".',
  },
  log: {
    id: 'roomchat.log',
    defaultMessage: 'Messages of this visit',
    description: 'Label, read aloud, of the list of messages.',
  },
  you: {
    id: 'roomchat.you',
    defaultMessage: 'You',
    description: 'Above a message that the reader has written.',
  },
  none: {
    id: 'roomchat.none',
    defaultMessage: 'Nothing has been written yet.',
    description: 'In place of the list of messages, where there are none.',
  },
  loading: {
    id: 'roomchat.loading',
    defaultMessage: 'Loading the messages…',
    description: 'Read aloud until the messages have come.',
  },
  notLoaded: {
    id: 'roomchat.notLoaded',
    defaultMessage: 'The messages could not be loaded.',
    description: 'In place of the list of messages.',
  },
  again: {
    id: 'roomchat.again',
    defaultMessage: 'Try again',
    description: 'Button at what could not be loaded or sent.',
  },
  discard: {
    id: 'roomchat.discard',
    defaultMessage: 'Discard',
    description: 'Button at a message that could not be sent: it is given up.',
  },
  sending: {
    id: 'roomchat.sending',
    defaultMessage: 'Sending…',
    description: 'Below a message that is on its way.',
  },
  notSent: {
    id: 'roomchat.notSent',
    defaultMessage: 'Not sent. {why}',
    description: 'Below a message that could not be sent. why: a sentence with the reason, "There is no connection."',
  },
  write: {
    id: 'roomchat.write',
    defaultMessage: 'Message',
    description: 'Label of the field in which a message is written.',
  },
  send: {
    id: 'roomchat.send',
    defaultMessage: 'Send',
    description: 'Button that sends the message.',
  },
  attach: {
    id: 'roomchat.attach',
    defaultMessage: 'Send a document',
    description: 'Button that chooses a file, which is sent to the other side.',
  },
  full: {
    id: 'roomchat.full',
    defaultMessage: 'You have written {most} messages, which is as many as a visit takes.',
    description: 'In place of the field. most: "100".',
  },
  kept: {
    id: 'roomchat.kept',
    defaultMessage:
      'Both sides read what is written here until the visit ends. Then it is removed; documents stay with the visit.',
    description: 'Below the field in which a message is written, for the patient and for the practitioner.',
  },
})
