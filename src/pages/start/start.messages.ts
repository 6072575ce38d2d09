import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  loading: {
    id: 'start.loading',
    defaultMessage: 'Opening the app',
    description: 'Only read by screen readers, for a moment, when the app is opened from the home screen.',
  },
})
