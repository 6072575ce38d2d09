import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'away.maintenance.head',
    defaultMessage: 'Back soon',
    description: 'Title of the browser tab.',
  },
  title: {
    id: 'away.maintenance.title',
    defaultMessage: 'We’re improving something',
    description: 'Heading while the service cannot be reached.',
  },
  body: {
    id: 'away.maintenance.body',
    defaultMessage: 'Booking will be back shortly. Appointments you already have are not affected.',
    description: 'What it means for the patient.',
  },
  action: {
    id: 'away.maintenance.action',
    defaultMessage: 'Try again',
    description: 'Button that looks whether the service is back, and goes on where it is.',
  },
  still: {
    id: 'away.maintenance.still',
    defaultMessage: 'Not yet. Try again in a few minutes.',
    description: 'Said below the button where the service is not back.',
  },
})
