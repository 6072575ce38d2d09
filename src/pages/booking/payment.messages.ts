import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about how the visit is paid. */
export const messages = defineMessages({
  title: {
    id: 'booking.payment.title',
    defaultMessage: 'How will you pay?',
    description: 'Booking, the ways to pay: name of the step in the bar at the top, and heading. Short.',
  },
  card: {
    id: 'booking.payment.card',
    defaultMessage: 'Card, now',
    description:
      'Booking: a way to pay, by credit or debit card before the visit. Also in the row "Payment" of the last step. Short.',
  },
  cardDetail: {
    id: 'booking.payment.cardDetail',
    defaultMessage: '{fee}. On the page of our payment provider; we never see the card.',
    description: 'Booking, under "Card, now". fee: the price of the visit, "AED 350".',
  },
  wallet: {
    id: 'booking.payment.wallet',
    defaultMessage: '{wallet}, now',
    description:
      'Booking: a way to pay before the visit. Also in the row "Payment" of the last step. wallet: name of a product, "Apple Pay".',
  },
  walletDetail: {
    id: 'booking.payment.walletDetail',
    defaultMessage: '{fee}. One touch, no card number.',
    description: 'Booking, under "Apple Pay, now". fee: the price of the visit, "AED 350".',
  },
  insurance: {
    id: 'booking.payment.insurance',
    defaultMessage: 'With insurance',
    description:
      'Booking: a way to pay, where the insurer of the patient pays. Also in the row "Payment" of the last step. Short.',
  },
  insuranceDetail: {
    id: 'booking.payment.insuranceDetail',
    defaultMessage: '{insurer}. You pay at most {fee}.',
    description:
      'Booking, under "With insurance". insurer: "Sadeem · Gold"; fee: the whole price of the visit, "AED 350".',
  },
  atClinicDetail: {
    id: 'booking.payment.atClinicDetail',
    defaultMessage: '{fee}, on the day of the visit',
    description: 'Booking, under the way to pay "At the clinic". fee: the price of the visit, "AED 350".',
  },
  changePayment: {
    id: 'booking.payment.changePayment',
    defaultMessage: 'Change how you pay',
    description: 'Booking, last step: name of the button "Change" beside the payment, only read by screen readers.',
  },
  minutes: {
    id: 'booking.payment.minutes',
    defaultMessage:
      '{minutes, plural, one {Your time is held for # minute while you pay.} other {Your time is held for # minutes while you pay.}}',
    description: 'Booking, last step, under "Card, now": the visit is booked once it is paid. minutes: for example 15.',
  },
  confirm: {
    id: 'booking.payment.confirm',
    defaultMessage: 'Confirm and pay',
    description: 'Booking, last step: the button that books the visit and leads to where it is paid. Both are verbs.',
  },
  again: {
    id: 'booking.payment.again',
    defaultMessage:
      'This page was left before your booking was answered. Confirm once more: it is booked and paid only once.',
    description: 'Booking, last step, notice above a booking that is paid before the visit. "It" is the booking.',
  },
  offline: {
    id: 'booking.payment.offline',
    defaultMessage: 'Paying now needs a connection, so nothing was sent. Everything you typed is kept.',
    description: 'Booking, last step, beside the button "Confirm and pay": the press was refused without a network.',
  },
  unanswered: {
    id: 'booking.payment.unanswered',
    defaultMessage: 'We had no answer. Press again: it is booked and paid only once.',
    description:
      'Booking, last step, beside the button "Confirm and pay": the platform did not answer. "It" is the booking.',
  },
})
