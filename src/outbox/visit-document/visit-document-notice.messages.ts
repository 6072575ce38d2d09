import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a document of a visit that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'pending.news.visitDocument.accepted',
    defaultMessage: 'Your document is with your visit',
    description:
      'Notice on any screen: a document of a visit, such as a photo of the insurance card, waited on the device and has been sent. Title. Doctor and time follow below.',
  },
  refused: {
    id: 'pending.news.visitDocument.refused',
    defaultMessage: 'Your document was not added to your visit',
    description:
      'Notice on any screen: a document of a visit was sent late and refused. Title; doctor, time and the reason follow below.',
  },
  due: {
    id: 'pending.news.visitDocument.due',
    defaultMessage: 'Still add your document to your visit?',
    description:
      'Notice on any screen: a document of a visit has waited on the device for long and is sent only if the patient says so. Title. Doctor and time follow below.',
  },
  waited: {
    id: 'pending.news.visitDocument.waited',
    defaultMessage: 'It waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still add your document to your visit?", the reason. "It" is the document.',
  },
  unchanged: {
    id: 'pending.news.visitDocument.unchanged',
    defaultMessage: 'It is still on this device. Choose another file at your visit, or discard it there.',
    description: 'Notice "Your document was not added to your visit", after the reason. "It" is the document.',
  },
  send: {
    id: 'pending.news.visitDocument.send',
    defaultMessage: 'Send',
    description: 'Notice "Still add your document to your visit?": button that sends the document. A verb. Short.',
  },
  keep: {
    id: 'pending.news.visitDocument.keep',
    defaultMessage: 'Discard',
    description:
      'Notice "Still add your document to your visit?": button that deletes the document from the device. A verb. Short.',
  },
  open: {
    id: 'pending.news.visitDocument.open',
    defaultMessage: 'See the visit',
    description: 'Notices about a document of a visit: link to the visit. Short.',
  },
})
