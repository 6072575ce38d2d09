import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of message settings that were stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'late.messages.accepted',
    defaultMessage: 'Your choice of messages is saved',
    description:
      'Notice on any screen: what the patient wants to be told, and how, waited on the device and has been sent. Title.',
  },
  refused: {
    id: 'late.messages.refused',
    defaultMessage: 'Your choice of messages was not saved',
    description:
      'Notice on any screen: what the patient wants to be told, and how, was sent late and refused. Title; the reason follows below.',
  },
  due: {
    id: 'late.messages.due',
    defaultMessage: 'Still change which messages you get?',
    description:
      'Notice on any screen: what the patient wants to be told, and how, has waited on the device for long and is sent only if they say so. Title.',
  },
  waited: {
    id: 'late.messages.waited',
    defaultMessage:
      'It waited on this device for long, so we ask before we send it. Until then you are told as before.',
    description: 'Notice "Still change which messages you get?", the reason. "It" is what the patient had chosen.',
  },
  unchanged: {
    id: 'late.messages.unchanged',
    defaultMessage: 'You are told as before.',
    description: 'Notice "Your choice of messages was not saved", after the reason.',
  },
  send: {
    id: 'late.messages.send',
    defaultMessage: 'Send it',
    description: 'Notice "Still change which messages you get?": button that sends it. Short.',
  },
  keep: {
    id: 'late.messages.keep',
    defaultMessage: 'Don’t send it',
    description: 'Notice "Still change which messages you get?": button that deletes what waits. Short.',
  },
  open: {
    id: 'late.messages.open',
    defaultMessage: 'See settings',
    description: 'Notices about the choice of messages: link to the settings. Short.',
  },
})
