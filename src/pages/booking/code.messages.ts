import { defineMessages } from '#src/i18n/messages.ts'

/** Words of the step that proves the phone. */
export const messages = defineMessages({
  title: { id: 'booking.code.title', defaultMessage: 'Enter the code', description: 'Title of the code step.' },
  heading: {
    id: 'booking.code.heading',
    defaultMessage: 'Enter the 6-digit code',
    description: 'Heading of the code step.',
  },
  sent: {
    id: 'booking.code.sent',
    defaultMessage: 'We texted it to {phone}.',
    description: 'Under the heading. phone: the number.',
  },
  change: {
    id: 'booking.code.change',
    defaultMessage: 'Change number',
    description: 'Button back to the phone field.',
  },
  label: { id: 'booking.code.label', defaultMessage: 'Code', description: 'Label of the code field.' },
  continue: {
    id: 'booking.code.continue',
    defaultMessage: 'Continue',
    description: 'Button that checks the code.',
  },
  resend: {
    id: 'booking.code.resend',
    defaultMessage: 'Send a new code',
    description: 'Button that sends another code.',
  },
  wait: {
    id: 'booking.code.wait',
    defaultMessage: 'No code yet? You can ask again in {time}.',
    description: 'While another code may not yet be asked for. time: "0:24".',
  },
  short: {
    id: 'booking.code.short',
    defaultMessage: 'Please type all {count, number} digits of the code.',
    description: 'The code is not whole. count: how many digits it has.',
  },
  offline: {
    id: 'booking.code.offline',
    defaultMessage: 'You’re offline. This code is kept and checked as soon as you’re back.',
    description: 'A whole code was typed while there is no network.',
  },
  hold: {
    id: 'booking.code.hold',
    defaultMessage: 'We are keeping {time} for you.',
    description: 'Note that the time is held. time: "today at 15:40".',
  },
})
