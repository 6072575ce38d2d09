import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of an addition of a relative that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'pending.news.addition.accepted',
    defaultMessage: 'Added to the people you book for',
    description:
      'Notice on any screen: that a relative is added waited on the device and has been sent. Title, without a name.',
  },
  refused: {
    id: 'pending.news.addition.refused',
    defaultMessage: 'Not added to the people you book for',
    description:
      'Notice on any screen: that a relative is added was sent late and refused. Title, without a name; the reason follows below.',
  },
  due: {
    id: 'pending.news.addition.due',
    defaultMessage: 'Still add somebody to the people you book for?',
    description:
      'Notice on any screen: that a relative is added has waited on the device for long and is sent only if the patient says so. Title, without a name.',
  },
  waited: {
    id: 'pending.news.addition.waited',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still add somebody to the people you book for?", the reason.',
  },
  unchanged: {
    id: 'pending.news.addition.unchanged',
    defaultMessage: 'What you entered is still on this device.',
    description: 'Notice "Not added to the people you book for", after the reason.',
  },
  send: {
    id: 'pending.news.addition.send',
    defaultMessage: 'Add',
    description: 'Notice "Still add somebody to the people you book for?": button that does it. A verb. Short.',
  },
  keep: {
    id: 'pending.news.addition.keep',
    defaultMessage: 'Discard',
    description:
      'Notice "Still add somebody to the people you book for?": button that deletes what waits. A verb. Short.',
  },
  open: {
    id: 'pending.news.addition.open',
    defaultMessage: 'See your people',
    description: 'Notices about the addition of a relative: link to the list of relatives. Short.',
  },
})
