import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about somebody who cannot book at present (P04): why, and what helps. */
export const messages = defineMessages({
  heading: {
    id: 'problem.suspension.heading',
    defaultMessage: 'You cannot book at the moment',
    description:
      'Booking: heading of the screen in place of the steps. The clinic or insurer has suspended this patient from booking.',
  },
  phoneHeading: {
    id: 'problem.suspension.phoneHeading',
    defaultMessage: 'Nothing can be booked with this number at the moment',
    description: 'Booking: heading after a guest’s phone number was confirmed. Booking is suspended for that number.',
  },
  noReason: {
    id: 'problem.suspension.untold',
    defaultMessage: 'The clinic has paused booking and can tell you why.',
    description: 'Booking and overview: in the place of the reason for a suspension, where none is known.',
  },
  missedVisits: {
    id: 'problem.suspension.missedVisits',
    defaultMessage: 'Visits were missed and not cancelled before.',
    description: 'Booking and overview: reason for a suspension. The patient did not come to appointments.',
  },
  feesDue: {
    id: 'problem.suspension.feesDue',
    defaultMessage: 'A fee of an earlier visit has not been paid yet.',
    description: 'Booking and overview: reason for a suspension.',
  },
  coverEnded: {
    id: 'problem.suspension.coverEnded',
    defaultMessage: 'The contract or insurance that your visits belong to has ended.',
    description: 'Booking and overview: reason for a suspension. The patient is no longer a member of the insurer.',
  },
  detailsUnclear: {
    id: 'problem.suspension.detailsUnclear',
    defaultMessage: 'Some of your details need to be clarified with the clinic first.',
    description:
      'Booking and overview: reason for a suspension. "Details" are name, birthday, identity number and so on.',
  },
  what: {
    id: 'problem.suspension.what',
    defaultMessage: 'Please call, so that you can book again. Visits that you have booked stay as they are.',
    description: 'Booking: what a suspended patient can do; a button that calls the clinic follows.',
  },
  visitWhat: {
    id: 'problem.suspension.visitWhat',
    defaultMessage:
      'Please call, so that you can book again. Until then you can cancel this visit, and not change its time.',
    description:
      'Page of one visit, of a patient whose bookings are suspended: what they can do; a button that calls the clinic follows.',
  },
  phoneWhat: {
    id: 'problem.suspension.phoneWhat',
    defaultMessage: 'Please call about it, or go on with another number: what you typed is kept.',
    description: 'Booking: what a guest can do whose number is suspended; two buttons follow. "It" is the suspension.',
  },
  call: {
    id: 'problem.suspension.call',
    defaultMessage: 'Call {phone}',
    description: 'Booking: button that calls the clinic. phone: its number, for example "+971 4 123 4567".',
  },
  clinic: {
    id: 'problem.suspension.clinic',
    defaultMessage: 'This is the number of {clinic}.',
    description: 'Booking: below the button that calls. clinic: name of the clinic, for example "Al Noor Clinic".',
  },
  contact: {
    id: 'problem.suspension.contact',
    defaultMessage: 'Contact {tenant}',
    description: 'Booking: link to the contact page of whoever runs the app. tenant: its name, for example "Liqa".',
  },
  otherPhone: {
    id: 'problem.suspension.otherPhone',
    defaultMessage: 'Use another number',
    description: 'Booking: button back to the form, where a guest can enter another phone number.',
  },
})
