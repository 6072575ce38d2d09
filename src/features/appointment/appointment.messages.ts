import { defineMessages } from '#src/i18n/messages.ts'

/** Words of an appointment, wherever it is shown. */
export const messages = defineMessages({
  title: {
    id: 'appointment.title',
    defaultMessage: 'Your appointment',
    description: 'Title in the browser, and heading of the page.',
  },
  past: {
    id: 'appointment.past',
    defaultMessage: 'This appointment is over',
    description: 'Heading when the appointment has passed.',
  },
  arrive: {
    id: 'appointment.arrive',
    defaultMessage: 'arrive by {time}',
    description: 'Ten minutes before. time: "15:30".',
  },
  minutes: {
    id: 'appointment.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long a visit takes.',
  },
  directions: { id: 'appointment.directions', defaultMessage: 'Directions', description: 'Link to a map service.' },
  calendar: {
    id: 'appointment.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button that saves a calendar file.',
  },
  webCalendar: {
    id: 'appointment.webCalendar',
    defaultMessage: 'Google Calendar',
    description: 'Link that opens a web calendar.',
  },
  call: { id: 'appointment.call', defaultMessage: 'Call the clinic', description: 'Link that rings the clinic.' },
  number: {
    id: 'appointment.number',
    defaultMessage: 'Booking number {number}',
    description: 'number: the number to name at the desk.',
  },
  pay: { id: 'appointment.pay', defaultMessage: 'You pay {fee} at the clinic', description: 'fee: "AED 350".' },
  payLater: {
    id: 'appointment.payLater',
    defaultMessage: 'You pay {fee} after the visit',
    description: 'For home and video visits.',
  },
  payAtMost: {
    id: 'appointment.payAtMost',
    defaultMessage: 'You pay at most {fee} at the clinic: what you pay depends on your plan',
    description: 'In place of "You pay {fee} at the clinic" where an insurer may pay a part. fee: "AED 350".',
  },
  payLaterAtMost: {
    id: 'appointment.payLaterAtMost',
    defaultMessage: 'You pay at most {fee} after the visit: what you pay depends on your plan',
    description: 'The same for home and video visits.',
  },
  insurance: {
    id: 'appointment.insurance',
    defaultMessage: 'Insurance: {name}',
    description: 'name: insurer and plan, as in "Sadeem · Gold".',
  },
  bringOwnInsurance: {
    id: 'appointment.bringOwnInsurance',
    defaultMessage: 'Your insurance card',
    description: 'What to bring, where the patient told their insurance.',
  },
  bring: { id: 'appointment.bring', defaultMessage: 'Bring with you', description: 'Heading.' },
  bringId: {
    id: 'appointment.bringId',
    defaultMessage: 'Your identity card or passport',
    description: 'What to bring.',
  },
  bringInsurance: {
    id: 'appointment.bringInsurance',
    defaultMessage: 'Your insurance card, if you have one',
    description: 'What to bring.',
  },
  bringMedicines: {
    id: 'appointment.bringMedicines',
    defaultMessage: 'A list of the medicines you take',
    description: 'What to bring.',
  },
  video: {
    id: 'appointment.video',
    defaultMessage: 'Before your video visit',
    description: 'Heading for a video visit.',
  },
  videoQuiet: {
    id: 'appointment.videoQuiet',
    defaultMessage: 'Find a quiet place with good light',
    description: 'What to prepare.',
  },
  videoCharge: {
    id: 'appointment.videoCharge',
    defaultMessage: 'Charge your phone and use Wi-Fi if you can',
    description: 'What to prepare.',
  },
  atHome: {
    id: 'appointment.atHome',
    defaultMessage: 'The doctor comes to you',
    description: 'Place of a home visit.',
  },
  byVideo: { id: 'appointment.byVideo', defaultMessage: 'Video visit', description: 'Place of a video visit.' },
  patient: { id: 'appointment.patient', defaultMessage: 'For {name}', description: "name: the patient's." },
  more: { id: 'appointment.more', defaultMessage: 'Find another doctor', description: 'Link back to the search.' },
  summary: {
    id: 'appointment.summary',
    defaultMessage: 'Visit: {brand}',
    description: "Title of the calendar entry; it names no complaint. brand: the app's name.",
  },
  description: {
    id: 'appointment.description',
    defaultMessage: 'Booking number {number}. Times are the clinic’s.',
    description: 'Text of the calendar entry.',
  },
  locked: {
    id: 'appointment.locked',
    defaultMessage: 'This appointment can’t be opened here',
    description: 'Heading when the device has no proof.',
  },
  lockedWhy: {
    id: 'appointment.lockedWhy',
    defaultMessage: 'Open it by the link in our text message, or on the phone or computer that booked it.',
    description: 'Explains.',
  },
  failed: {
    id: 'appointment.failed',
    defaultMessage: 'Your appointment didn’t load',
    description: 'Heading after a failure.',
  },
  failedWhy: {
    id: 'appointment.failedWhy',
    defaultMessage:
      'Nothing has changed with it; only this page couldn’t be reached. Check your connection and try again.',
    description: 'Explains.',
  },
  retry: { id: 'appointment.retry', defaultMessage: 'Try again', description: 'Button.' },
  home: { id: 'appointment.home', defaultMessage: 'Back to home', description: 'Button.' },
  loading: {
    id: 'appointment.loading',
    defaultMessage: 'Loading your appointment',
    description: 'Read aloud while the page loads.',
  },
  move: {
    id: 'appointment.move',
    defaultMessage: 'To move it, call the clinic with your booking number, or book another time and cancel this one.',
    description: 'How an appointment is moved.',
  },
  confirmed: {
    id: 'appointment.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Badge of an appointment that stands.',
  },
  cancelled: {
    id: 'appointment.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Badge of an appointment that is cancelled.',
  },
  cancelledHeading: {
    id: 'appointment.cancelledHeading',
    defaultMessage: 'This visit is cancelled',
    description: 'Heading when the appointment is cancelled.',
  },
  cancelledWhy: {
    id: 'appointment.cancelledWhy',
    defaultMessage: 'The time is free for others again. There is nothing else to do.',
    description: 'Under the heading of a cancelled appointment.',
  },
  again: {
    id: 'appointment.again',
    defaultMessage: 'Find another time',
    description: 'Link to the same doctor’s times.',
  },
  cancel: {
    id: 'appointment.cancel',
    defaultMessage: 'Cancel this visit',
    description: 'Button that asks whether to cancel.',
  },
  cancelUntil: {
    id: 'appointment.cancelUntil',
    defaultMessage: 'You can cancel here until it begins.',
    description: 'Under the button that cancels.',
  },
  cancelTitle: {
    id: 'appointment.cancelTitle',
    defaultMessage: 'Cancel this visit?',
    description: 'Title of the dialog that asks.',
  },
  cancelWhat: {
    id: 'appointment.cancelWhat',
    defaultMessage: '{when}, with {doctor}',
    description: 'In the dialog: what is cancelled. when: "Tue 24 Nov, 09:00". doctor: a name.',
  },
  cancelWhy: {
    id: 'appointment.cancelWhy',
    defaultMessage: 'Others can book this time at once, so it can’t be undone. We text you that it is cancelled.',
    description: 'In the dialog: what cancelling means.',
  },
  cancelNow: { id: 'appointment.cancelNow', defaultMessage: 'Cancel the visit', description: 'Button that cancels.' },
  keep: {
    id: 'appointment.keep',
    defaultMessage: 'Keep it',
    description: 'Button that closes the dialog without cancelling.',
  },
  cancelling: {
    id: 'appointment.cancelling',
    defaultMessage: 'Cancelling your visit',
    description: 'Read aloud while it is being cancelled.',
  },
  opening: {
    id: 'appointment.opening',
    defaultMessage: 'Opening your appointment',
    description: 'Read aloud while a link from a text message is opened.',
  },
  ended: {
    id: 'appointment.ended',
    defaultMessage: 'This link has ended',
    description: 'Heading when a link opens nothing any more.',
  },
  endedWhy: {
    id: 'appointment.endedWhy',
    defaultMessage:
      'A link works until a day after the visit. For anything else, call the clinic with your booking number.',
    description: 'Explains why a link opens nothing any more.',
  },
  next: { id: 'appointment.next', defaultMessage: 'Your next visit', description: 'Heading on home, above one visit.' },
  coming: {
    id: 'appointment.coming',
    defaultMessage: 'Your visits',
    description: 'Heading on home, above several visits.',
  },
  putAway: {
    id: 'appointment.putAway',
    defaultMessage: 'Hide',
    description: 'Button beside a cancelled visit on home: it is shown no more.',
  },
})
