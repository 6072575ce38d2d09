import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a cancellation that was stored on the device. */
export const messages = defineMessages({
  cancelled: {
    id: 'late.cancel.cancelled',
    defaultMessage: 'Your visit is cancelled',
    description:
      'Notice on any screen: a cancellation that waited on the device has been sent, and the visit does not take place. Title; doctor and time follow below.',
  },
  refused: {
    id: 'late.cancel.refused',
    defaultMessage: 'Not cancelled',
    description:
      'Notice on any screen: a cancellation that waited on the device was sent and refused, so the visit takes place. Title; doctor, time and reason follow below.',
  },
  due: {
    id: 'late.cancel.due',
    defaultMessage: 'Still cancel this visit?',
    description:
      'Notice on any screen: a cancellation has waited on the device for long and is sent only if the patient says so. Title; doctor and time follow below.',
  },
  waited: {
    id: 'late.cancel.waited',
    defaultMessage:
      'That waited on this device for long, so we ask before we send it. Until then the visit stays booked.',
    description: 'Notice "Still cancel this visit?", its reason. "That" and "it" are the cancellation.',
  },
  open: {
    id: 'late.cancel.open',
    defaultMessage: 'See the visit',
    description: 'Notices about a cancellation: link to the page of the visit.',
  },
  send: {
    id: 'late.cancel.send',
    defaultMessage: 'Cancel it',
    description: 'Notice "Still cancel this visit?": button that cancels the visit. Short.',
  },
  keep: {
    id: 'late.cancel.keep',
    defaultMessage: 'Keep it',
    description: 'Notice "Still cancel this visit?": button after which the visit stays booked. Short.',
  },
})
