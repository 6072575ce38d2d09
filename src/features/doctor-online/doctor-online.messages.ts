import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about a doctor who waits in the room of a visit by video. */
export const messages = defineMessages({
  title: {
    id: 'telemedicine.online.title',
    defaultMessage: 'Your doctor is online',
    description: 'Notice on any page: the doctor is in the room of a visit by video, and the patient is not. Title.',
  },
  waits: {
    id: 'telemedicine.online.waits',
    defaultMessage: 'They wait for you in the video room.',
    description: 'Notice "Your doctor is online", below the title.',
  },
  accept: {
    id: 'telemedicine.online.accept',
    defaultMessage: 'Accept',
    description: 'Notice "Your doctor is online": leads into the room. Short, as for a call.',
  },
  later: {
    id: 'telemedicine.online.later',
    defaultMessage: 'Later',
    description: 'Notice "Your doctor is online": puts the notice away. Short.',
  },
})
