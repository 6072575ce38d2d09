import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  pull: {
    id: 'late.pull.pull',
    defaultMessage: 'Pull down to refresh',
    description: 'At the top of a phone while a finger pulls the page down.',
  },
  letGo: {
    id: 'late.pull.letGo',
    defaultMessage: 'Let go to refresh',
    description: 'The same once it was pulled far enough.',
  },
  refreshing: {
    id: 'late.pull.refreshing',
    defaultMessage: 'Refreshing',
    description: 'The same after it was let go, until the page is loaded anew.',
  },
})
