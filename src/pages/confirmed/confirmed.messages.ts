import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: { id: 'confirmed.title', defaultMessage: 'Your appointment', description: 'Title in the browser.' },
  heading: { id: 'confirmed.heading', defaultMessage: 'You’re booked', description: 'Heading of the confirmation.' },
  texted: {
    id: 'confirmed.texted',
    defaultMessage: 'We texted the details to {phone}',
    description: 'Under the heading. phone: masked number.',
  },
  cancelled: {
    id: 'confirmed.cancelled',
    defaultMessage: 'This appointment was cancelled',
    description: 'Heading when the appointment is cancelled.',
  },
  past: {
    id: 'confirmed.past',
    defaultMessage: 'This appointment is over',
    description: 'Heading when the appointment has passed.',
  },
  arrive: {
    id: 'confirmed.arrive',
    defaultMessage: 'arrive by {time}',
    description: 'Ten minutes before. time: "15:30".',
  },
  minutes: {
    id: 'confirmed.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long a visit takes.',
  },
  directions: { id: 'confirmed.directions', defaultMessage: 'Directions', description: 'Link to a map service.' },
  calendar: {
    id: 'confirmed.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button that saves a calendar file.',
  },
  webCalendar: {
    id: 'confirmed.webCalendar',
    defaultMessage: 'Google Calendar',
    description: 'Link that opens a web calendar.',
  },
  call: { id: 'confirmed.call', defaultMessage: 'Call the clinic', description: 'Link that rings the clinic.' },
  number: {
    id: 'confirmed.number',
    defaultMessage: 'Booking number {number}',
    description: 'number: the number to name at the desk.',
  },
  pay: { id: 'confirmed.pay', defaultMessage: 'You pay {fee} at the clinic', description: 'fee: "AED 350".' },
  payLater: {
    id: 'confirmed.payLater',
    defaultMessage: 'You pay {fee} after the visit',
    description: 'For home and video visits.',
  },
  bring: { id: 'confirmed.bring', defaultMessage: 'Bring with you', description: 'Heading.' },
  bringId: { id: 'confirmed.bringId', defaultMessage: 'Your identity card or passport', description: 'What to bring.' },
  bringInsurance: {
    id: 'confirmed.bringInsurance',
    defaultMessage: 'Your insurance card, if you have one',
    description: 'What to bring.',
  },
  bringMedicines: {
    id: 'confirmed.bringMedicines',
    defaultMessage: 'A list of the medicines you take',
    description: 'What to bring.',
  },
  video: {
    id: 'confirmed.video',
    defaultMessage: 'Before your video visit',
    description: 'Heading for a video visit.',
  },
  videoQuiet: {
    id: 'confirmed.videoQuiet',
    defaultMessage: 'Find a quiet place with good light',
    description: 'What to prepare.',
  },
  videoCharge: {
    id: 'confirmed.videoCharge',
    defaultMessage: 'Charge your phone and use Wi-Fi if you can',
    description: 'What to prepare.',
  },
  atHome: { id: 'confirmed.atHome', defaultMessage: 'The doctor comes to you', description: 'Place of a home visit.' },
  byVideo: { id: 'confirmed.byVideo', defaultMessage: 'Video visit', description: 'Place of a video visit.' },
  patient: { id: 'confirmed.patient', defaultMessage: 'For {name}', description: "name: the patient's." },
  change: {
    id: 'confirmed.change',
    defaultMessage: 'To change or cancel, call the clinic with your booking number.',
    description: 'How to change the appointment.',
  },
  more: { id: 'confirmed.more', defaultMessage: 'Find another doctor', description: 'Link back to the search.' },
  summary: {
    id: 'confirmed.summary',
    defaultMessage: 'Visit: {brand}',
    description: "Title of the calendar entry; it names no complaint. brand: the app's name.",
  },
  description: {
    id: 'confirmed.description',
    defaultMessage: 'Booking number {number}. Times are the clinic’s.',
    description: 'Text of the calendar entry.',
  },
  locked: {
    id: 'confirmed.locked',
    defaultMessage: 'This appointment can’t be opened here',
    description: 'Heading when the device has no proof.',
  },
  lockedWhy: {
    id: 'confirmed.lockedWhy',
    defaultMessage: 'Only the phone or computer that booked it can open it without signing in.',
    description: 'Explains.',
  },
  failed: {
    id: 'confirmed.failed',
    defaultMessage: 'Your appointment didn’t load',
    description: 'Heading after a failure.',
  },
  failedWhy: {
    id: 'confirmed.failedWhy',
    defaultMessage: 'It is booked; only this page couldn’t be reached. Check your connection and try again.',
    description: 'Explains.',
  },
  retry: { id: 'confirmed.retry', defaultMessage: 'Try again', description: 'Button.' },
  home: { id: 'confirmed.home', defaultMessage: 'Back to home', description: 'Button.' },
  loading: {
    id: 'confirmed.loading',
    defaultMessage: 'Loading your appointment',
    description: 'Read aloud while the page loads.',
  },
})
