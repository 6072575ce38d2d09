import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a move that was stored on the device. */
export const messages = defineMessages({
  moved: {
    id: 'late.move.moved',
    defaultMessage: 'Your visit is moved',
    description:
      'Notice on any screen: a change of time that waited on the device has been sent and is confirmed. Title; doctor and new time follow below.',
  },
  refused: {
    id: 'late.move.refused',
    defaultMessage: 'Not moved',
    description:
      'Notice on any screen: a change of time that waited on the device was sent and refused. Title; doctor, the time that was wanted and the reason follow below.',
  },
  unchanged: {
    id: 'late.move.unchanged',
    defaultMessage: 'Your visit was left as it was.',
    description: 'Notice "Not moved", after the reason: nothing about the visit has changed.',
  },
  due: {
    id: 'late.move.due',
    defaultMessage: 'Still move this visit?',
    description:
      'Notice on any screen: a change of time has waited on the device for long and is sent only if the patient says so. Title; doctor and new time follow below.',
  },
  waited: {
    id: 'late.move.waited',
    defaultMessage:
      'That waited on this device for more than {minutes} minutes, so we ask before we send it. Until then the visit stays as it is.',
    description:
      'Notice "Still move this visit?", its reason. "That" and "it" are the change of time. minutes: a number from 10 to 99, for example 15.',
  },
  unanswered: {
    id: 'late.move.unanswered',
    defaultMessage: 'We sent it and had no answer. Sent again, the visit is still moved only once.',
    description: 'Notice "Still move this visit?", its reason where it may have arrived already. "It" is the change.',
  },
  open: {
    id: 'late.move.open',
    defaultMessage: 'See the visit',
    description: 'Notice "Your visit is moved": link to the page of the visit.',
  },
  otherTimes: {
    id: 'late.move.otherTimes',
    defaultMessage: 'Choose again',
    description: 'Notice "Not moved": link to the page of the visit, where another time can be chosen.',
  },
  send: {
    id: 'late.move.send',
    defaultMessage: 'Move it',
    description: 'Notice "Still move this visit?": button that moves the visit. Short.',
  },
  keep: {
    id: 'late.move.keep',
    defaultMessage: 'Leave it',
    description: 'Notice "Still move this visit?": button after which the visit stays at the time it has. Short.',
  },
})
