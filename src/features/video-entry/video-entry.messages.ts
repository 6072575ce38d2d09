import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the way into a visit by video, on the page of its appointment. */
export const messages = defineMessages({
  open: {
    id: 'telemedicine.entry.open',
    defaultMessage: 'Your video visit is open',
    description: 'On the page of an appointment by video, above the button "Join".',
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
  ended: {
    id: 'telemedicine.entry.ended',
    defaultMessage: 'Your video visit has ended',
    description: 'On the page of an appointment by video, above a link to what the patient says of it.',
  },
  feedback: {
    id: 'telemedicine.entry.feedback',
    defaultMessage: 'How was it?',
    description: 'Button on the page of an appointment by video that has ended: leads to the questions about it.',
  },
})
