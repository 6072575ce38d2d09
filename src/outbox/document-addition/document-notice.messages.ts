import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a document that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'pending.news.document.accepted',
    defaultMessage: 'Your document is added',
    description: 'Notice on any screen: a document that waited on the device with its files has been sent. Title.',
  },
  refused: {
    id: 'pending.news.document.refused',
    defaultMessage: 'Your document was not added',
    description: 'Notice on any screen: a document was sent late and refused. Title; the reason follows below.',
  },
  due: {
    id: 'pending.news.document.due',
    defaultMessage: 'Still add your document?',
    description:
      'Notice on any screen: a document has waited on the device for long and is sent only if the patient says so. Title.',
  },
  waited: {
    id: 'pending.news.document.waited',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still add your document?", the reason. "It" is the document.',
  },
  unchanged: {
    id: 'pending.news.document.unchanged',
    defaultMessage: 'It is still on this device.',
    description: 'Notice "Your document was not added", after the reason. "It" is the document.',
  },
  send: {
    id: 'pending.news.document.send',
    defaultMessage: 'Send',
    description: 'Notice "Still add your document?": button that sends the document. A verb. Short.',
  },
  keep: {
    id: 'pending.news.document.keep',
    defaultMessage: 'Discard',
    description: 'Notice "Still add your document?": button that deletes the document from the device. A verb. Short.',
  },
  open: {
    id: 'pending.news.document.open',
    defaultMessage: 'See documents',
    description: 'Notices about a document that waited: link to the documents. Short.',
  },
})
