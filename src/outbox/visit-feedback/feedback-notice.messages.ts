import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of feedback of a visit by video that was stored on the device. */
export const messages = defineMessages({
  sent: {
    id: 'late.feedback.sent',
    defaultMessage: 'We have what you said of your visit',
    description:
      'Notice on any screen: what the patient said of a visit by video waited on the device and has been sent. Title; doctor and time of the visit follow below.',
  },
  refused: {
    id: 'late.feedback.refused',
    defaultMessage: 'What you said of your visit was not accepted',
    description:
      'Notice on any screen: what the patient said of a visit by video was sent late and refused. Title; visit and reason follow below.',
  },
  due: {
    id: 'late.feedback.due',
    defaultMessage: 'Still send what you said of your visit?',
    description:
      'Notice on any screen: what the patient said of a visit by video has waited on the device for long and is sent only if they say so. Title.',
  },
  waited: {
    id: 'late.feedback.waited',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still send what you said of your visit?", the reason.',
  },
  tooLate: {
    id: 'late.feedback.tooLate',
    defaultMessage: 'How a visit was can be said for a week after it, and that week is over.',
    description: 'Notice "What you said of your visit was not accepted", after the reason: it came too late.',
  },
  send: {
    id: 'late.feedback.send',
    defaultMessage: 'Send it',
    description: 'Notice "Still send what you said of your visit?": button that sends it. Short.',
  },
  keep: {
    id: 'late.feedback.keep',
    defaultMessage: 'Don’t send it',
    description: 'Notice "Still send what you said of your visit?": button that deletes it from the device. Short.',
  },
  open: {
    id: 'late.feedback.open',
    defaultMessage: 'See the visit',
    description: 'Notices about what the patient said of a visit by video: link to the page of the visit.',
  },
})
