import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of the deletion of a document that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'pending.news.documentRemoval.accepted',
    defaultMessage: 'Your document is deleted',
    description: 'Notice on any screen: the deletion of a document waited on the device and has been sent. Title.',
  },
  refused: {
    id: 'pending.news.documentRemoval.refused',
    defaultMessage: 'Your document was not deleted',
    description:
      'Notice on any screen: the deletion of a document was sent late and refused. Title; the reason follows below.',
  },
  due: {
    id: 'pending.news.documentRemoval.due',
    defaultMessage: 'Still delete your document?',
    description:
      'Notice on any screen: the deletion of a document has waited on the device for long and is sent only if the patient says so. Title.',
  },
  waited: {
    id: 'pending.news.documentRemoval.waited',
    defaultMessage:
      'That waited on this device for long, so we ask before we send it. Until then you have the document.',
    description: 'Notice "Still delete your document?", the reason. "That" is the deletion.',
  },
  unchanged: {
    id: 'pending.news.documentRemoval.unchanged',
    defaultMessage: 'You still have it.',
    description: 'Notice "Your document was not deleted", after the reason. "It" is the document.',
  },
  send: {
    id: 'pending.news.documentRemoval.send',
    defaultMessage: 'Delete',
    description: 'Notice "Still delete your document?": button that deletes it. A verb. Short.',
  },
  keep: {
    id: 'pending.news.documentRemoval.keep',
    defaultMessage: 'Keep',
    description: 'Notice "Still delete your document?": button that keeps the document. A verb. Short.',
  },
  open: {
    id: 'pending.news.documentRemoval.open',
    defaultMessage: 'See documents',
    description: 'Notices about the deletion of a document: link to the documents. Short.',
  },
})
