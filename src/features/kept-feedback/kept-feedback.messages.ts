import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about feedback of a visit by video that waits on this device, or was refused. */
export const messages = defineMessages({
  waiting: {
    id: 'feedback.waiting',
    defaultMessage: 'What you said of your visit is not sent yet',
    description: 'Note after a visit by video: the patient said how it was, which waits on this device. Title.',
  },
  waitingWhy: {
    id: 'feedback.waitingWhy',
    defaultMessage:
      'We send it as soon as there is a connection{closed, select, yes {; you can close this app} other {: leave this app open, or come back}}.',
    description:
      'Below "What you said of your visit is not sent yet". closed: "yes" where it is sent with the app closed too.',
  },
  arrived: {
    id: 'feedback.arrived',
    defaultMessage: 'It may have arrived already. Sent again, it takes effect only once.',
    description:
      'Below "What you said of your visit is not sent yet": it was sent without an answer, and cannot be taken back.',
  },
  due: {
    id: 'feedback.due',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'Below "What you said of your visit is not sent yet".',
  },
  refused: {
    id: 'feedback.refused',
    defaultMessage: 'What you said of your visit was not accepted',
    description: 'Note after a visit by video: what the patient said of it was sent late and refused. Title.',
  },
  tooLate: {
    id: 'feedback.tooLate',
    defaultMessage: 'How a visit was can be said for a week after it, and that week is over.',
    description: 'Why what the patient says of a visit by video is not taken.',
  },
  unknown: {
    id: 'feedback.unknown',
    defaultMessage: 'This device can’t open this visit any more. Open the link in your message, or sign in.',
    description:
      'Why what the patient says of a visit by video is not taken: the platform knows no such visit of theirs.',
  },
  given: {
    id: 'feedback.given',
    defaultMessage: 'Your answer: {rating} of 5.',
    description: 'Note after a visit by video: the number that the patient has given. rating: "4".',
  },
  blind: {
    id: 'feedback.blind',
    defaultMessage:
      'There is no connection. What you say waits on this device until there is one, and takes the place of what you may have said before.',
    description: 'Above the questions after a visit by video, where the earlier answers could not be loaded.',
  },
  change: {
    id: 'feedback.change',
    defaultMessage: 'Change it',
    description: 'Link to the questions about a visit by video, with the answers that are not sent yet. Short.',
  },
  send: {
    id: 'feedback.send',
    defaultMessage: 'Send now',
    description: 'Button that sends what the patient said of a visit by video. Short.',
  },
  discard: {
    id: 'feedback.discard',
    defaultMessage: 'Don’t send it',
    description: 'Button that deletes what the patient said of a visit by video and what is not sent yet. Short.',
  },
  remove: {
    id: 'feedback.remove',
    defaultMessage: 'Remove it',
    description:
      'Button that deletes from the device what the patient said of a visit by video and was refused. Short.',
  },
  discarded: {
    id: 'feedback.discarded',
    defaultMessage: 'It is not sent.',
    description: 'After "Don’t send it" or "Remove it" was pressed.',
  },
  discardedLate: {
    id: 'feedback.discardedLate',
    defaultMessage: 'It may have been sent meanwhile, so it can’t be taken back.',
    description: 'After "Don’t send it" was pressed while it was being sent.',
  },
})
