import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  close: {
    id: 'app.ui.close',
    defaultMessage: 'Close',
    description: 'Label of the button that closes a sheet or dialog.',
  },
  dismiss: {
    id: 'app.ui.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Label of the button that takes a short notice away.',
  },
})
