import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  recent: {
    id: 'recent.group.name',
    defaultMessage: 'Recent searches',
    description: 'Search, while its field is empty: heading of what was searched for before on this device.',
  },
  forget: {
    id: 'recent.group.forget',
    defaultMessage: 'Remove “{search}” from recent searches',
    description:
      'Name of the small cross beside a recent search, only read by screen readers. search: the words searched for, for example "skin rash, Dubai".',
  },
  forgetAll: {
    id: 'recent.group.forgetAll',
    defaultMessage: 'Clear recent searches',
    description:
      'Search, entry at the end of "Recent searches": deletes all of them from this device ("clear" is a verb).',
  },
})
