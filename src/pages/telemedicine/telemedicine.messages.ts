import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the page of a visit by video. */
export const messages = defineMessages({
  title: {
    id: 'telemedicine.title',
    defaultMessage: 'Video visit',
    description: 'Title of the page of a visit by video.',
  },
  checking: {
    id: 'telemedicine.checking',
    defaultMessage: 'Looking up your visit…',
    description: 'Read aloud while it is asked how the visit stands.',
  },
  earlyHeading: {
    id: 'telemedicine.early.heading',
    defaultMessage: 'Your video visit opens {moment}',
    description: 'Heading before the room of a visit by video is open. moment: when it opens, "today at 14:45".',
  },
  earlyCountdown: {
    id: 'telemedicine.early.countdown',
    defaultMessage: 'Opens in {countdown}',
    description: 'Below the heading, changes each second. countdown: minutes and seconds, "4:59".',
  },
  earlyWhy: {
    id: 'telemedicine.early.why',
    defaultMessage: 'This page goes on by itself when the time comes.',
    description: 'Sentence below the countdown to the opening of the room: nobody has to reload.',
  },
  prepare: {
    id: 'telemedicine.prepare.heading',
    defaultMessage: 'To prepare',
    description: 'Heading of a short list of what helps before a visit by video.',
  },
  prepareQuiet: {
    id: 'telemedicine.prepare.quiet',
    defaultMessage: 'A quiet place with light on your face',
    description: 'In the list of what helps before a visit by video.',
  },
  preparePower: {
    id: 'telemedicine.prepare.power',
    defaultMessage: 'A charged device and a good connection',
    description: 'In the list of what helps before a visit by video.',
  },
  preparePapers: {
    id: 'telemedicine.prepare.papers',
    defaultMessage: 'Your medicines and results at hand',
    description: 'In the list of what helps before a visit by video.',
  },
  openCheck: {
    id: 'telemedicine.openCheck',
    defaultMessage: 'Check camera and sound',
    description: 'Button before the room is open: leads to the check of camera, microphone and speaker.',
  },
  checkAgain: {
    id: 'telemedicine.checkAgain',
    defaultMessage: 'Check camera and sound again',
    description: 'The same button after the check.',
  },
  appointment: {
    id: 'telemedicine.appointment',
    defaultMessage: 'See the appointment',
    description: 'Link to the appointment of the visit by video.',
  },
  elsewhereHeading: {
    id: 'telemedicine.elsewhere.heading',
    defaultMessage: 'Your visit takes place here',
    description: 'Heading above the page of another provider of video calls, within this page.',
  },
  openedHeading: {
    id: 'telemedicine.opened.heading',
    defaultMessage: 'Your visit is open',
    description: 'Heading above a button that opens the page of another provider of video calls.',
  },
  openedWhy: {
    id: 'telemedicine.opened.why',
    defaultMessage: 'It takes place on {host}, in a window of its own. Come back here afterwards.',
    description: 'Below the heading. host: name of the other site, "meet.example.com".',
  },
  open: {
    id: 'telemedicine.opened.open',
    defaultMessage: 'Open the visit',
    description: 'Button that opens the page of another provider of video calls in a window of its own.',
  },
  ownWindow: {
    id: 'telemedicine.elsewhere.ownWindow',
    defaultMessage: 'Open in a window of its own',
    description: 'Link below the page of another provider of video calls, for where it does not work within this page.',
  },
  finish: {
    id: 'telemedicine.finish',
    defaultMessage: 'My visit has ended',
    description: 'Button below the page of another provider of video calls.',
  },
  late: {
    id: 'telemedicine.room.late',
    defaultMessage: 'The doctor is late. You can wait here until {time}.',
    description: 'In the room of a visit by video, where the patient waits and the doctor is late. time: "15:50".',
  },
  callClinic: {
    id: 'telemedicine.room.callClinic',
    defaultMessage: 'Call the clinic',
    description: 'Link below "The doctor is late": calls the phone of the clinic.',
  },
  leaveHeading: {
    id: 'telemedicine.leave.heading',
    defaultMessage: 'Leave the visit?',
    description: 'Title of a question after the button that hangs up.',
  },
  leaveWhy: {
    id: 'telemedicine.leave.why',
    defaultMessage: 'If you leave for now, you can come back until {time}. An ended visit cannot be joined again.',
    description: 'Below the question. time: when the room closes, "15:50".',
  },
  leave: {
    id: 'telemedicine.leave.forNow',
    defaultMessage: 'Leave for now',
    description: 'Answer to the question whether to leave the visit: the room stays open.',
  },
  end: {
    id: 'telemedicine.leave.end',
    defaultMessage: 'End the visit',
    description: 'Answer to the question whether to leave the visit: it ends for the doctor too.',
  },
  stay: {
    id: 'telemedicine.leave.stay',
    defaultMessage: 'Stay',
    description: 'Answer to the question whether to leave the visit: nothing changes.',
  },
  leftHeading: {
    id: 'telemedicine.left.heading',
    defaultMessage: 'You have left the visit',
    description: 'Heading after the visit was left for now.',
  },
  leftWhy: {
    id: 'telemedicine.left.why',
    defaultMessage: 'You can come back until {time}.',
    description: 'Below the heading. time: when the room closes, "15:50".',
  },
  notEnded: {
    id: 'telemedicine.left.notEnded',
    defaultMessage: 'The visit could not be ended yet. {why}',
    description:
      'After the visit was to be ended and that failed. why: a sentence with the reason, "There is no connection."',
  },
  join: {
    id: 'telemedicine.join',
    defaultMessage: 'Join again',
    description: 'Button after the visit was left for now.',
  },
  ending: {
    id: 'telemedicine.ending',
    defaultMessage: 'Ending the visit…',
    description: 'Heading while the visit is ended.',
  },
  movedHeading: {
    id: 'telemedicine.moved.heading',
    defaultMessage: 'You have joined in another place',
    description: 'Heading after the visit was joined in another tab or on another device.',
  },
  movedWhy: {
    id: 'telemedicine.moved.why',
    defaultMessage: 'The visit goes on in the other tab or on the other device. Camera and microphone are off here.',
    description: 'Sentence below “You have joined in another place”: nothing is sent from here any more.',
  },
  joinHere: {
    id: 'telemedicine.moved.joinHere',
    defaultMessage: 'Join here instead',
    description: 'Button after the visit was joined in another tab or on another device.',
  },
  unpaidHeading: {
    id: 'telemedicine.unpaid.heading',
    defaultMessage: 'This visit is not paid yet',
    description: 'Heading of a visit by video whose time is kept until it is paid.',
  },
  unpaidWhy: {
    id: 'telemedicine.unpaid.why',
    defaultMessage: 'It can be joined once it is paid.',
    description: 'Sentence below “This visit is not paid yet”; a link to the appointment with its payment follows.',
  },
  cancelledHeading: {
    id: 'telemedicine.cancelled.heading',
    defaultMessage: 'This visit was cancelled',
    description: 'Heading of a visit by video that does not take place.',
  },
  cancelledWhy: {
    id: 'telemedicine.cancelled.why',
    defaultMessage: 'There is nothing to join.',
    description: 'Sentence below “This visit was cancelled”; a link to the appointment follows.',
  },
  unknownHeading: {
    id: 'telemedicine.unknown.heading',
    defaultMessage: 'Which visit?',
    description: 'Heading where the address names no visit.',
  },
  unknownWhy: {
    id: 'telemedicine.unknown.why',
    defaultMessage: 'Open your appointment and join from there.',
    description: 'Sentence below “Which visit?”, for old links without the number of an appointment.',
  },
  home: {
    id: 'telemedicine.home',
    defaultMessage: 'To the home page',
    description: 'Link where the address names no visit.',
  },
  offlineHeading: {
    id: 'telemedicine.offline.heading',
    defaultMessage: 'There is no connection',
    description: 'Heading where nothing is known of the visit for want of a network.',
  },
  offlineWhy: {
    id: 'telemedicine.offline.why',
    defaultMessage: 'Your visit needs one. This page goes on by itself once it is back.',
    description: 'Sentence below “There is no connection”: nobody has to reload.',
  },
  endedHeading: {
    id: 'telemedicine.ended.heading',
    defaultMessage: 'Your visit has ended',
    description: 'Heading after the patient has ended the visit.',
  },
  endedByDoctor: {
    id: 'telemedicine.ended.byDoctor',
    defaultMessage: 'The doctor has ended the visit',
    description: 'Heading of the page after the other side, and not the patient, has closed the visit for both.',
  },
  endedByTime: {
    id: 'telemedicine.ended.byTime',
    defaultMessage: 'The time of this visit is over',
    description: 'Heading where nobody has ended the visit and its room has closed.',
  },
  endedByTimeWhy: {
    id: 'telemedicine.ended.byTimeWhy',
    defaultMessage: 'If it did not take place, the clinic can give you another time.',
    description: 'Below the heading "The time of this visit is over".',
  },
  question: {
    id: 'telemedicine.feedback.question',
    defaultMessage: 'Did you get the help you came for?',
    description: 'Question after the visit; the answers are the numbers 1 to 5.',
  },
  lowest: {
    id: 'telemedicine.feedback.lowest',
    defaultMessage: 'Not at all',
    description: 'What the number 1 means.',
  },
  highest: {
    id: 'telemedicine.feedback.highest',
    defaultMessage: 'Completely',
    description: 'What the number 5 means.',
  },
  ratingMissing: {
    id: 'telemedicine.feedback.ratingMissing',
    defaultMessage: 'Choose a number from 1 to 5 first.',
    description: 'Why the button "Send" was refused.',
  },
  well: {
    id: 'telemedicine.feedback.well',
    defaultMessage: 'What went well?',
    description: 'Question after the visit, with several answers to press.',
  },
  listened: {
    id: 'telemedicine.feedback.listened',
    defaultMessage: 'Listened',
    description: 'Answer to "What went well?", of the doctor. Short.',
  },
  clear_answers: {
    id: 'telemedicine.feedback.clearAnswers',
    defaultMessage: 'Clear answers',
    description: 'Answer to "What went well?", of the doctor. Short.',
  },
  on_time: {
    id: 'telemedicine.feedback.onTime',
    defaultMessage: 'On time',
    description: 'Answer to "What went well?", of the doctor. Short.',
  },
  picture_and_sound: {
    id: 'telemedicine.feedback.pictureAndSound',
    defaultMessage: 'Picture and sound',
    description: 'Answer to "What went well?". Short.',
  },
  kind: {
    id: 'telemedicine.feedback.kind',
    defaultMessage: 'Kind',
    description: 'Answer to "What went well?", of the doctor. Short.',
  },
  more: {
    id: 'telemedicine.feedback.more',
    defaultMessage: 'Anything else?',
    description: 'Label of a field for a longer answer after the visit.',
  },
  optional: {
    id: 'telemedicine.feedback.optional',
    defaultMessage: '(optional)',
    description: 'After the label of a field that may stay empty.',
  },
  send: {
    id: 'telemedicine.feedback.send',
    defaultMessage: 'Send',
    description: 'Button that sends what the patient says of the visit.',
  },
  thanks: {
    id: 'telemedicine.feedback.thanks',
    defaultMessage: 'Thank you. This is what you said:',
    description: 'Above what the patient has said of the visit.',
  },
  given: {
    id: 'telemedicine.feedback.given',
    defaultMessage: '{rating} of 5',
    description: 'The number that the patient has given, after "Did you get the help you came for?". rating: "4".',
  },
  change: {
    id: 'telemedicine.feedback.change',
    defaultMessage: 'Change it',
    description: 'Button below what the patient has said of the visit.',
  },
  unread: {
    id: 'telemedicine.feedback.unread',
    defaultMessage: 'What you have said of it could not be loaded.',
    description: 'After the visit, where the platform was not reached.',
  },
  retry: {
    id: 'telemedicine.retry',
    defaultMessage: 'Try again',
    description: 'Button after a failure.',
  },
})
