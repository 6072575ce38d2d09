import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a change of a relative that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'pending.news.relative.accepted',
    defaultMessage: 'The details of your relative are saved',
    description:
      'Notice on any screen: a change of what is known of a relative waited on the device and has been sent. Title, without a name.',
  },
  refused: {
    id: 'pending.news.relative.refused',
    defaultMessage: 'The details of your relative are not saved',
    description:
      'Notice on any screen: a change of what is known of a relative was sent late and refused. Title, without a name; the reason follows below.',
  },
  due: {
    id: 'pending.news.relative.due',
    defaultMessage: 'Still change the details of your relative?',
    description:
      'Notice on any screen: a change of what is known of a relative has waited on the device for long and is sent only if the patient says so. Title, without a name.',
  },
  waited: {
    id: 'pending.news.relative.waited',
    defaultMessage: 'The change waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still change the details of your relative?", the reason.',
  },
  unchanged: {
    id: 'pending.news.relative.unchanged',
    defaultMessage: 'What you changed is still on this device.',
    description: 'Notice "The details of your relative are not saved", after the reason.',
  },
  send: {
    id: 'pending.news.relative.send',
    defaultMessage: 'Send',
    description: 'Notice "Still change the details of your relative?": button that sends the change. A verb. Short.',
  },
  keep: {
    id: 'pending.news.relative.keep',
    defaultMessage: 'Discard',
    description:
      'Notice "Still change the details of your relative?": button that deletes the change that waits. A verb. Short.',
  },
  open: {
    id: 'pending.news.relative.open',
    defaultMessage: 'See the details',
    description: 'Notices about a change of a relative: link to what is known of them. Short.',
  },
})
