import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about an appointment, on every screen that shows one. */
export const messages = defineMessages({
  share: {
    id: 'appointment.share',
    defaultMessage: 'Share the doctor’s page',
    description:
      'Page of a visit, below its ticket: shares the link of the doctor’s public page. Nothing of the visit or the patient is in it.',
  },
  title: {
    id: 'appointment.title',
    defaultMessage: 'Your appointment',
    description: 'Page of one booked visit: title in the browser’s tab, and heading while the visit is still to come.',
  },
  past: {
    id: 'appointment.past',
    defaultMessage: 'This appointment is over',
    description: 'Page of one visit: its heading once the time of the visit has passed.',
  },
  arrive: {
    id: 'appointment.arrive',
    defaultMessage: 'arrive by {time}',
    description:
      'Page of one visit, on the ticket, last of a row of short facts such as "Dubai time" and "30 minutes", hence in lower case. time: the time of day ten minutes before the visit, for example "15:30".',
  },
  minutes: {
    id: 'appointment.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'Page of one visit, on the ticket: how long the visit takes. count: whole minutes, for example 30.',
  },
  directions: {
    id: 'appointment.directions',
    defaultMessage: 'Directions',
    description:
      'Page of one visit, on the ticket: link that opens a map service with the way to the clinic. One or two words.',
  },
  calendar: {
    id: 'appointment.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Page of one visit: button that saves the visit as a calendar file.',
  },
  calendarOut: {
    id: 'appointment.calendarOut',
    defaultMessage: 'Take out of calendar',
    description:
      'Page of a cancelled visit: button that saves a file which takes the visit’s entry out of the patient’s calendar.',
  },
  webCalendar: {
    id: 'appointment.webCalendar',
    defaultMessage: 'Google Calendar',
    description:
      'Page of one visit: link that opens this web calendar with the visit filled in. A product name of Google.',
  },
  call: {
    id: 'appointment.call',
    defaultMessage: 'Call the clinic',
    description: 'Page of one visit: link that starts a phone call to the clinic.',
  },
  number: {
    id: 'appointment.number',
    defaultMessage: 'Booking number {number}',
    description:
      'Page of one visit, on the ticket. number: the number the patient names at the clinic’s desk, for example "K7PD-4XQM".',
  },
  pay: {
    id: 'appointment.pay',
    defaultMessage: 'You pay {fee} at the clinic',
    description:
      'Page of one visit at a clinic, where nobody but the patient pays. fee: the price of the visit, for example "AED 350".',
  },
  payLater: {
    id: 'appointment.payLater',
    defaultMessage: 'You pay {fee} after the visit',
    description:
      'The same sentence for visits at home and by video, which are paid afterwards. fee: the price of the visit, for example "AED 350".',
  },
  payAtMost: {
    id: 'appointment.payAtMost',
    defaultMessage: 'You pay at most {fee} at the clinic: what you pay depends on your plan',
    description:
      'In place of "You pay {fee} at the clinic" where an insurer may pay a part. "Plan": the insurance plan. fee: the whole price, for example "AED 350".',
  },
  payLaterAtMost: {
    id: 'appointment.payLaterAtMost',
    defaultMessage: 'You pay at most {fee} after the visit: what you pay depends on your plan',
    description:
      'The same sentence for visits at home and by video, which are paid afterwards. fee: the whole price, for example "AED 350".',
  },
  insurance: {
    id: 'appointment.insurance',
    defaultMessage: 'Insurance: {name}',
    description:
      'Page of one visit: the insurance the patient named. name: insurer and plan, for example "Sadeem · Gold".',
  },
  bringOwnInsurance: {
    id: 'appointment.bringOwnInsurance',
    defaultMessage: 'Your insurance card',
    description: 'Page of one visit, entry of the list "Bring with you", where the patient said that they are insured.',
  },
  bring: {
    id: 'appointment.bring',
    defaultMessage: 'Bring with you',
    description: 'Page of one visit: heading of a list of things to take along to the clinic.',
  },
  bringId: {
    id: 'appointment.bringId',
    defaultMessage: 'Your identity card or passport',
    description: 'Page of one visit, entry of the list "Bring with you": either document will do.',
  },
  bringInsurance: {
    id: 'appointment.bringInsurance',
    defaultMessage: 'Your insurance card, if you have one',
    description:
      'Page of one visit, entry of the list "Bring with you", where it is unknown whether the patient is insured.',
  },
  bringMedicines: {
    id: 'appointment.bringMedicines',
    defaultMessage: 'A list of the medicines you take',
    description: 'Page of one visit, entry of the list "Bring with you": the patient writes this list.',
  },
  video: {
    id: 'appointment.video',
    defaultMessage: 'Before your video visit',
    description: 'Page of one visit: heading of a list of what to prepare for a visit by video call.',
  },
  videoQuiet: {
    id: 'appointment.videoQuiet',
    defaultMessage: 'Find a quiet place with good light',
    description: 'Entry of the list "Before your video visit": advice to the patient.',
  },
  beforeHome: {
    id: 'appointment.beforeHome',
    defaultMessage: 'Before the doctor comes',
    description: 'Page of one visit: heading of a list of what to prepare for a visit at the patient’s home.',
  },
  homeDoor: {
    id: 'appointment.homeDoor',
    defaultMessage: 'Stay reachable by phone, and have somebody open the door',
    description: 'Entry of the list "Before the doctor comes": advice to the patient.',
  },
  homePlace: {
    id: 'appointment.homePlace',
    defaultMessage: 'Make room where you can sit or lie down, with good light',
    description: 'Entry of the list "Before the doctor comes": advice to the patient.',
  },
  homeCards: {
    id: 'appointment.homeCards',
    defaultMessage: 'Have your identity card, insurance card and medicines at hand',
    description: 'Entry of the list "Before the doctor comes": things to lay ready.',
  },
  videoCharge: {
    id: 'appointment.videoCharge',
    defaultMessage: 'Charge your phone and use Wi-Fi if you can',
    description: 'Entry of the list "Before your video visit": "charge" is to load the battery, not a price.',
  },
  atHome: {
    id: 'appointment.atHome',
    defaultMessage: 'The doctor comes to you',
    description: 'On a visit’s ticket and on home, in place of the clinic’s name: the visit is at the patient’s home.',
  },
  byVideo: {
    id: 'appointment.byVideo',
    defaultMessage: 'Video visit',
    description: 'On a visit’s ticket and on home, in place of the clinic’s name: the visit is a video call.',
  },
  patient: {
    id: 'appointment.patient',
    defaultMessage: 'For {name}',
    description:
      'Page of one visit, on the ticket: whom the visit is for. name: the patient’s full name, for example "Amal Haddad".',
  },
  more: {
    id: 'appointment.more',
    defaultMessage: 'Find another doctor',
    description: 'Page of one visit, link at its end that leads back to home, where a search begins.',
  },
  summary: {
    id: 'appointment.summary',
    defaultMessage: 'Visit: {brand}',
    description:
      'Title of the entry in the patient’s calendar, which others may see: it names no doctor and no complaint. brand: name of the app, for example "Sadeem Health".',
  },
  description: {
    id: 'appointment.description',
    defaultMessage: 'Booking number {number}. By the clinic’s clock: {day}, {time}.',
    description:
      'Text of the entry in the patient’s calendar, which may show the time of another zone. number: the booking number, for example "K7PD-4XQM"; day: "Tuesday 24 November 2026"; time: "15:40".',
  },
  locked: {
    id: 'appointment.locked',
    defaultMessage: 'This appointment can’t be opened here',
    description: 'Heading where a visit is asked for on a device that has not proved whose it is.',
  },
  lockedWhy: {
    id: 'appointment.lockedWhy',
    defaultMessage: 'Open it by the link in our text message, or on the phone or computer that booked it.',
    description:
      'Under the heading "This appointment can’t be opened here": what the patient can do. "It" is the appointment.',
  },
  failed: {
    id: 'appointment.failed',
    defaultMessage: 'Your appointment didn’t load',
    description: 'Heading in place of a visit’s page after a failure of the connection or the server.',
  },
  failedWhy: {
    id: 'appointment.failedWhy',
    defaultMessage:
      'Nothing has changed with it; only this page couldn’t be reached. Check your connection and try again.',
    description:
      'Under the heading "Your appointment didn’t load": reassures the patient that the visit itself stands.',
  },
  retry: {
    id: 'appointment.retry',
    defaultMessage: 'Try again',
    description: 'Button under the text of a failure on a visit’s page: loads the visit again.',
  },
  home: {
    id: 'appointment.home',
    defaultMessage: 'Back to home',
    description: 'Button that leads to home from a visit’s page that cannot be shown.',
  },
  loading: {
    id: 'appointment.loading',
    defaultMessage: 'Loading your appointment',
    description: 'Only read by screen readers, while the page of a visit is loaded.',
  },
  change: {
    id: 'appointment.change',
    defaultMessage: 'Change the time',
    description: 'Page of one visit: button that opens the dialog "Choose another time". It changes nothing yet.',
  },
  changeTitle: {
    id: 'appointment.changeTitle',
    defaultMessage: 'Choose another time',
    description: 'Title of the dialog in which a booked visit is moved to another day or time.',
  },
  changeBefore: {
    id: 'appointment.changeBefore',
    defaultMessage: 'Now: {when}, with {doctor}',
    description:
      'Dialog "Choose another time": when the visit is booked at present. when: day and time, for example "Tue 24 Nov, 09:00"; doctor: the doctor’s name with title.',
  },
  changeZone: {
    id: 'appointment.changeZone',
    defaultMessage: 'All times are the clinic’s: {zone}. Your time stays booked until you press.',
    description:
      'Dialog "Choose another time", under the free times. zone: name of a time zone, for example "Dubai time". "Press" is to press the button at the bottom.',
  },
  changePick: {
    id: 'appointment.changePick',
    defaultMessage: 'Choose a time',
    description:
      'Dialog "Choose another time": button before a time is chosen, and what is said when it is pressed without one.',
  },
  changeTo: {
    id: 'appointment.changeTo',
    defaultMessage: 'Move to {when}',
    description:
      'Dialog "Choose another time": button that moves the visit to the chosen time. when: day and time, within a sentence, for example "tomorrow at 10:30".',
  },
  changeFee: {
    id: 'appointment.changeFee',
    defaultMessage: 'The visit costs {fee} now, and {before} when you booked it. Press again to move it all the same.',
    description:
      'Dialog "Choose another time", after a press: the fee has changed since the visit was booked. fee, before: prices, for example "AED 420".',
  },
  changed: {
    id: 'appointment.changed',
    defaultMessage: 'Moved to {when}',
    description:
      'Notice after a visit was moved. when: the new day and time, within a sentence, for example "tomorrow at 10:30".',
  },
  changing: {
    id: 'appointment.changing',
    defaultMessage: 'Moving your visit',
    description: 'Only read by screen readers, while the visit is being moved to another time.',
  },
  confirmed: {
    id: 'appointment.confirmed',
    defaultMessage: 'Confirmed',
    description:
      'Badge on a visit’s ticket: the visit is booked and takes place. It agrees with "visit" or "appointment" in gender. One word.',
  },
  cancelled: {
    id: 'appointment.cancelled',
    defaultMessage: 'Cancelled',
    description:
      'Badge on a visit’s ticket and on home: the visit does not take place. It agrees with "visit" or "appointment" in gender. One word.',
  },
  cancelledHeading: {
    id: 'appointment.cancelledHeading',
    defaultMessage: 'This visit is cancelled',
    description: 'Page of one visit: its heading once the visit has been cancelled, by the patient or the clinic.',
  },
  cancelledWhy: {
    id: 'appointment.cancelledWhy',
    defaultMessage: 'The time is free for others again. There is nothing else to do.',
    description:
      'Under the heading "This visit is cancelled". "The time" is the time of the visit, which other patients can book now.',
  },
  again: {
    id: 'appointment.again',
    defaultMessage: 'Find another time',
    description: 'Ticket of a visit that does not take place: link to the free times of the same doctor.',
  },
  bookAgain: {
    id: 'appointment.bookAgain',
    defaultMessage: 'Book again',
    description: 'Ticket of a visit that is over: link that books such a visit with the same doctor once more.',
  },
  cancel: {
    id: 'appointment.cancel',
    defaultMessage: 'Cancel this visit',
    description: 'Page of one visit: button that opens the dialog "Cancel this visit?". It cancels nothing yet.',
  },
  cancelTitle: {
    id: 'appointment.cancelTitle',
    defaultMessage: 'Cancel this visit?',
    description: 'Title of the dialog that asks whether to cancel a visit.',
  },
  cancelWhat: {
    id: 'appointment.cancelWhat',
    defaultMessage: '{when}, with {doctor}',
    description:
      'Dialog "Cancel this visit?": which visit it is. when: day and time, for example "Tue 24 Nov, 09:00"; doctor: the doctor’s name with title.',
  },
  cancelWhy: {
    id: 'appointment.cancelWhy',
    defaultMessage:
      'Others can book this time at once, so it can’t be undone. We send you a message that it is cancelled.',
    description:
      'Dialog "Cancel this visit?": what cancelling means. "It" is the cancelling; "We" is the service; the message comes by text (SMS), by email or on a device.',
  },
  cancelNow: {
    id: 'appointment.cancelNow',
    defaultMessage: 'Cancel the visit',
    description: 'Dialog "Cancel this visit?": button that cancels the visit for good.',
  },
  keep: {
    id: 'appointment.keep',
    defaultMessage: 'Keep it',
    description: 'Dialog "Cancel this visit?": button that closes the dialog; the visit ("it") stays as it is. Short.',
  },
  cancelling: {
    id: 'appointment.cancelling',
    defaultMessage: 'Cancelling your visit',
    description: 'Only read by screen readers, while the visit is being cancelled.',
  },
  opening: {
    id: 'appointment.opening',
    defaultMessage: 'Opening your appointment',
    description: 'Only read by screen readers, while the link of a text message is opened.',
  },
  ended: {
    id: 'appointment.ended',
    defaultMessage: 'This link has ended',
    description: 'Heading where the link of a text message opens nothing any more, because the visit was too long ago.',
  },
  endedWhy: {
    id: 'appointment.endedWhy',
    defaultMessage:
      'A link works until a day after the visit. For anything else, call the clinic with your booking number.',
    description: 'Under the heading "This link has ended": how long such links work, and what to do instead.',
  },
  next: {
    id: 'appointment.next',
    defaultMessage: 'Your next visit',
    description: 'Home: heading above the one visit this patient has booked on this device.',
  },
  coming: {
    id: 'appointment.coming',
    defaultMessage: 'Your visits',
    description: 'Home: heading above several visits that this patient has booked on this device.',
  },
  earlierFree: {
    id: 'appointment.earlierFree',
    defaultMessage: 'Earlier time free: {when}, kept for you until {time}',
    description:
      'Home, in the row of a visit, which leads to where it is answered: an earlier time that is offered to the patient. when: the earlier day and time, within a sentence, "tomorrow at 09:20"; time: until what time of day it is kept, "14:28".',
  },
  putAway: {
    id: 'appointment.putAway',
    defaultMessage: 'Hide',
    description: 'Home: button beside a cancelled visit, which takes it out of sight (a verb). One word.',
  },
})
