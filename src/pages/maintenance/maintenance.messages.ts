import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'app.maintenance.head',
    defaultMessage: 'Back soon',
    description: 'Title of the browser tab.',
  },
  title: {
    id: 'app.maintenance.title',
    defaultMessage: 'We’re improving something',
    description: 'Heading while the service cannot be reached.',
  },
  body: {
    id: 'app.maintenance.body',
    defaultMessage: 'Booking will be back shortly. Appointments you already have are not affected.',
    description: 'What it means for the patient.',
  },
  action: {
    id: 'app.maintenance.action',
    defaultMessage: 'Try again',
    description: 'Link that loads the start anew.',
  },
})
