import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the payment of a visit, on every screen that shows one. */
export const messages = defineMessages({
  receipt: {
    id: 'appointment.payment.receipt',
    defaultMessage: 'Receipt',
    description: 'Page of one visit that was paid before it: heading above number, amount and date. One word.',
  },
  service: {
    id: 'appointment.payment.service',
    defaultMessage: 'Visit',
    description: 'Receipt: what was paid for, where the name of the service is not known. A noun. One word.',
  },
  total: {
    id: 'appointment.payment.total',
    defaultMessage: 'Paid',
    description: 'Receipt: before the amount that was paid.',
  },
  givenBack: {
    id: 'appointment.payment.givenBack',
    defaultMessage: 'Given back',
    description: 'Receipt: before the amount that the patient gets or got back.',
  },
  kept: {
    id: 'appointment.payment.kept',
    defaultMessage: 'Kept, because you cancelled late',
    description: 'Receipt: before the part of the amount that is not given back.',
  },
  wallet: {
    id: 'appointment.payment.wallet',
    defaultMessage: 'by {wallet}',
    description: 'Receipt, in a row of short facts: how it was paid. wallet: the name of a product, "Apple Pay".',
  },
  card: {
    id: 'appointment.payment.card',
    defaultMessage: 'by card',
    description: 'Receipt, in a row of short facts: how it was paid.',
  },
  bookingNumber: {
    id: 'appointment.payment.bookingNumber',
    defaultMessage: 'booking number {number}',
    description: 'Receipt, in a row of short facts: the number of the visit. number: "K7PD-4XQM".',
  },
  invoice: {
    id: 'appointment.payment.invoice',
    defaultMessage: 'Invoice',
    description: 'Receipt: link to the invoice of the visit, which can be printed. One word.',
  },
  otherAmount: {
    id: 'appointment.payment.otherAmount',
    defaultMessage: 'We received {paid}, but the visit costs {amount}. That does not book it.',
    description:
      'Page of a visit or of its payment: money came in that is more or less than the price, or of another currency. That it goes back is said after it. paid, amount: "AED 350".',
  },
  backDue: {
    id: 'appointment.payment.backDue',
    defaultMessage: '{amount} goes back the way you paid. Depending on your bank, you see it within ten days.',
    description:
      'Page of a visit or of its payment: money that is given back and has not been sent yet. amount: "AED 350".',
  },
  stuckTitle: {
    id: 'appointment.payment.stuckTitle',
    defaultMessage: '{amount} could not be given back',
    description:
      'Page of a visit or of its payment, title of a note: money that is the patient’s came back from their bank each time. amount: "AED 350".',
  },
  stuckWhat: {
    id: 'appointment.payment.stuckWhat',
    defaultMessage:
      'Your bank sent it back each time. The money is still yours: call {clinic}, name receipt {receipt}, and agree on another way for it to reach you.',
    description:
      'The same note: what happens now. clinic: name of the clinic, "Marina Clinic"; receipt: its number, "R-7QK2-XW".',
  },
  stuckCall: {
    id: 'appointment.payment.stuckCall',
    defaultMessage: 'Call {phone}',
    description: 'The same note: button that calls the clinic. phone: "+971 4 555 0134".',
  },
  stuckContact: {
    id: 'appointment.payment.stuckContact',
    defaultMessage: 'Contact {tenant}',
    description: 'The same note: link to the contact page of whoever runs the app. tenant: its name, "Liqa".',
  },
  backDone: {
    id: 'appointment.payment.backDone',
    defaultMessage:
      '{amount} went back on {day}, the way you paid. Depending on your bank, you see it within ten days.',
    description: 'Page of a visit or of its payment: money that was given back. amount: "AED 350"; day: "Tue 24 Nov".',
  },
  backNothing: {
    id: 'appointment.payment.backNothing',
    defaultMessage: 'Nothing of what you paid goes back, because you cancelled late.',
    description: 'Page of a visit that was cancelled so late that the fee for it is as high as what was paid.',
  },
  backUntil: {
    id: 'appointment.payment.backUntil',
    defaultMessage:
      'Full refund if you cancel by {when}. It comes the way you paid, within ten days depending on your bank.',
    description:
      'Page of a visit that is paid: what cancelling gives back. when: day and time within a sentence, "today at 14:40".',
  },
  backNow: {
    id: 'appointment.payment.backNow',
    defaultMessage: 'If you cancel, {amount} goes back the way you paid.',
    description:
      'Page of a visit that is paid, and the dialog that cancels it: what the patient gets back. amount: "AED 350".',
  },
  backNone: {
    id: 'appointment.payment.backNone',
    defaultMessage: 'If you cancel now, nothing of what you paid goes back.',
    description: 'The same where cancelling costs as much as was paid.',
  },
  unpaid: {
    id: 'appointment.payment.unpaid',
    defaultMessage: 'Not paid yet',
    description:
      'Badge on a visit that is booked only once it is paid. It agrees with "visit" or "appointment" in gender.',
  },
  expired: {
    id: 'appointment.payment.expired',
    defaultMessage: 'Not booked',
    description:
      'Badge on a visit that was not paid in time and does not take place. It agrees with "visit" or "appointment" in gender.',
  },
  unpaidHeading: {
    id: 'appointment.payment.unpaidHeading',
    defaultMessage: 'Not paid yet',
    description: 'Page of one visit: its heading while the visit awaits its payment.',
  },
  payUntil: {
    id: 'appointment.payment.payUntil',
    defaultMessage: 'Pay until {until}, and the visit is booked. {time} is held for you until then.',
    description:
      'Page of one visit that awaits its payment. until: time of day, "14:24"; time: the start of the visit, "15:40".',
  },
  payShort: {
    id: 'appointment.payment.payShort',
    defaultMessage: 'Pay until {until}',
    description: 'Row of a list of visits, and home: this visit awaits its payment. until: time of day, "14:24".',
  },
  pay: {
    id: 'appointment.payment.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Page of one visit that awaits its payment: link to where it is paid. A verb. amount: "AED 350".',
  },
  expiredHeading: {
    id: 'appointment.payment.expiredHeading',
    defaultMessage: 'This visit is not booked',
    description: 'Page of one visit: its heading where it was not paid in time.',
  },
  expiredWhy: {
    id: 'appointment.payment.expiredWhy',
    defaultMessage: 'It was not paid in time, so the time is free for others again.',
    description: 'Under the heading "This visit is not booked". "It" is the visit.',
  },
  expiredLate: {
    id: 'appointment.payment.expiredLate',
    defaultMessage: 'Your payment came when the time to pay was over, and the time was no longer free.',
    description:
      'Under the heading "This visit is not booked", where it was paid too late. That the money goes back is said below it.',
  },
  paid: {
    id: 'appointment.payment.paid',
    defaultMessage: 'You have paid {amount}',
    description:
      'Page of one visit, in a row of short facts, in place of "You pay AED 350 at the clinic". amount: "AED 350".',
  },
})
