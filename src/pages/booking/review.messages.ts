import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the last step. */
export const messages = defineMessages({
  title: {
    id: 'booking.review.title',
    defaultMessage: 'Check and confirm',
    description:
      'Booking, last of four steps: its name in the bar at the top, beside "Step 4 of 4". Short; "check" is a verb.',
  },
  heading: {
    id: 'booking.review.heading',
    defaultMessage: 'Is everything right?',
    description: 'Booking, last step: heading above all that was chosen and typed.',
  },
  when: {
    id: 'booking.review.when',
    defaultMessage: 'When',
    description: 'Booking, last step: name of the row with day and time of the visit. One word.',
  },
  with: {
    id: 'booking.review.with',
    defaultMessage: 'With',
    description: 'Booking, last step: name of the row with the doctor, as in "With: Dr Amal Haddad". One word.',
  },
  where: {
    id: 'booking.review.where',
    defaultMessage: 'Where',
    description: 'Booking, last step: name of the row with the clinic or the patient’s address. One word.',
  },
  patient: {
    id: 'booking.review.patient',
    defaultMessage: 'Patient',
    description: 'Booking, last step: name of the row with the person who is treated. One word.',
  },
  cancelling: {
    id: 'booking.review.cancelling',
    defaultMessage: 'Cancelling',
    description: 'Booking, last step: name of the row that says until when the visit can be cancelled. One word.',
  },
  freeToBegin: {
    id: 'booking.review.freeToBegin',
    defaultMessage: 'Free until the visit begins',
    description: 'Booking, last step, row "Cancelling": it costs nothing.',
  },
  freeUntil: {
    id: 'booking.review.freeUntil',
    defaultMessage: 'Free until {when}',
    description: 'Booking, last step, row "Cancelling". when: a moment, for example "tomorrow at 16:30".',
  },
  notFree: {
    id: 'booking.review.notFree',
    defaultMessage: 'Costs {fee}',
    description:
      'Booking, last step, row "Cancelling": the visit is so soon that cancelling is not free. fee: an amount, for example "AED 175".',
  },
  notPossible: {
    id: 'booking.review.notPossible',
    defaultMessage: 'Only by calling the clinic',
    description: 'Booking, last step, row "Cancelling": the visit is so soon that it cannot be cancelled in the app.',
  },
  afterFree: {
    id: 'booking.review.afterFree',
    defaultMessage: 'After that it costs {fee}.',
    description:
      'Booking, last step, row "Cancelling", under "Free until tomorrow at 16:30". fee: an amount, for example "AED 175".',
  },
  cancelLast: {
    id: 'booking.review.cancelLast',
    defaultMessage: 'Not possible here after {when}.',
    description:
      'Booking, last step, row "Cancelling", at its end: the last moment to cancel in the app. when: for example "tomorrow at 16:30".',
  },
  moveLast: {
    id: 'booking.review.moveLast',
    defaultMessage: 'The time can be changed here until {when}.',
    description:
      'Booking, last step, row "Cancelling", at its end: the last moment to move the visit to another time in the app. when: for example "tomorrow at 16:30".',
  },
  moveNot: {
    id: 'booking.review.moveNot',
    defaultMessage: 'The time can’t be changed here: the visit is too soon for that.',
    description:
      'Booking, last step, row "Cancelling", at its end: the visit is so soon that it cannot be moved to another time in the app once it is booked.',
  },
  payment: {
    id: 'booking.review.payment',
    defaultMessage: 'Payment',
    description: 'Booking, last step: name of the row that says where or when the visit is paid. One word.',
  },
  atClinic: {
    id: 'booking.review.atClinic',
    defaultMessage: 'At the clinic',
    description: 'Booking, last step, in the row "Payment": the patient pays at the clinic’s desk.',
  },
  atVisit: {
    id: 'booking.review.atVisit',
    defaultMessage: 'After the visit',
    description: 'Booking, last step, in the row "Payment": for visits at home and by video, paid afterwards.',
  },
  video: {
    id: 'booking.review.video',
    defaultMessage: 'By video, from anywhere',
    description: 'Booking, last step, in the row "Where", for a visit by video call.',
  },
  change: {
    id: 'booking.review.change',
    defaultMessage: 'Change',
    description:
      'Booking, last step: button beside a row, which leads back to where that is chosen (a verb). One word.',
  },
  changeTime: {
    id: 'booking.review.changeTime',
    defaultMessage: 'Change the time',
    description: 'Booking, last step: name of the button "Change" beside the time, only read by screen readers.',
  },
  changePatient: {
    id: 'booking.review.changePatient',
    defaultMessage: 'Change the patient’s details',
    description: 'Booking, last step: name of the button "Change" beside the patient, only read by screen readers.',
  },
  note: {
    id: 'booking.review.note',
    defaultMessage: 'Note for the doctor',
    description: 'Booking, last step: name of the row with what the patient wrote to the doctor.',
  },
  visit: {
    id: 'booking.review.visit',
    defaultMessage: 'Visit',
    description: 'Booking, last step: what the price is for, before the amount. A noun. One word.',
  },
  pay: {
    id: 'booking.review.pay',
    defaultMessage: 'You pay',
    description:
      'Booking, last step and summary: stands before the amount that the patient pays, as in "You pay AED 350".',
  },
  consent: {
    id: 'booking.review.consent',
    defaultMessage: 'By confirming you agree that the clinic receives these details to prepare your visit.',
    description:
      'Booking, last step, above the button "Confirm booking": pressing it is the patient’s consent. Legal meaning must stay exact.',
  },
  legal: {
    id: 'booking.review.legal',
    defaultMessage: 'When you book, the {terms} and the {privacy} apply.',
    description:
      'Booking, last step, below the consent. terms, privacy: names of the partner’s legal texts as links, for example "Terms of use" and "Privacy policy".',
  },
  confirm: {
    id: 'booking.review.confirm',
    defaultMessage: 'Confirm booking',
    description: 'Booking, last step: the button that books the visit. "Booking" is a noun.',
  },
  price: {
    id: 'booking.review.price',
    defaultMessage: 'The price is now {fee}. It was {before} when you chose.',
    description:
      'Booking, last step, notice that the price changed meanwhile. "It" is the price. fee: the new one, "AED 400"; before: the old one, "AED 350".',
  },
  old: {
    id: 'booking.review.old',
    defaultMessage: 'This booking has waited for a while. Please check it once more and confirm.',
    description: 'Booking, last step, notice above a booking that waited on the device for long. "It" is the booking.',
  },
})
