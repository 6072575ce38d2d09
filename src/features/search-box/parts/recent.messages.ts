import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  recent: {
    id: 'recent.group.name',
    defaultMessage: 'Recent searches',
    description: 'Heading of what was searched for before on this device, shown while the search field is empty.',
  },
  forget: {
    id: 'recent.group.forget',
    defaultMessage: 'Remove “{search}” from recent searches',
    description: 'Name of the small cross beside a recent search. search: what was searched for.',
  },
  forgetAll: {
    id: 'recent.group.forgetAll',
    defaultMessage: 'Clear recent searches',
    description: 'Last entry below the recent searches: forgets all of them.',
  },
})
