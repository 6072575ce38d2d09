import { defineMessages } from '#src/i18n/messages.ts'

/** Words of the whole booking; each step has a file of its own beside this one. */
export const messages = defineMessages({
  title: {
    id: 'booking.title',
    defaultMessage: 'Book a visit',
    description: 'Title of the booking pages in the browser.',
  },
  summary: { id: 'booking.summary', defaultMessage: 'Your booking', description: 'Heading of the summary.' },
  minutes: {
    id: 'booking.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long a visit takes.',
  },
  zoneNote: {
    id: 'booking.zoneNote',
    defaultMessage: 'All times are {zone}.',
    description: "zone: name of the clinic's time zone.",
  },
  sending: {
    id: 'booking.sending',
    defaultMessage: 'Booking your visit',
    description: 'Read aloud while the booking is sent.',
  },
  loadFailed: {
    id: 'booking.loadFailed',
    defaultMessage: 'This booking page didn’t load',
    description: 'Heading after a failure.',
  },
  loadFailedWhy: {
    id: 'booking.loadFailedWhy',
    defaultMessage: 'Check your connection and try again. Anything you typed is kept on this device.',
    description: 'Explains the failure.',
  },
  retry: { id: 'booking.retry', defaultMessage: 'Try again', description: 'Button that loads again.' },
  notBookable: {
    id: 'booking.notBookable',
    defaultMessage: 'This doctor can’t be booked online',
    description: 'Heading when a doctor offers nothing.',
  },
  notBookableWhy: {
    id: 'booking.notBookableWhy',
    defaultMessage: 'Other doctors of the same speciality have free times.',
    description: 'Explains, above a button to other doctors.',
  },
  loading: {
    id: 'booking.loading',
    defaultMessage: 'Loading the booking page',
    description: 'Read aloud while the page loads.',
  },
  home: {
    id: 'booking.home',
    defaultMessage: 'Go to the home page',
    description: 'Link below the news that this phone number can book no more visits at present.',
  },
  others: {
    id: 'booking.others',
    defaultMessage: 'See other doctors',
    description: 'Button to the doctors of the same speciality.',
  },
})
