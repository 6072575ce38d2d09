import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the list of changes that wait on the device to be sent. */
export const messages = defineMessages({
  heading: {
    id: 'pending.heading',
    defaultMessage: 'Waiting to be sent',
    description: 'Overview: heading above changes which the patient made and which wait on this device.',
  },
  lead: {
    id: 'pending.lead',
    defaultMessage: 'Only this device knows of this. What waits for a connection is sent by itself, in this order.',
    description: 'Overview, under the heading "Waiting to be sent".',
  },
  allSent: {
    id: 'pending.allSent',
    defaultMessage: 'Nothing is waiting any more.',
    description: 'Overview, under the heading "Waiting to be sent", after the last change was sent or discarded.',
  },
  booking: {
    id: 'pending.booking',
    defaultMessage: 'Book a visit',
    description: 'List of waiting changes, what one is: a booking. Doctor and time follow below.',
  },
  cancelling: {
    id: 'pending.cancelling',
    defaultMessage: 'Cancel a visit',
    description: 'List of waiting changes, what one is: a cancellation. Doctor and time follow below.',
  },
  moving: {
    id: 'pending.moving',
    defaultMessage: 'Move a visit',
    description: 'List of waiting changes, what one is: a change of time. Doctor and new time follow below.',
  },
  wished: {
    id: 'pending.wished',
    defaultMessage: 'Be told of earlier times',
    description: 'List of waiting changes, what one is: the patient wants to be told of earlier times of a visit.',
  },
  unwished: {
    id: 'pending.unwished',
    defaultMessage: 'Not be told of earlier times any more',
    description: 'List of waiting changes, what one is: the patient wants no earlier time of a visit any more.',
  },
  given: {
    id: 'pending.given',
    defaultMessage: 'Give your consent',
    description: 'List of waiting changes, what one is: the consent of a visit. Doctor and time follow below.',
  },
  withdrawn: {
    id: 'pending.withdrawn',
    defaultMessage: 'Withdraw your consent',
    description:
      'List of waiting changes, what one is: the consent of a visit is taken back. Doctor and time follow below.',
  },
  messageSettings: {
    id: 'pending.messageSettings',
    defaultMessage: 'Change which messages you get',
    description: 'List of waiting changes, what one is: what the patient is told, by which channels and when not.',
  },
  profile: {
    id: 'pending.profile',
    defaultMessage: 'Change your details',
    description: 'List of waiting changes, what one is: what the patient tells of themselves in the profile.',
  },
  addition: {
    id: 'pending.addition',
    defaultMessage: 'Add somebody you book for',
    description: 'List of waiting changes, what one is: a relative is added to the list. Their name follows.',
  },
  document: {
    id: 'pending.document',
    defaultMessage: 'Add a document',
    description: 'List of waiting changes, what one is: a document is added. Its title and size follow.',
  },
  documentDetails: {
    id: 'pending.documentDetails',
    defaultMessage: 'Change a document',
    description: 'List of waiting changes, what one is: what is told of a document is changed. Its title follows.',
  },
  documentRemoval: {
    id: 'pending.documentRemoval',
    defaultMessage: 'Delete a document',
    description: 'List of waiting changes, what one is: a document is deleted. Its title follows.',
  },
  visitDocument: {
    id: 'pending.visitDocument',
    defaultMessage: 'Add a document to a visit',
    description:
      'List of waiting changes, what one is: a document, such as a photo of the insurance card, is added to a visit. Size, doctor and time follow below.',
  },
  feedback: {
    id: 'pending.feedback',
    defaultMessage: 'Say how a visit was',
    description:
      'List of waiting changes, what one is: what the patient says of a visit by video. Doctor and time follow below.',
  },
  size: {
    id: 'pending.size',
    defaultMessage: '{amount} MB',
    description: 'List of waiting changes: how large a document with its files is. amount: a number, such as 1.2.',
  },
  relativeDetails: {
    id: 'pending.relativeDetails',
    defaultMessage: 'Change the details of a relative',
    description: 'List of waiting changes, what one is: what is known of a relative. Their name follows.',
  },
  removal: {
    id: 'pending.removal',
    defaultMessage: 'Remove a relative',
    description:
      'List of waiting changes, what one is: a person is taken off the list of relatives. Their name follows.',
  },
  made: {
    id: 'pending.made',
    defaultMessage: 'Made {ago}',
    description: 'List of waiting changes: when the patient made one. ago: for example "5 minutes ago".',
  },
  madeNow: {
    id: 'pending.madeNow',
    defaultMessage: 'Made just now',
    description: 'List of waiting changes: the patient made one within the last minute.',
  },
  waiting: {
    id: 'pending.waiting',
    defaultMessage: 'Waits for a connection',
    description: 'List of waiting changes, state of one: it is sent once there is a connection. Short.',
  },
  again: {
    id: 'pending.again',
    defaultMessage: 'Tried again soon',
    description:
      'List of waiting changes, state of one: there is a connection, and the platform could not take the change yet, so it is sent again by itself. Short.',
  },
  sending: {
    id: 'pending.sending',
    defaultMessage: 'Being sent',
    description: 'List of waiting changes, state of one: it is on its way. Short.',
  },
  due: {
    id: 'pending.due',
    defaultMessage: 'Waits for your word',
    description: 'List of waiting changes, state of one: it is sent only if the patient says so. Short.',
  },
  refused: {
    id: 'pending.refused',
    defaultMessage: 'Not accepted',
    description: 'List of waiting changes, state of one: it was sent and refused; the reason follows. Short.',
  },
  dueWhy: {
    id: 'pending.dueWhy',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'List of waiting changes, under "Waits for your word". "It" is the change.',
  },
  givenUp: {
    id: 'pending.givenUp',
    defaultMessage:
      'Something in this app goes wrong with it, and not with your connection. We have been told. Try it again, change it, or discard it.',
    description:
      'List of waiting changes, under "Waits for your word": the app tried to send one a few times and failed by a fault of its own. Buttons with these three follow.',
  },
  refusedWhat: {
    id: 'pending.refusedWhat',
    defaultMessage: 'Change it, or discard it.',
    description: 'List of waiting changes, after the reason why one was refused: what the patient can do.',
  },
  signIn: {
    id: 'pending.signIn',
    defaultMessage: 'You are signed in again, so it can be sent now.',
    description: 'List of waiting changes, under one that was refused since the patient was signed out by then.',
  },
  arrived: {
    id: 'pending.arrived',
    defaultMessage: 'It may have arrived already. Sent again, it takes effect only once.',
    description: 'List of waiting changes, under one that was sent without an answer: it cannot be discarded.',
  },
  send: {
    id: 'pending.send',
    defaultMessage: 'Send now',
    description: 'List of waiting changes: button that sends one. Short.',
  },
  edit: {
    id: 'pending.edit',
    defaultMessage: 'Change',
    description: 'List of waiting changes: link to where one was entered, with the answers in place. A verb. Short.',
  },
  discard: {
    id: 'pending.discard',
    defaultMessage: 'Discard',
    description: 'List of waiting changes: button that deletes one after a question. Short.',
  },
  offline: {
    id: 'pending.offline',
    defaultMessage: 'There is no connection. It is sent as soon as there is one.',
    description: 'List of waiting changes, after "Send now" was pressed without a connection. "It" is the change.',
  },
  unsent: {
    id: 'pending.unsent',
    defaultMessage: 'It could not be sent yet. We try again by ourselves.',
    description: 'List of waiting changes, after "Send now" was pressed and there was no answer. "It" is the change.',
  },
  wrongAgain: {
    id: 'pending.wrongAgain',
    defaultMessage: 'It went wrong again.',
    description:
      'List of waiting changes, after "Send now" was pressed at one at which the app fails by a fault of its own. "It" is the change.',
  },
  discardTitle: {
    id: 'pending.discardTitle',
    defaultMessage: 'Discard this?',
    description: 'Question after "Discard" in the list of waiting changes. What it is follows below.',
  },
  discardWhy: {
    id: 'pending.discardWhy',
    defaultMessage: 'It is deleted from this device and never sent.',
    description: 'Under the question "Discard this?". "It" is the change.',
  },
  discardArrived: {
    id: 'pending.discardArrived',
    defaultMessage: 'It is deleted from this device. If it has arrived already, it stays as it is there.',
    description:
      'Under the question "Discard this?", where the change may have arrived at the clinic before. "It" is the change.',
  },
  discardNow: {
    id: 'pending.discardNow',
    defaultMessage: 'Discard it',
    description: 'Under the question "Discard this?": button that deletes the change. Short.',
  },
  keep: {
    id: 'pending.keep',
    defaultMessage: 'Keep it',
    description: 'Under the question "Discard this?": button that leaves the change. Short.',
  },
  tooLate: {
    id: 'pending.tooLate',
    defaultMessage: 'It may have been sent meanwhile, so it can’t be discarded.',
    description: 'List of waiting changes, after "Discard it" was pressed while the change was on its way.',
  },
})
