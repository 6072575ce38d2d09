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
  noTenantTitle: {
    id: 'away.maintenance.noTenantTitle',
    defaultMessage: 'Nothing is open here right now',
    description:
      'Heading at an address that names no app we know, or one that its owner has closed, for now or for good.',
  },
  noTenantBody: {
    id: 'away.maintenance.noTenantBody',
    defaultMessage:
      'You cannot book at this address at the moment. If it stays so, ask who gave it to you. Appointments you already have are not affected.',
    description: 'What it means for the patient at such an address. It promises no return.',
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
