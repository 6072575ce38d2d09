import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about until when a visit can be changed, what cancelling costs, and why the patient cancels. */
export const messages = defineMessages({
  untilBegins: {
    id: 'appointment.untilBegins',
    defaultMessage: 'You can change the time or cancel here until the visit begins.',
    description: 'Page of one visit, small text under the buttons "Change the time" and "Cancel this visit".',
  },
  moveUntil: {
    id: 'appointment.moveUntil',
    defaultMessage: 'You can change the time here until {when}.',
    description:
      'Page of one visit, small text under the buttons. when: the last moment for it, for example "tomorrow at 16:30".',
  },
  moveOver: {
    id: 'appointment.moveOver',
    defaultMessage: 'The time could be changed here until {when}. For another time, call the clinic.',
    description:
      'Page of one visit, in place of the button "Change the time" once it is too late. when: a moment in the past, for example "today at 16:30".',
  },
  movesOver: {
    id: 'appointment.movesOver',
    defaultMessage: 'This visit was moved as often as it can be here. For another time, call the clinic.',
    description: 'Page of one visit, in place of the button "Change the time": it was used five times.',
  },
  cancelBy: {
    id: 'appointment.cancelBy',
    defaultMessage: 'You can cancel here until {when}.',
    description:
      'Page of one visit, small text under the buttons. when: the last moment for it, for example "tomorrow at 16:30".',
  },
  cancelOver: {
    id: 'appointment.cancelOver',
    defaultMessage: 'The visit could be cancelled here until {when}. To cancel it now, call the clinic.',
    description:
      'Page of one visit, in place of the button "Cancel this visit" once it is too late. when: a moment in the past, for example "today at 16:30".',
  },
  freeUntil: {
    id: 'appointment.freeUntil',
    defaultMessage: 'Cancelling is free until {when}. After that it costs {fee}.',
    description:
      'Page of one visit, and the dialog "Cancel this visit?". when: a moment, for example "tomorrow at 16:30"; fee: an amount, for example "AED 175".',
  },
  costsNow: {
    id: 'appointment.costsNow',
    defaultMessage: 'Cancelling costs {fee} now. It was free until {when}.',
    description:
      'Page of one visit, and the dialog "Cancel this visit?". fee: an amount, for example "AED 175"; when: a moment in the past, for example "today at 16:30".',
  },
  feeChanged: {
    id: 'appointment.feeChanged',
    defaultMessage: 'Cancelling costs {fee} now: it is not free any more. Press again to cancel all the same.',
    description:
      'Dialog "Cancel this visit?", after a press: the free time ended while the dialog was open. fee: an amount, for example "AED 175".',
  },
  cancelFor: {
    id: 'appointment.cancelFor',
    defaultMessage: 'Cancel for {fee}',
    description:
      'Dialog "Cancel this visit?": button that cancels the visit for good, where that costs something. fee: an amount, for example "AED 175".',
  },
  waiting: {
    id: 'appointment.waiting',
    defaultMessage: 'Not cancelled yet',
    description:
      'Page of one visit, title of a note: the patient cancelled without a network, and the cancellation waits on the device.',
  },
  waitingWhy: {
    id: 'appointment.waitingWhy',
    defaultMessage:
      'We send it as soon as there is a connection. Until then the visit is not cancelled{closed, select, yes {; you can close this app} other {: leave this app open, or come back to it}}.',
    description:
      'Under "Not cancelled yet". "It" is the cancellation, which only this device knows. closed: yes where the browser sends it with the app closed as well.',
  },
  takeBack: {
    id: 'appointment.takeBack',
    defaultMessage: 'Don’t cancel',
    description: 'Under "Not cancelled yet": button that takes the cancellation back before it is sent.',
  },
  takenBack: {
    id: 'appointment.takenBack',
    defaultMessage: 'Not cancelled: your visit stays booked',
    description: 'Notice after "Don’t cancel": the cancellation was taken back in time.',
  },
  underWay: {
    id: 'appointment.underWay',
    defaultMessage: 'It may have been sent already, so it can’t be taken back',
    description: 'Notice after "Don’t cancel", where the cancellation ("it") was on its way.',
  },
  why: {
    id: 'appointment.why',
    defaultMessage: 'Why do you cancel? (optional)',
    description: 'Dialog "Cancel this visit?": question above a list of reasons, none of which has to be chosen.',
  },
  whyChoose: {
    id: 'appointment.whyChoose',
    defaultMessage: 'No reason',
    description: 'Dialog "Cancel this visit?": first entry of the list of reasons, chosen until the patient names one.',
  },
  why_time: {
    id: 'appointment.why_time',
    defaultMessage: 'The time doesn’t suit me',
    description: 'Reason why a patient cancels a visit, in a list.',
  },
  why_better: {
    id: 'appointment.why_better',
    defaultMessage: 'I feel better',
    description: 'Reason why a patient cancels a visit, in a list: the visit is not needed any more.',
  },
  why_elsewhere: {
    id: 'appointment.why_elsewhere',
    defaultMessage: 'I go to another doctor',
    description: 'Reason why a patient cancels a visit, in a list.',
  },
  why_price: {
    id: 'appointment.why_price',
    defaultMessage: 'It costs too much',
    description: 'Reason why a patient cancels a visit, in a list.',
  },
  why_mistake: {
    id: 'appointment.why_mistake',
    defaultMessage: 'I booked by mistake',
    description: 'Reason why a patient cancels a visit, in a list.',
  },
  why_other: {
    id: 'appointment.why_other',
    defaultMessage: 'Another reason',
    description: 'Reason why a patient cancels a visit, last of a list.',
  },
  note: {
    id: 'appointment.note',
    defaultMessage: 'In your words (optional)',
    description: 'Dialog "Cancel this visit?": label of a field for some more words about the reason.',
  },
  noteHint: {
    id: 'appointment.noteHint',
    defaultMessage: 'Kept with your visit. It is in no message.',
    description:
      'Hint of the field "In your words": what is written there stays with the visit and is never texted or mailed.',
  },
  noteWrong: {
    id: 'appointment.noteWrong',
    defaultMessage: 'Write at most {most} characters, in plain letters and signs.',
    description: 'Fault of the field "In your words". most: a number, for example "300".',
  },
  saidWhy: {
    id: 'appointment.saidWhy',
    defaultMessage: 'Your reason: {reason}',
    description: 'Page of a cancelled visit. reason: an entry of the list of reasons, for example "I feel better".',
  },
  saidNote: {
    id: 'appointment.saidNote',
    defaultMessage: 'In your words: {note}',
    description: 'Page of a cancelled visit. note: what the patient wrote when cancelling.',
  },
  unpaidFree: {
    id: 'appointment.unpaidFree',
    defaultMessage: 'Cancelling costs nothing, and the time is free for others at once.',
    description: 'Page of a visit that awaits its payment, under the button that cancels it and in the dialog.',
  },
  kept: {
    id: 'appointment.kept',
    defaultMessage: 'It was cancelled late, which costs {fee}.',
    description: 'Page of a cancelled visit. fee: an amount, for example "AED 175".',
  },
})
