import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  seen: {
    id: 'late.seen.ago',
    defaultMessage: 'Seen {ago}. What is free may have changed.',
    description:
      'Strip at the top over a list or a doctor that could not be refreshed. ago: a phrase in lower case such as “3 hours ago”.',
  },
  seenNow: {
    id: 'late.seen.now',
    defaultMessage: 'Seen a moment ago. What is free may have changed.',
    description: 'The same within the first minute.',
  },
})
