import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of an addition of a relative that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'late.addition.accepted',
    defaultMessage: 'Added to the people you book for',
    description:
      'Notice on any screen: that a relative is added waited on the device and has been sent. Title, without a name.',
  },
  refused: {
    id: 'late.addition.refused',
    defaultMessage: 'Not added to the people you book for',
    description:
      'Notice on any screen: that a relative is added was sent late and refused. Title, without a name; the reason follows below.',
  },
  due: {
    id: 'late.addition.due',
    defaultMessage: 'Still add somebody to the people you book for?',
    description:
      'Notice on any screen: that a relative is added has waited on the device for long and is sent only if the patient says so. Title, without a name.',
  },
  waited: {
    id: 'late.addition.waited',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still add somebody to the people you book for?", the reason.',
  },
  unchanged: {
    id: 'late.addition.unchanged',
    defaultMessage: 'What you entered is still on this device.',
    description: 'Notice "Not added to the people you book for", after the reason.',
  },
  send: {
    id: 'late.addition.send',
    defaultMessage: 'Add',
    description: 'Notice "Still add somebody to the people you book for?": button that does it. A verb. Short.',
  },
  keep: {
    id: 'late.addition.keep',
    defaultMessage: 'Discard',
    description:
      'Notice "Still add somebody to the people you book for?": button that deletes what waits. A verb. Short.',
  },
  open: {
    id: 'late.addition.open',
    defaultMessage: 'See your people',
    description: 'Notices about the addition of a relative: link to the list of relatives. Short.',
  },
})
