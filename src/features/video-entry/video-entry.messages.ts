import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the way into a visit by video, on the page of its appointment. */
export const messages = defineMessages({
  open: {
    id: 'telemedicine.entry.open',
    defaultMessage: 'Your video visit is open',
    description: 'On the page of an appointment by video, above the button "Join".',
  },
  awaited: {
    id: 'telemedicine.entry.awaited',
    defaultMessage: 'Your doctor waits in the video room',
    description: 'On the page of an appointment by video, above the button "Join": the doctor is there already.',
  },
  join: {
    id: 'telemedicine.entry.join',
    defaultMessage: 'Join the visit',
    description: 'Button on the page of an appointment by video: leads into the room.',
  },
  early: {
    id: 'telemedicine.entry.early',
    defaultMessage: 'Your video visit opens {moment}',
    description: 'On the page of an appointment by video, before it can be joined. moment: "today at 14:45".',
  },
  prepare: {
    id: 'telemedicine.entry.prepare',
    defaultMessage: 'Check camera and sound',
    description: 'Button on the page of an appointment by video, before it can be joined: leads to the waiting page.',
  },
  patientAbsent: {
    id: 'telemedicine.missed.patient',
    defaultMessage: 'You were not in the room',
    description: 'On the page of an appointment by video that is over: the doctor had waited. Title.',
  },
  patientAbsentWhy: {
    id: 'telemedicine.missed.patientWhy',
    defaultMessage: 'The doctor waited for you and then left. Book another time, or call the clinic.',
    description: 'Below "You were not in the room".',
  },
  doctorAbsent: {
    id: 'telemedicine.missed.doctor',
    defaultMessage: 'The doctor did not come',
    description: 'On the page of an appointment by video that is over: the patient had waited. Title.',
  },
  doctorAbsentWhy: {
    id: 'telemedicine.missed.doctorWhy',
    defaultMessage:
      'We are sorry that you waited in vain. Call the clinic: they give you another time, and tell you how you get back anything you paid.',
    description: 'Below "The doctor did not come".',
  },
  nobodyWaited: {
    id: 'telemedicine.missed.both',
    defaultMessage: 'This visit did not come about',
    description: 'On the page of an appointment by video that is over: both sides were never there together. Title.',
  },
  nobodyWaitedWhy: {
    id: 'telemedicine.missed.bothWhy',
    defaultMessage: 'You and the doctor were not in the room at the same time. Book another time, or call the clinic.',
    description: 'Below "This visit did not come about".',
  },
  callClinic: {
    id: 'telemedicine.missed.call',
    defaultMessage: 'Call the clinic',
    description: 'Button: calls the phone of the clinic of a visit by video.',
  },
  bookAgain: {
    id: 'telemedicine.missed.book',
    defaultMessage: 'Book another time',
    description: 'Button: leads to the doctor, where another time is booked.',
  },
  ended: {
    id: 'telemedicine.entry.ended',
    defaultMessage: 'Your video visit has ended',
    description: 'On the page of an appointment by video, above a link to what the patient says of it.',
  },
  summary: {
    id: 'telemedicine.entry.summary',
    defaultMessage: 'Your doctor’s summary',
    description:
      'Heading on the page of an appointment by video, above what the doctor has written down for the patient.',
  },
  summaryWritten: {
    id: 'telemedicine.entry.summaryWritten',
    defaultMessage: 'Written {moment}',
    description: 'Below the doctor’s summary. moment: "today at 15:20".',
  },
  feedback: {
    id: 'telemedicine.entry.feedback',
    defaultMessage: 'How was it?',
    description: 'Button on the page of an appointment by video that has ended: leads to the questions about it.',
  },
})
