import { defineMessages } from '#src/i18n/messages.ts'

/** The page about push messages. */
export const messages = defineMessages({
  quietFrom: {
    id: 'console.push.quietFrom',
    defaultMessage: 'Quiet from',
    description:
      'Console, page about push messages: label of a time such as 21:00: from then on no reminders that can wait.',
  },
  quietUntil: {
    id: 'console.push.quietUntil',
    defaultMessage: 'Quiet until',
    description: 'Console, page about push messages: label of a time such as 08:00.',
  },
  quietNote: {
    id: 'console.push.quietNote',
    defaultMessage:
      'By the clock of the clinic, such as 21:00. Reminders less than 12 hours before a visit come at any hour. Patients choose quiet hours of their own besides.',
    description: 'Console, page about push messages: note at two times of day.',
  },
  provider: {
    id: 'console.push.provider',
    defaultMessage: 'Who carries messages',
    description: 'Console, page about push messages: heading above the services that bring messages to phones.',
  },
  own: {
    id: 'console.push.own',
    defaultMessage: 'Ours (Web Push)',
    description: 'Console, page about push messages: name of the built-in service.',
  },
  ownNote: {
    id: 'console.push.ownNote',
    defaultMessage:
      'Works in Chrome, Edge, Firefox and Safari. Nothing to set up: this installation has made its own key. The public half:',
    description: 'Console, page about push messages: below "Ours (Web Push)"; a key follows.',
  },
  inUse: {
    id: 'console.push.inUse',
    defaultMessage: 'In use',
    description: 'Console, page about push messages: badge at the service that carries messages now, by the draft.',
  },
  oneSignalNote: {
    id: 'console.push.oneSignalNote',
    defaultMessage:
      'Carries messages to browsers where its application stands below, in place of ours. It reads what it carries, so it never gets details. Its key is set by whoever runs the installation.',
    description: 'Console, page about push messages: below "OneSignal".',
  },
  check: {
    id: 'console.push.check',
    defaultMessage: 'Check that it answers',
    description: 'Console, page about push messages: button: looks whether the service takes our key.',
  },
  checkNothing: {
    id: 'console.push.checkNothing',
    defaultMessage: 'Enter an application first.',
    description: 'Console, page about push messages: why the button "Check that it answers" did nothing.',
  },
  answers: {
    id: 'console.push.answers',
    defaultMessage: 'It answers, and takes our key.',
    description: 'Console, page about push messages: outcome of the check.',
  },
  noKey: {
    id: 'console.push.noKey',
    defaultMessage: 'No key is set for it: ask whoever runs the installation (ONESIGNAL_KEYS).',
    description: 'Console, page about push messages: outcome of the check. ONESIGNAL_KEYS is the name of a setting.',
  },
  refused: {
    id: 'console.push.refused',
    defaultMessage: 'It refuses: the application is unknown there, or its key is another.',
    description: 'Console, page about push messages: outcome of the check.',
  },
  silent: {
    id: 'console.push.silent',
    defaultMessage: 'It does not answer now. Try again in a minute.',
    description: 'Console, page about push messages: outcome of the check.',
  },
})
