import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  appointments: {
    id: 'manifest.appointments',
    defaultMessage: 'My appointments',
    description:
      'Shortcut in the menu of the app’s icon, on the home screen of a phone: opens the patient’s appointments. Short.',
  },
  doctors: {
    id: 'manifest.doctors',
    defaultMessage: 'Find a doctor',
    description:
      'Shortcut in the menu of the app’s icon, on the home screen of a phone: opens the list of doctors. Short.',
  },
})
