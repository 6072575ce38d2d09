import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the payment of one visit. */
export const messages = defineMessages({
  title: {
    id: 'payment.title',
    defaultMessage: 'Payment',
    description:
      'Page on which a booked visit is paid: its name in the bar at the top and in the browser’s tab. One word.',
  },
  loading: {
    id: 'payment.loading',
    defaultMessage: 'Asking about your payment',
    description: 'Only read by screen readers, while the page of a payment is loaded.',
  },
  visit: {
    id: 'payment.visit',
    defaultMessage: 'Your visit',
    description: 'Page of a payment: name of the line with time, doctor and price, only read by screen readers.',
  },
  dueHeading: {
    id: 'payment.due.heading',
    defaultMessage: 'How will you pay?',
    description: 'Page of a payment: heading above the ways to pay.',
  },
  dueLead: {
    id: 'payment.due.lead',
    defaultMessage: 'Your visit is booked as soon as it is paid.',
    description: 'Page of a payment, under the heading "How will you pay?".',
  },
  held: {
    id: 'payment.held',
    defaultMessage: '{time} is held for you until {until}.',
    description:
      'Page of a payment: nobody else can book that time meanwhile. time: the start of the visit, "15:40"; until: time of day, "14:24".',
  },
  card: {
    id: 'payment.way.card',
    defaultMessage: 'Card',
    description: 'Page of a payment: name of a way to pay, by credit or debit card.',
  },
  otherCard: {
    id: 'payment.way.otherCard',
    defaultMessage: 'Another card',
    description: 'Page of a payment, after the bank refused: the way to pay by a card once more. Short.',
  },
  cardDetail: {
    id: 'payment.way.cardDetail',
    defaultMessage: 'You type it on our payment provider’s page. We never see the number.',
    description: 'Page of a payment, under "Card": where the patient enters it. "It" is the card.',
  },
  walletDetail: {
    id: 'payment.way.walletDetail',
    defaultMessage: 'One touch, no card number to type',
    description: 'Page of a payment, under "Apple Pay" or "Google Pay": what is good about it.',
  },
  atClinic: {
    id: 'payment.way.atClinic',
    defaultMessage: 'At the clinic instead',
    description: 'Page of a payment: the choice to pay nothing now and to pay at the clinic’s desk. Short.',
  },
  afterVisit: {
    id: 'payment.way.afterVisit',
    defaultMessage: 'After the visit instead',
    description: 'Page of a payment: the choice to pay nothing now, for visits at home or by video. Short.',
  },
  sameTime: {
    id: 'payment.way.sameTime',
    defaultMessage: 'Your time stays the same',
    description:
      'Page of a payment, under "At the clinic instead": the visit is booked at the chosen time all the same.',
  },
  pay: {
    id: 'payment.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Page of a payment: the button that pays. "Pay" is a verb. amount: "AED 350".',
  },
  payByWallet: {
    id: 'payment.payByWallet',
    defaultMessage: 'Pay {amount} with {wallet}',
    description:
      'Page of a payment: the button that pays by a wallet, only read by screen readers, since the wallet’s own button shows. "Pay" is a verb. amount: "AED 350"; wallet: name of a product, "Apple Pay".',
  },
  bookUnpaid: {
    id: 'payment.bookUnpaid',
    defaultMessage: 'Book without paying now',
    description: 'Page of a payment: its button where "At the clinic instead" is chosen.',
  },
  working: {
    id: 'payment.working',
    defaultMessage: 'One moment, please',
    description: 'Only read by screen readers, while a press on the page of a payment is being answered.',
  },
  leavingHeading: {
    id: 'payment.leaving.heading',
    defaultMessage: 'On to the payment page',
    description: 'Page of a payment: heading for the moment until the page of the payment provider opens.',
  },
  leavingWhy: {
    id: 'payment.leaving.why',
    defaultMessage: 'It opens by itself. Afterwards you come back here.',
    description: 'Page of a payment, under "On to the payment page". "It" is the provider’s page.',
  },
  declinedHeading: {
    id: 'payment.declined.heading',
    defaultMessage: 'Your bank said no',
    description: 'Page of a payment: heading after the bank refused the card.',
  },
  declinedTitle: {
    id: 'payment.declined.title',
    defaultMessage: 'The payment was declined',
    description: 'Page of a payment: title of the notice under "Your bank said no".',
  },
  declinedWhy: {
    id: 'payment.declined.why',
    defaultMessage:
      'Nothing was taken. The bank did not say why; often it is a limit, or paying online is switched off.',
    description: 'Page of a payment, in the notice "The payment was declined". "Taken": from the patient’s account.',
  },
  pendingHeading: {
    id: 'payment.pending.heading',
    defaultMessage: 'Your bank is checking',
    description: 'Page of a payment: heading while the bank has not answered yet.',
  },
  pendingWhy: {
    id: 'payment.pending.why',
    defaultMessage: 'This page goes on by itself as soon as your bank has answered.',
    description: 'Page of a payment, under "Your bank is checking".',
  },
  timeoutHeading: {
    id: 'payment.timeout.heading',
    defaultMessage: 'We are finding out',
    description: 'Page of a payment: heading where the bank has not answered for a while. "We" is the service.',
  },
  timeoutWhy: {
    id: 'payment.timeout.why',
    defaultMessage: 'The bank has not answered yet. You may have paid. Please do not pay again.',
    description: 'Page of a payment, under "We are finding out".',
  },
  yourTime: {
    id: 'payment.timeout.yourTime',
    defaultMessage: 'Your time',
    description: 'Page of a payment, first of three short rows: its value is "15:40, kept for you".',
  },
  kept: {
    id: 'payment.timeout.kept',
    defaultMessage: '{time}, kept for you',
    description: 'Page of a payment, value of the row "Your time". time: the start of the visit, "15:40".',
  },
  ifYes: {
    id: 'payment.timeout.ifYes',
    defaultMessage: 'If the bank says yes',
    description: 'Page of a payment, second of three short rows: its value is "You are booked".',
  },
  ifYesThen: {
    id: 'payment.timeout.ifYesThen',
    defaultMessage: 'You are booked',
    description: 'Page of a payment, value of the row "If the bank says yes": the visit takes place.',
  },
  ifNo: {
    id: 'payment.timeout.ifNo',
    defaultMessage: 'If it says no',
    description: 'Page of a payment, third of three short rows: its value is "Nothing is taken". "It" is the bank.',
  },
  ifNoThen: {
    id: 'payment.timeout.ifNoThen',
    defaultMessage: 'Nothing is taken',
    description: 'Page of a payment, value of the row "If it says no": the patient’s account is not charged.',
  },
  asksAgain: {
    id: 'payment.timeout.asksAgain',
    defaultMessage: 'We keep asking by ourselves. You can leave this page: your appointment shows what came of it.',
    description: 'Page of a payment, under the three rows. "We" is the service, which asks the bank.',
  },
  askNow: {
    id: 'payment.askNow',
    defaultMessage: 'Ask now',
    description: 'Page of a payment: button that asks the bank at once. Short.',
  },
  asking: {
    id: 'payment.asking',
    defaultMessage: 'Asking your bank',
    description: 'Only read by screen readers, while the bank is being asked.',
  },
  appointments: {
    id: 'payment.appointments',
    defaultMessage: 'My appointments',
    description: 'Page of a payment: link to the list of the patient’s appointments. "My" is the patient’s.',
  },
  appointment: {
    id: 'payment.appointment',
    defaultMessage: 'See the appointment',
    description: 'Page of a payment: link to the page of the visit that is paid.',
  },
  goOn: {
    id: 'payment.goOn',
    defaultMessage: 'Not finished there? Back to the payment page',
    description:
      'Page of a payment, while the bank has not answered: button for who has left the page of the payment provider too early.',
  },
  paidHeading: {
    id: 'payment.paid.heading',
    defaultMessage: 'Paid',
    description: 'Page of a payment: heading once the visit is paid. "and booked for today, 15:40" follows below it.',
  },
  paidWhen: {
    id: 'payment.paid.when',
    defaultMessage: 'and booked for {when}',
    description: 'Page of a payment, under "Paid". when: day and time within a sentence, "today at 15:40".',
  },
  done: {
    id: 'payment.done',
    defaultMessage: 'Done',
    description: 'Page of a payment, once it is paid: the button that leads to the confirmed visit. One word.',
  },
  expiredHeading: {
    id: 'payment.expired.heading',
    defaultMessage: 'The time to pay is over',
    description: 'Page of a payment: heading where the visit was not paid in time and is not booked.',
  },
  expiredWhy: {
    id: 'payment.expired.why',
    defaultMessage: '{time} is free for others again. You have paid nothing.',
    description: 'Page of a payment, under "The time to pay is over". time: the start of the visit, "15:40".',
  },
  expiredChecking: {
    id: 'payment.expired.checking',
    defaultMessage:
      'We are checking whether your payment came through. If it did and {time} is still free, you are booked. Otherwise whatever you paid goes back to you.',
    description:
      'Page of a payment, under "The time to pay is over", until the payment provider has said whether anything was paid. time: the start of the visit, "15:40".',
  },
  nextTimes: {
    id: 'payment.expired.nextTimes',
    defaultMessage: 'Nearest free times',
    description: 'Page of a payment, where the time to pay is over: heading above free times of the same doctor.',
  },
  book: {
    id: 'payment.expired.book',
    defaultMessage: 'Book {when}',
    description:
      'Page of a payment: a free time as a link, only read by screen readers. "Book" is a verb. when: "Today, 15:40".',
  },
  otherTimes: {
    id: 'payment.otherTimes',
    defaultMessage: 'See all times',
    description: 'Page of a payment: link to the free times of the same doctor.',
  },
  backHeading: {
    id: 'payment.refunded.heading',
    defaultMessage: 'Your money goes back',
    description: 'Page of a payment: heading where the visit does not take place and what was paid is given back.',
  },
  backStuckHeading: {
    id: 'payment.refunded.stuckHeading',
    defaultMessage: 'Your money could not be given back',
    description:
      'Page of a payment: heading in the place of "Your money goes back" where the patient’s bank sent it back each time. A note below says whom to call.',
  },
  backLate: {
    id: 'payment.refunded.late',
    defaultMessage:
      'Your payment came after the time to pay was over, and {time} was no longer free. You are not booked.',
    description: 'Page of a payment, under "Your money goes back". time: the start of the visit, "15:40".',
  },
  backCancelled: {
    id: 'payment.refunded.cancelled',
    defaultMessage: 'This visit is cancelled.',
    description: 'Page of a payment, under "Your money goes back".',
  },
  offlineHeading: {
    id: 'payment.offline.heading',
    defaultMessage: 'You are offline',
    description: 'Page of a payment without a network: heading.',
  },
  offlineWhy: {
    id: 'payment.offline.why',
    defaultMessage: 'Paying needs a connection. This page goes on by itself as soon as there is one.',
    description: 'Page of a payment without a network. "Connection": to the internet.',
  },
})
