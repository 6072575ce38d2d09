import { defineMessages } from '#src/i18n/messages.ts'

/** Words of what became of a booking that was kept on the device. */
export const messages = defineMessages({
  booked: {
    id: 'late.kept.booked',
    defaultMessage: 'You’re booked',
    description: 'Title of the notice that a booking kept on the device has been sent and taken.',
  },
  open: {
    id: 'late.kept.open',
    defaultMessage: 'See the appointment',
    description: 'Link in that notice.',
  },
  refused: {
    id: 'late.kept.refused',
    defaultMessage: 'Not booked',
    description: 'Title of the notice that a booking kept on the device was refused. Doctor, time and reason follow.',
  },
  otherTimes: {
    id: 'late.kept.otherTimes',
    defaultMessage: 'See other times',
    description: 'Link in that notice, where the time is gone.',
  },
  goOn: {
    id: 'late.kept.goOn',
    defaultMessage: 'Go on with it',
    description: 'Link in that notice, where something else is to be set right.',
  },
  due: {
    id: 'late.kept.due',
    defaultMessage: 'Still send this booking?',
    description: 'Title of the notice that a booking waits for a word. Doctor and time follow.',
  },
  unsent: {
    id: 'late.kept.unsent',
    defaultMessage: 'It waited on this device for more than {minutes} minutes, so we ask before we send it.',
    description: 'Under that title. minutes: a number from 10 to 99, such as 15.',
  },
  unanswered: {
    id: 'late.kept.unanswered',
    defaultMessage: 'We sent it and had no answer. Sent again, it is still booked only once.',
    description: 'Under that title, where the booking may have arrived.',
  },
  send: {
    id: 'late.kept.send',
    defaultMessage: 'Send it',
    description: 'Button in that notice.',
  },
  discard: {
    id: 'late.kept.discard',
    defaultMessage: 'Don’t send it',
    description: 'Button in that notice.',
  },
})
