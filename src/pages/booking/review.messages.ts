import { defineMessages } from '#src/i18n/messages.ts'

/** Words of the last look before it is booked. */
export const messages = defineMessages({
  title: {
    id: 'booking.review.title',
    defaultMessage: 'Check and confirm',
    description: 'Title of the last step.',
  },
  heading: {
    id: 'booking.review.heading',
    defaultMessage: 'Is everything right?',
    description: 'Heading of the last step.',
  },
  when: { id: 'booking.review.when', defaultMessage: 'When', description: 'Row of the last step.' },
  with: { id: 'booking.review.with', defaultMessage: 'With', description: 'Row of the last step.' },
  where: { id: 'booking.review.where', defaultMessage: 'Where', description: 'Row of the last step.' },
  patient: { id: 'booking.review.patient', defaultMessage: 'Patient', description: 'Row of the last step.' },
  payment: { id: 'booking.review.payment', defaultMessage: 'Payment', description: 'Row of the last step.' },
  atClinic: {
    id: 'booking.review.atClinic',
    defaultMessage: 'At the clinic',
    description: 'Where the visit is paid.',
  },
  atVisit: {
    id: 'booking.review.atVisit',
    defaultMessage: 'After the visit',
    description: 'When a home or video visit is paid.',
  },
  video: {
    id: 'booking.review.video',
    defaultMessage: 'By video, from anywhere',
    description: 'Place of a video visit.',
  },
  change: { id: 'booking.review.change', defaultMessage: 'Change', description: 'Button beside a row.' },
  changeTime: {
    id: 'booking.review.changeTime',
    defaultMessage: 'Change the time',
    description: 'Read aloud for the button beside the time.',
  },
  changePatient: {
    id: 'booking.review.changePatient',
    defaultMessage: 'Change the patient’s details',
    description: 'Read aloud for the button beside the patient.',
  },
  note: {
    id: 'booking.review.note',
    defaultMessage: 'Note for the doctor',
    description: 'Row of the last step.',
  },
  visit: { id: 'booking.review.visit', defaultMessage: 'Visit', description: 'Row of the price.' },
  pay: { id: 'booking.review.pay', defaultMessage: 'You pay', description: 'The sum.' },
  consent: {
    id: 'booking.review.consent',
    defaultMessage: 'By confirming you agree that the clinic receives these details to prepare your visit.',
    description: 'The consent that is needed to book, above the button "Confirm booking": pressing it agrees.',
  },
  legal: {
    id: 'booking.review.legal',
    defaultMessage: 'When you book, the {terms} and the {privacy} apply.',
    description: 'Below the consent. terms, privacy: the names of the partner’s legal texts, as links.',
  },
  confirm: {
    id: 'booking.review.confirm',
    defaultMessage: 'Confirm booking',
    description: 'The button that books.',
  },
  zone: {
    id: 'booking.review.zone',
    defaultMessage: 'Your phone is in another time zone: there it will be {time}.',
    description: 'Note when the zones of phone and clinic differ. time: "Mon 23 Nov at 18:40".',
  },
  price: {
    id: 'booking.review.price',
    defaultMessage: 'The price is now {fee}. It was {before} when you chose.',
    description: 'The fee changed meanwhile.',
  },
  old: {
    id: 'booking.review.old',
    defaultMessage: 'This booking has waited for a while. Please check it once more and confirm.',
    description: 'A kept booking is old and is not sent without a word.',
  },
})
