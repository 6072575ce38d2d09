import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  seen: {
    id: 'late.seen.ago',
    defaultMessage: 'Seen {ago}. What is free may have changed.',
    description:
      'Strip over a list or a doctor that is shown from memory because it could not be loaded. "Free" are times. ago: in lower case, "3 hours ago".',
  },
  seenNow: {
    id: 'late.seen.now',
    defaultMessage: 'Seen a moment ago. What is free may have changed.',
    description: 'The same strip within the first minute: the page was loaded a moment ago. "Free" are times.',
  },
  copied: {
    id: 'late.copied.ago',
    defaultMessage: 'Read {ago}. Something may have changed since.',
    description:
      'Strip over a page of the patient’s own (profile, relatives, documents) that is shown without a connection, from what this device kept of it. ago: in lower case, "3 hours ago".',
  },
  copiedNow: {
    id: 'late.copied.now',
    defaultMessage: 'Read a moment ago. Something may have changed since.',
    description: 'The same strip within the first minute: the page was read a moment ago.',
  },
})
