import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  newTab: {
    id: 'app.link.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Read aloud after the words of a link that leaves the app.',
  },
})
