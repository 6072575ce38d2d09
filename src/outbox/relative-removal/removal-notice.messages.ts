import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of the removal of a relative that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'late.removal.accepted',
    defaultMessage: 'Removed from your relatives',
    description:
      'Notice on any screen: that a person is taken off the list of relatives waited on the device and has been sent. Title, without a name.',
  },
  refused: {
    id: 'late.removal.refused',
    defaultMessage: 'Not removed from your relatives',
    description:
      'Notice on any screen: that a person is taken off the list of relatives was sent late and refused. Title, without a name; the reason follows below.',
  },
  due: {
    id: 'late.removal.due',
    defaultMessage: 'Still remove somebody from your relatives?',
    description:
      'Notice on any screen: that a person is taken off the list of relatives has waited on the device for long and is sent only if the patient says so. Title, without a name.',
  },
  waited: {
    id: 'late.removal.waited',
    defaultMessage:
      'It waited on this device for long, so we ask before we send it. Until then they stay on your list.',
    description: 'Notice "Still remove somebody from your relatives?", the reason. "They": the person.',
  },
  unchanged: {
    id: 'late.removal.unchanged',
    defaultMessage: 'They stay on your list.',
    description: 'Notice "Not removed from your relatives", after the reason. "They": the person.',
  },
  send: {
    id: 'late.removal.send',
    defaultMessage: 'Remove',
    description: 'Notice "Still remove somebody from your relatives?": button that does it. A verb. Short.',
  },
  keep: {
    id: 'late.removal.keep',
    defaultMessage: 'Keep',
    description: 'Notice "Still remove somebody from your relatives?": button that deletes what waits. Short.',
  },
  open: {
    id: 'late.removal.open',
    defaultMessage: 'See relatives',
    description: 'Notices about the removal of a relative: link to the list of relatives. Short.',
  },
})
