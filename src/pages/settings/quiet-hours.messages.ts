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
  clock: {
    id: 'settings.quiet.clock',
    defaultMessage: 'By the clock of this device.',
    description:
      'Settings, quiet hours: in which time zone they are. A sentence about what they do not hold back follows.',
  },
  elsewhere: {
    id: 'settings.quiet.elsewhere',
    defaultMessage: 'These are hours of another time zone: {zone}',
    description:
      'Settings, quiet hours, note where the patient has travelled since they were set, or uses a device in another time zone. Title. zone: "Gulf Standard Time".',
  },
  elsewhereWhy: {
    id: 'settings.quiet.elsewhereWhy',
    defaultMessage: 'You chose them there. By the clock of this device they begin and end at other times.',
    description: 'Settings, quiet hours, note "These are hours of another time zone", below the title.',
  },
  bring: {
    id: 'settings.quiet.bring',
    defaultMessage: 'Use the clock of this device',
    description:
      'Settings, quiet hours, note "These are hours of another time zone": button after which the same times of day count in the time zone of this device.',
  },
  detail: {
    id: 'settings.quiet.detail',
    defaultMessage: 'You are told at once of what would be too late afterwards, and of what you do yourself.',
    description: 'Settings, quiet hours: what they do not hold back.',
  },
})
