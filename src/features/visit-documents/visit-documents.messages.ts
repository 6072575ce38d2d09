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
    defaultMessage: 'Needs a connection',
    description: 'Page of a visit, under buttons that add or remove its documents while there is no connection. Short.',
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
