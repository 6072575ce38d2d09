import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  newTab: {
    id: 'app.link.newTab',
    defaultMessage: '(opens in a new tab)',
    description:
      'Only read by screen readers, after the words of a link that opens outside the app. "Tab" is a tab of the browser.',
  },
})
