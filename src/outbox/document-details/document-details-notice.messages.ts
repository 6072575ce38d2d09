import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a change of a document that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'pending.news.documentDetails.accepted',
    defaultMessage: 'Your document is changed',
    description: 'Notice on any screen: a change of a document waited on the device and has been sent. Title.',
  },
  refused: {
    id: 'pending.news.documentDetails.refused',
    defaultMessage: 'Your document was not changed',
    description:
      'Notice on any screen: a change of a document was sent late and refused. Title; the reason follows below.',
  },
  due: {
    id: 'pending.news.documentDetails.due',
    defaultMessage: 'Still change your document?',
    description:
      'Notice on any screen: a change of a document has waited on the device for long and is sent only if the patient says so. Title.',
  },
  waited: {
    id: 'pending.news.documentDetails.waited',
    defaultMessage: 'The change waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still change your document?", the reason.',
  },
  unchanged: {
    id: 'pending.news.documentDetails.unchanged',
    defaultMessage: 'What you changed is still on this device. Open the document to correct or discard it.',
    description: 'Notice "Your document was not changed", after the reason.',
  },
  send: {
    id: 'pending.news.documentDetails.send',
    defaultMessage: 'Send',
    description: 'Notice "Still change your document?": button that sends the change. A verb. Short.',
  },
  keep: {
    id: 'pending.news.documentDetails.keep',
    defaultMessage: 'Discard',
    description: 'Notice "Still change your document?": button that deletes the change that waits. A verb. Short.',
  },
  open: {
    id: 'pending.news.documentDetails.open',
    defaultMessage: 'See documents',
    description: 'Notices about a change of a document: link to the documents. Short.',
  },
})
