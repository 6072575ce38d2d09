import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about earlier times: waiting for one, and answering one that is offered. */
export const messages = defineMessages({
  wish: {
    id: 'earlier.wish',
    defaultMessage: 'Tell me if an earlier time frees up',
    description:
      'Page of one visit: switch by which the patient asks to be told of an earlier time with the same doctor. "Me" is the patient.',
  },
  wishWhy: {
    id: 'earlier.wishWhy',
    defaultMessage: 'We tell you, and keep the time for you for half an hour. Your visit stays until you say yes.',
    description: 'Page of one visit, under the switch "Tell me if an earlier time frees up". "We" is the service.',
  },
  wishUntil: {
    id: 'earlier.wishUntil',
    defaultMessage: 'Possible until {when}.',
    description:
      'Page of one visit, after the text under the switch "Tell me if an earlier time frees up": so long can an earlier time be offered. when: a moment, for example "tomorrow at 12:30".',
  },
  wished: {
    id: 'earlier.wished',
    defaultMessage: 'We tell you when an earlier time frees up',
    description: 'Notice after the switch "Tell me if an earlier time frees up" was turned on and stored.',
  },
  unwished: {
    id: 'earlier.unwished',
    defaultMessage: 'We don’t tell you about earlier times any more',
    description: 'Notice after the switch "Tell me if an earlier time frees up" was turned off and stored.',
  },
  waiting: {
    id: 'earlier.waiting',
    defaultMessage: 'Not sent yet',
    description:
      'Page of one visit, title of a note under the switch "Tell me if an earlier time frees up": it was turned without a network, and that waits on the device.',
  },
  waitingWhy: {
    id: 'earlier.waitingWhy',
    defaultMessage:
      'We send it as soon as there is a connection. Until then nothing has changed{closed, select, yes {; you can close this app} other {: leave this app open, or come back to it}}. Press again to take it back.',
    description:
      'Under "Not sent yet". "It" is what the patient chose by the switch, which only this device knows. closed: yes where the browser sends it with the app closed as well.',
  },
  heading: {
    id: 'earlier.heading',
    defaultMessage: 'An earlier time is free',
    description: 'Page of one visit: heading above an earlier time that is offered to the patient.',
  },
  lead: {
    id: 'earlier.lead',
    defaultMessage: 'You asked us to tell you. Nothing changes unless you say yes.',
    description: 'Page of one visit, under the heading "An earlier time is free".',
  },
  booked: {
    id: 'earlier.booked',
    defaultMessage: 'Booked',
    description: 'Page of one visit, above the time that the visit has now, beside the "Offered" one. One word.',
  },
  offered: {
    id: 'earlier.offered',
    defaultMessage: 'Offered',
    description: 'Page of one visit, above the earlier time, beside the "Booked" one. One word.',
  },
  kept: {
    id: 'earlier.kept',
    defaultMessage: 'Kept for you',
    description:
      'Page of one visit, before a clock that counts down the minutes for which the earlier time is kept for the patient, such as "18:04".',
  },
  keptUntil: {
    id: 'earlier.keptUntil',
    defaultMessage: 'Until {time}. After that it goes to the next person, and your visit stays as it is.',
    description:
      'Page of one visit, under "Kept for you": until when the earlier time ("it") is kept. time: time of day, for example "14:28".',
  },
  sameFee: {
    id: 'earlier.sameFee',
    defaultMessage: 'The price stays {fee}. If you keep your time, we go on telling you about earlier ones.',
    description:
      'Page of one visit, under the buttons that take or leave an earlier time. fee: a price, for example "AED 350".',
  },
  otherFee: {
    id: 'earlier.otherFee',
    defaultMessage: 'The visit costs {fee} then, and {before} at the time you have.',
    description:
      'Page of one visit, beside the buttons that take or leave an earlier time: the price differs. fee, before: prices, for example "AED 420". "Then" is the earlier time.',
  },
  take: {
    id: 'earlier.take',
    defaultMessage: 'Take {when}',
    description:
      'Page of one visit: button that moves the visit to the earlier time. when: day and time within a sentence, for example "tomorrow at 09:20".',
  },
  leave: {
    id: 'earlier.leave',
    defaultMessage: 'Keep {when}',
    description:
      'Page of one visit: button that leaves the visit at the time it has, beside the button "Take …". when: day and time, for example "Wed 25 Nov, 16:00".',
  },
  answering: {
    id: 'earlier.answering',
    defaultMessage: 'Sending your answer',
    description: 'Only read by screen readers, while the earlier time is being taken or left.',
  },
  feeChanged: {
    id: 'earlier.feeChanged',
    defaultMessage: 'The visit costs {fee} then, not what was shown before. Press again to take it all the same.',
    description:
      'Page of one visit, after "Take …" was pressed: the price of the earlier time has changed. fee: a price, for example "AED 420".',
  },
  taken: {
    id: 'earlier.taken',
    defaultMessage: 'Your new time: {when}',
    description:
      'Page of one visit: heading after the earlier time was taken. when: day and time within a sentence, for example "tomorrow at 09:20".',
  },
  takenWhy: {
    id: 'earlier.takenWhy',
    defaultMessage: 'Your old time is given to others. If it is in your calendar, add the new one below.',
    description:
      'Page of one visit, under the heading "Your new time: …". Below is a button that saves the visit in a calendar.',
  },
  left: {
    id: 'earlier.left',
    defaultMessage: 'You keep {when}',
    description:
      'Page of one visit: heading after the earlier time was not taken. when: day and time of the visit within a sentence, for example "tomorrow at 16:00".',
  },
  leftWhy: {
    id: 'earlier.leftWhy',
    defaultMessage: 'The earlier time goes to the next person. We tell you when another one frees up.',
    description: 'Page of one visit, under the heading "You keep …".',
  },
  needsNetwork: {
    id: 'earlier.needsNetwork',
    defaultMessage: 'Needs a connection: the time is yours once the answer has arrived.',
    description:
      'Page of one visit, under the two buttons that answer the offer of an earlier time, while there is no connection.',
  },
  over: {
    id: 'earlier.over',
    defaultMessage: 'Your visit stays: {when}',
    description:
      'Page of one visit: heading where the earlier time is not kept for the patient any more. when: day and time of the visit within a sentence, for example "tomorrow at 16:00".',
  },
  overWhy: {
    id: 'earlier.overWhy',
    defaultMessage:
      'The time {offered} was kept for you until {time} and is not yours to take any more. Nothing has changed.',
    description:
      'Page of one visit, under the heading "Your visit stays: …". offered: the earlier day and time within a sentence, for example "tomorrow at 09:20"; time: time of day, for example "14:28".',
  },
  elsewhere: {
    id: 'earlier.elsewhere',
    defaultMessage: 'This was answered already',
    description:
      'Page of one visit: heading where the offer of an earlier time was answered in another window or on another device.',
  },
  elsewhereWhy: {
    id: 'earlier.elsewhereWhy',
    defaultMessage: 'You answered it in another window or on another device. Below is your visit as it is now.',
    description: 'Page of one visit, under the heading "This was answered already".',
  },
})
