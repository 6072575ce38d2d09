import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the hours in which the patient is not to be disturbed, in the settings. */
export const messages = defineMessages({
  choice: {
    id: 'settings.quiet',
    defaultMessage: 'Quiet hours: what can wait comes after them',
    description: 'Settings, notifications: check box. During the night, for example, no messages come that can wait.',
  },
  from: {
    id: 'settings.quiet.from',
    defaultMessage: 'From',
    description: 'Settings, quiet hours: label of the time of day at which they begin.',
  },
  to: {
    id: 'settings.quiet.to',
    defaultMessage: 'Until',
    description: 'Settings, quiet hours: label of the time of day at which they end.',
  },
  detail: {
    id: 'settings.quiet.detail',
    defaultMessage:
      'By the clock of this device. You are told at once of what would be too late afterwards, and of what you do yourself.',
    description: 'Settings, quiet hours: what they do not hold back.',
  },
})
