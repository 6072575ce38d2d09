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
})
