import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a booking that was stored on the device. */
export const messages = defineMessages({
  booked: {
    id: 'late.kept.booked',
    defaultMessage: 'You’re booked',
    description:
      'Notice on any screen: a booking that waited on the device has been sent and the visit is booked. Title.',
  },
  open: {
    id: 'late.kept.open',
    defaultMessage: 'See the appointment',
    description: 'Notice "You’re booked": link to the page of the visit.',
  },
  refused: {
    id: 'late.kept.refused',
    defaultMessage: 'Not booked',
    description:
      'Notice on any screen: a booking that waited on the device was sent and refused. Title; doctor, time and reason follow below.',
  },
  otherTimes: {
    id: 'late.kept.otherTimes',
    defaultMessage: 'See other times',
    description: 'Notice "Not booked", where the time is gone: link to the free times of the same doctor.',
  },
  goOn: {
    id: 'late.kept.goOn',
    defaultMessage: 'Go on with it',
    description: 'Notice "Not booked", where something else must be corrected: link to that booking ("it").',
  },
  due: {
    id: 'late.kept.due',
    defaultMessage: 'Still send this booking?',
    description:
      'Notice on any screen: a booking has waited on the device for long and is sent only if the patient says so. Title; doctor and time follow below.',
  },
  unsent: {
    id: 'late.kept.unsent',
    defaultMessage: 'It waited on this device for more than {minutes} minutes, so we ask before we send it.',
    description:
      'Notice "Still send this booking?", its reason. "It" is the booking. minutes: a number from 10 to 99, for example 15.',
  },
  unanswered: {
    id: 'late.kept.unanswered',
    defaultMessage: 'We sent it and had no answer. Sent again, it is still booked only once.',
    description:
      'Notice "Still send this booking?", its reason where it may have arrived already. "It" is the booking.',
  },
  send: {
    id: 'late.kept.send',
    defaultMessage: 'Send it',
    description: 'Notice "Still send this booking?": button that sends it to the clinic. Short.',
  },
  discard: {
    id: 'late.kept.discard',
    defaultMessage: 'Don’t send it',
    description: 'Notice "Still send this booking?": button that deletes the waiting booking. Short.',
  },
})
