import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  pull: {
    id: 'late.pull.pull',
    defaultMessage: 'Pull down to refresh',
    description: 'Top of a phone’s screen while a finger pulls the page down: what to do to load it again. Short.',
  },
  letGo: {
    id: 'late.pull.letGo',
    defaultMessage: 'Let go to refresh',
    description: 'Top of a phone’s screen once the page was pulled far enough: lift the finger. Short.',
  },
  refreshing: {
    id: 'late.pull.refreshing',
    defaultMessage: 'Refreshing',
    description: 'Top of a phone’s screen after the finger was lifted, while the page is loaded again. One word.',
  },
})
