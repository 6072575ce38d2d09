import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the page of a visit by video from the practitioner’s side. */
export const messages = defineMessages({
  title: {
    id: 'practitioner.title',
    defaultMessage: 'Video visit',
    description: 'Title of the practitioner’s page of a visit by video.',
  },
  checking: {
    id: 'practitioner.checking',
    defaultMessage: 'Looking up the visit…',
    description: 'Read aloud while it is asked how the visit stands.',
  },
  early: {
    id: 'practitioner.early',
    defaultMessage: 'The visit with {name} opens {moment}',
    description:
      'Heading for the practitioner before the room is open. name: "Layla H.". moment: when it opens, "today at 14:45".',
  },
  earlyWhy: {
    id: 'practitioner.earlyWhy',
    defaultMessage: 'This page goes on by itself when the time comes.',
    description: 'Sentence below "The visit with … opens today at 14:45".',
  },
  waits: {
    id: 'practitioner.waits',
    defaultMessage: '{name} is waiting for you',
    description: 'Heading for the practitioner: the patient is in the room. name: "Layla H.".',
  },
  waitsWhy: {
    id: 'practitioner.waitsWhy',
    defaultMessage: 'Go in when you are ready. The call begins by itself.',
    description: 'Below "… is waiting for you".',
  },
  notHere: {
    id: 'practitioner.notHere',
    defaultMessage: '{name} is not here yet',
    description: 'Heading for the practitioner: the room is open and the patient is not in it. name: "Layla H.".',
  },
  notHereWhy: {
    id: 'practitioner.notHereWhy',
    defaultMessage: 'You can go in and wait. The call begins by itself when they come.',
    description: 'Below "… is not here yet".',
  },
  documents: {
    id: 'practitioner.documents',
    defaultMessage: 'Documents of the patient',
    description: 'Heading above what the patient has added to this visit: insurance card, letters.',
  },
  documentsShort: {
    id: 'practitioner.documentsShort',
    defaultMessage: 'Documents',
    description: 'Small button above the call: shows what the patient has added to this visit.',
  },
  noDocuments: {
    id: 'practitioner.noDocuments',
    defaultMessage: 'The patient has added none to this visit.',
    description: 'In place of the list of documents.',
  },
  insurance_front: {
    id: 'practitioner.document.front',
    defaultMessage: 'Insurance card, front',
    description: 'Kind of a document that the patient has added to the visit.',
  },
  insurance_back: {
    id: 'practitioner.document.back',
    defaultMessage: 'Insurance card, back',
    description: 'Kind of a document that the patient has added to the visit.',
  },
  insurance_letter: {
    id: 'practitioner.document.letter',
    defaultMessage: 'Letter of the insurer',
    description: 'Kind of a document that the patient has added to the visit.',
  },
  fromYou: {
    id: 'practitioner.document.fromYou',
    defaultMessage: 'From you',
    description: 'A document that the practitioner has sent to the patient in the visit: what it is.',
  },
  other: {
    id: 'practitioner.document.other',
    defaultMessage: 'Other document',
    description: 'Kind of a document that the patient has added to the visit.',
  },
  loading: {
    id: 'practitioner.document.loading',
    defaultMessage: 'Loading…',
    description: 'Read aloud while the patient’s documents, or one of them, are loaded.',
  },
  notLoaded: {
    id: 'practitioner.document.notLoaded',
    defaultMessage: 'This could not be loaded.',
    description: 'In place of the patient’s documents, or of one of them.',
  },
  openFile: {
    id: 'practitioner.document.open',
    defaultMessage: 'Open',
    description: 'Link below a document of the patient: shows it in a window of its own.',
  },
  download: {
    id: 'practitioner.document.download',
    defaultMessage: 'Download',
    description: 'Link below a document of the patient: saves it on the device.',
  },
  check: {
    id: 'practitioner.check',
    defaultMessage: 'Check camera and sound',
    description: 'Button before the room is open: leads to the check of camera, microphone and speaker.',
  },
  goOn: {
    id: 'practitioner.goOn',
    defaultMessage: 'Go in',
    description: 'Button once the room is open: leads to the check of camera and sound, and then into the room.',
  },
  leaveHeading: {
    id: 'practitioner.leave.heading',
    defaultMessage: 'Leave the visit?',
    description: 'Title of the question before the practitioner leaves the call.',
  },
  leaveWhy: {
    id: 'practitioner.leave.why',
    defaultMessage:
      'If you leave for now, you can come back until {time}. Ending closes the room for the patient as well.',
    description: 'In the question before the practitioner leaves. time: "16:30".',
  },
  leave: {
    id: 'practitioner.leave.now',
    defaultMessage: 'Leave for now',
    description: 'Button: out of the call, and back into it later.',
  },
  end: {
    id: 'practitioner.end',
    defaultMessage: 'End the visit',
    description: 'Button: ends the visit for both sides, and for good.',
  },
  stay: {
    id: 'practitioner.stay',
    defaultMessage: 'Stay',
    description: 'Button: closes the question, and the call goes on.',
  },
  leftHeading: {
    id: 'practitioner.left.heading',
    defaultMessage: 'You have left the room',
    description: 'Heading after the practitioner has left for now.',
  },
  leftWhy: {
    id: 'practitioner.left.why',
    defaultMessage: 'The visit is open until {time}.',
    description: 'Below "You have left the room". time: "16:30".',
  },
  join: {
    id: 'practitioner.join',
    defaultMessage: 'Go back in',
    description: 'Button: into the room again.',
  },
  ending: {
    id: 'practitioner.ending',
    defaultMessage: 'Ending the visit…',
    description: 'Heading while the end is sent.',
  },
  notEnded: {
    id: 'practitioner.notEnded',
    defaultMessage: 'The visit could not be ended. {why}',
    description: 'Why the end was not taken. why: a whole sentence.',
  },
  endedByYou: {
    id: 'practitioner.ended.byYou',
    defaultMessage: 'You have ended the visit',
    description: 'Heading after the practitioner has ended the visit.',
  },
  endedByPatient: {
    id: 'practitioner.ended.byPatient',
    defaultMessage: '{name} has ended the visit',
    description: 'Heading after the patient has ended the visit. name: "Layla H.".',
  },
  endedByTime: {
    id: 'practitioner.ended.byTime',
    defaultMessage: 'The visit is over',
    description: 'Heading once the room has closed by itself.',
  },
  summary: {
    id: 'practitioner.summary.heading',
    defaultMessage: 'Summary',
    description: 'Heading above what the practitioner writes down for the patient.',
  },
  summaryLabel: {
    id: 'practitioner.summary.label',
    defaultMessage: 'Short summary for the patient',
    description: 'Label of a field: what was found, and what to do.',
  },
  summaryHint: {
    id: 'practitioner.summary.hint',
    defaultMessage: 'The patient reads it with the appointment. You can change it until {moment}.',
    description: 'Below the field of the summary. moment: "tomorrow at 14:20".',
  },
  summaryMissing: {
    id: 'practitioner.summary.missing',
    defaultMessage: 'Write something first.',
    description: 'Why a press of "Save the summary" did nothing.',
  },
  summaryTooLate: {
    id: 'practitioner.summary.tooLate',
    defaultMessage: 'The link has ended, so nothing more can be saved. Ask the facility for a new one.',
    description: 'Why a summary was not saved.',
  },
  summarySaved: {
    id: 'practitioner.summary.saved',
    defaultMessage: 'Saved {moment}. The patient reads it with the appointment.',
    description: 'Below the summary. moment: "today at 15:20".',
  },
  summaryTakenBack: {
    id: 'practitioner.summary.takenBack',
    defaultMessage: 'Taken back. The patient reads no summary.',
    description: 'Said once the summary was emptied and saved.',
  },
  save: {
    id: 'practitioner.summary.save',
    defaultMessage: 'Save the summary',
    description: 'Button below the field of the summary.',
  },
  takeBack: {
    id: 'practitioner.summary.takeBack',
    defaultMessage: 'Take the summary back',
    description: 'The same button where the field was emptied.',
  },
  change: {
    id: 'practitioner.summary.change',
    defaultMessage: 'Change',
    description: 'Button below a summary that was saved.',
  },
  movedHeading: {
    id: 'practitioner.moved.heading',
    defaultMessage: 'The visit is open in another tab',
    description: 'Heading: the same browser has joined in another place.',
  },
  movedWhy: {
    id: 'practitioner.moved.why',
    defaultMessage: 'Picture and sound are there now.',
    description: 'Below "The visit is open in another tab".',
  },
  joinHere: {
    id: 'practitioner.joinHere',
    defaultMessage: 'Go on here',
    description: 'Button: takes the call over into this tab.',
  },
  unpaidHeading: {
    id: 'practitioner.unpaid.heading',
    defaultMessage: 'The visit is not paid yet',
    description: 'Heading for the practitioner, who cannot enter the room yet.',
  },
  unpaidWhy: {
    id: 'practitioner.unpaid.why',
    defaultMessage: 'It opens once the patient has paid. Look again later.',
    description: 'Below "The visit is not paid yet".',
  },
  cancelledHeading: {
    id: 'practitioner.cancelled.heading',
    defaultMessage: 'The visit was cancelled',
    description: 'Heading for the practitioner, who has a link to it.',
  },
  cancelledWhy: {
    id: 'practitioner.cancelled.why',
    defaultMessage: 'Nobody waits. The facility can say more.',
    description: 'Below "The visit was cancelled".',
  },
  offlineHeading: {
    id: 'practitioner.offline.heading',
    defaultMessage: 'No connection',
    description: 'Heading: the platform cannot be reached.',
  },
  offlineWhy: {
    id: 'practitioner.offline.why',
    defaultMessage: 'This page goes on by itself when the connection is back.',
    description: 'Sentence below "No connection", while the platform cannot be reached.',
  },
  failedHeading: {
    id: 'practitioner.failed.heading',
    defaultMessage: 'The visit could not be opened',
    description: 'Heading: the platform answered with a failure.',
  },
  failedWhy: {
    id: 'practitioner.failed.why',
    defaultMessage: 'That is our fault. Try again in a moment.',
    description: 'Below "The visit could not be opened".',
  },
  retry: {
    id: 'practitioner.retry',
    defaultMessage: 'Try again',
    description: 'Button below a failure: asks the platform once more.',
  },
  elsewhereHeading: {
    id: 'practitioner.elsewhere.heading',
    defaultMessage: 'The patient meets you on another page',
    description: 'Heading: the facility uses another provider of video calls.',
  },
  elsewhereWhy: {
    id: 'practitioner.elsewhere.why',
    defaultMessage: 'Come back here to end the visit and to write a summary.',
    description: 'Below "The patient meets you on another page".',
  },
  open: {
    id: 'practitioner.open',
    defaultMessage: 'Open the video call',
    description: 'Button: opens the page of another provider.',
  },
  unknown: {
    id: 'practitioner.link.unknown',
    defaultMessage: 'This link is not valid',
    description: 'Heading: the link of the page is not known.',
  },
  unknownWhy: {
    id: 'practitioner.link.unknownWhy',
    defaultMessage: 'It may be incomplete, belong to another site, or have been replaced by a newer one.',
    description: 'Below "This link is not valid".',
  },
  used: {
    id: 'practitioner.link.used',
    defaultMessage: 'This link was opened on another device',
    description: 'Heading: a link is for the first browser that opens it.',
  },
  usedWhy: {
    id: 'practitioner.link.usedWhy',
    defaultMessage: 'For the patient’s privacy it works in the browser that opened it first, and nowhere else.',
    description: 'Below "This link was opened on another device".',
  },
  expired: {
    id: 'practitioner.link.expired',
    defaultMessage: 'This link has ended',
    description: 'Heading: a day has passed since the visit.',
  },
  expiredWhy: {
    id: 'practitioner.link.expiredWhy',
    defaultMessage: 'It was good until a day after the visit.',
    description: 'Below "This link has ended".',
  },
  newLink: {
    id: 'practitioner.link.new',
    defaultMessage: 'Ask the facility for a new link.',
    description: 'Last sentence wherever a link opens nothing: what to do.',
  },
  home: {
    id: 'practitioner.home',
    defaultMessage: 'Go to the home page',
    description: 'Button where a link opens nothing.',
  },
})
