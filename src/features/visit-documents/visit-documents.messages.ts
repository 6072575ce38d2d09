import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the documents of a visit: the insurance card, letters. */
export const messages = defineMessages({
  heading: {
    id: 'documents.visitHeading',
    defaultMessage: 'Insurance card and documents',
    description: 'Page of one visit: heading above the documents that are attached to the visit.',
  },
  why: {
    id: 'documents.visitWhy',
    defaultMessage: 'Only who can open this visit sees them. They can be taken away at any time.',
    description: 'Page of one visit, under "Insurance card and documents". "They" are the documents.',
  },
  insurance_front: {
    id: 'documents.visitFront',
    defaultMessage: 'Front of the insurance card',
    description: 'A document of a visit: what it is. Also a button that chooses a photo of it.',
  },
  insurance_back: {
    id: 'documents.visitBack',
    defaultMessage: 'Back of the insurance card',
    description: 'A document of a visit: what it is. Also a button that chooses a photo of it.',
  },
  insurance_letter: {
    id: 'documents.visitLetter',
    defaultMessage: 'Letter of the insurer',
    description: 'A document of a visit: what it is, such as an approval. Also a button that chooses a file of it.',
  },
  fromPractitioner: {
    id: 'documents.fromPractitioner',
    defaultMessage: 'From your doctor',
    description: 'A document of a visit that the practitioner sent in the visit by video: what it is.',
  },
  other: {
    id: 'documents.visitOther',
    defaultMessage: 'Another document',
    description: 'A document of a visit: what it is. Also a button that chooses a file.',
  },
  replace: {
    id: 'documents.visitReplace',
    defaultMessage: 'Choose another file',
    description: 'A document of a visit that is shown: button that puts another file in its place.',
  },
  remove: {
    id: 'documents.visitRemove',
    defaultMessage: 'Remove',
    description:
      'A document of a visit that is shown: button that asks whether to delete it. Again in that question, where it deletes it.',
  },
  removeWhy: {
    id: 'documents.visitRemoveWhy',
    defaultMessage: 'The document is deleted for good. Your visit stays as it is.',
    description: 'Question before a document of a visit is deleted.',
  },
  keep: {
    id: 'documents.visitKeep',
    defaultMessage: 'Keep it',
    description: 'Question before a document of a visit is deleted: button that deletes nothing. "It" is the document.',
  },
  saved: {
    id: 'documents.visitSaved',
    defaultMessage: 'Added to your visit: {what}',
    description: 'Notice after a document was added to a visit. what: for example "Front of the insurance card".',
  },
  removed: {
    id: 'documents.visitRemoved',
    defaultMessage: 'Removed from your visit: {what}',
    description: 'Notice after a document of a visit was deleted. what: for example "Front of the insurance card".',
  },
  failed: {
    id: 'documents.visitFailed',
    defaultMessage: 'The documents of this visit didn’t load.',
    description: 'Page of one visit, in place of its documents.',
  },
  loading: {
    id: 'documents.visitLoading',
    defaultMessage: 'Loading the documents of this visit',
    description: 'Only read by screen readers, while the documents of a visit are loaded.',
  },
  needsNetwork: {
    id: 'documents.ofVisitNeedsNetwork',
    defaultMessage: 'Removing needs a connection',
    description: 'A document of a visit that is shown, under the button "Remove" while there is no connection. Short.',
  },
  offline: {
    id: 'documents.visitOffline',
    defaultMessage:
      'There is no connection. What you choose waits on this device and is sent as soon as you are connected.',
    description: 'Page of a visit, under buttons that add documents while there is no connection.',
  },
  kept: {
    id: 'documents.visitKept',
    defaultMessage: 'Kept on this device until it can be sent: {what}',
    description:
      'Notice after a document of a visit was chosen without a connection. what: for example "Front of the insurance card".',
  },
  waiting: {
    id: 'documents.visitWaiting',
    defaultMessage: 'Not sent yet',
    description: 'Page of a visit, badge of a document that waits on this device to be sent.',
  },
  sending: {
    id: 'documents.visitSending',
    defaultMessage: 'Being sent',
    description: 'Page of a visit, badge of a document that is on its way from this device.',
  },
  refused: {
    id: 'documents.visitRefused',
    defaultMessage: 'Not accepted',
    description:
      'Page of a visit, badge of a document that waited on this device, was sent and refused. The reason follows.',
  },
  refusedWhat: {
    id: 'documents.visitRefusedWhat',
    defaultMessage: 'Discard it, and choose another file.',
    description: 'Page of a visit, after the reason why a document that waited was refused. "It" is the document.',
  },
  due: {
    id: 'documents.visitDue',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'Page of a visit, at a document that waits on this device. The button "Send" follows.',
  },
  send: {
    id: 'documents.visitSend',
    defaultMessage: 'Send',
    description: 'Page of a visit: button that sends a document which waited on this device for long. A verb. Short.',
  },
  discard: {
    id: 'documents.visitDiscard',
    defaultMessage: 'Discard: {what}',
    description:
      'Page of a visit, only read by screen readers: button that deletes a document which waits on this device. what: for example "Front of the insurance card".',
  },
  tooLate: {
    id: 'documents.visitTooLate',
    defaultMessage: 'It may have been sent meanwhile, so it can’t be discarded.',
    description: 'Page of a visit, notice after a document that waited could not be discarded any more.',
  },
  photos: {
    id: 'documents.cardPhotos',
    defaultMessage: 'Photos of your insurance card (optional)',
    description:
      'Booking, under the insurance: heading of two buttons that choose a photo of the card, front and back.',
  },
  photosWhy: {
    id: 'documents.cardPhotosWhy',
    defaultMessage: 'They stay on this device until the visit is booked, and are then added to it.',
    description: 'Booking, under "Photos of your insurance card". "They" are the photos.',
  },
  taken: {
    id: 'documents.cardTaken',
    defaultMessage: '{what}: {name}',
    description: 'Booking: a chosen photo. what: for example "Front of the insurance card"; name: of the file.',
  },
  takeOut: {
    id: 'documents.cardTakeOut',
    defaultMessage: 'Take out: {what}',
    description:
      'Booking, only read by screen readers: button that takes a chosen photo out. what: for example "Front of the insurance card".',
  },
})
