import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  close: {
    id: 'app.ui.close',
    defaultMessage: 'Close',
    description: 'Every sheet and dialog: button with a cross that closes it, only read by screen readers. A verb.',
  },
  dismiss: {
    id: 'app.ui.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Every short notice: button with a cross that takes it away, only read by screen readers. A verb.',
  },
})
