import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the whole booking; each step has a file of its own beside this one. */
export const messages = defineMessages({
  title: {
    id: 'booking.title',
    defaultMessage: 'Book a visit',
    description: 'Booking: title in the browser’s tab during all steps. "Book" is a verb: to make an appointment.',
  },
  summary: {
    id: 'booking.summary',
    defaultMessage: 'Your booking',
    description: 'Booking: heading above doctor, time and price beside the steps. "Booking" is what is being booked.',
  },
  minutes: {
    id: 'booking.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description:
      'Booking: how long the visit takes, in its summary and in the last step. count: whole minutes, for example 30.',
  },
  zoneNote: {
    id: 'booking.zoneNote',
    defaultMessage: 'All times are {zone}.',
    description: 'Booking, below the free times. zone: name of the clinic’s time zone, for example "Dubai time".',
  },
  sending: {
    id: 'booking.sending',
    defaultMessage: 'Booking your visit',
    description: 'Only read by screen readers, while the booking is sent after "Confirm booking".',
  },
  loadFailed: {
    id: 'booking.loadFailed',
    defaultMessage: 'This booking page didn’t load',
    description: 'Heading in place of the booking’s steps after a failure.',
  },
  loadFailedWhy: {
    id: 'booking.loadFailedWhy',
    defaultMessage: 'Check your connection and try again. Anything you typed is kept on this device.',
    description: 'Under the heading "This booking page didn’t load". "Connection": to the internet.',
  },
  retry: {
    id: 'booking.retry',
    defaultMessage: 'Try again',
    description: 'Button in place of the booking’s steps that did not load: loads them again.',
  },
  appointments: {
    id: 'booking.appointments',
    defaultMessage: 'My appointments',
    description:
      'Booking: link to the visits of the patient, under the sentence that they may have booked already or have as many visits as they can. "My" is the patient’s.',
  },
  notBookable: {
    id: 'booking.notBookable',
    defaultMessage: 'This doctor can’t be booked online',
    description: 'Heading in place of the booking’s steps, where this doctor offers no times in the app.',
  },
  notBookableWhy: {
    id: 'booking.notBookableWhy',
    defaultMessage: 'Other doctors of the same speciality have free times.',
    description: 'Under the heading "This doctor can’t be booked online", above a button to these other doctors.',
  },
  loading: {
    id: 'booking.loading',
    defaultMessage: 'Loading the booking page',
    description: 'Only read by screen readers, while the booking’s steps are loaded.',
  },
  home: {
    id: 'booking.home',
    defaultMessage: 'Go to the home page',
    description: 'Booking: link under the sentence that this phone number can book no more visits for now.',
  },
  others: {
    id: 'booking.others',
    defaultMessage: 'See other doctors',
    description: 'Booking: button to doctors of the same speciality, where this doctor or time cannot be booked.',
  },
})
