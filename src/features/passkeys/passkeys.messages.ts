import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of passkeys: at the sign-in, offered after it, and in the settings. */
export const messages = defineMessages({
  use: {
    id: 'device.passkey.use',
    defaultMessage: 'Use a passkey',
    description: 'Sign-in: button that signs in by face, finger or screen lock in place of a code.',
  },
  noneUsed: {
    id: 'device.passkey.none_used',
    defaultMessage:
      'No passkey was used. If there is none on this device yet, continue with your phone or email above.',
    description:
      'Sign-in, above the button "Use a passkey": the patient closed the question of the device, or it has no passkey. "Above" is the field.',
  },
  noneMade: {
    id: 'device.passkey.none_made',
    defaultMessage: 'No passkey was made. You can try again whenever you like.',
    description: 'Settings and overview: the patient closed the question of the device whether to make a passkey.',
  },
  timedOut: {
    id: 'device.passkey.timed_out',
    defaultMessage: 'That took too long. Try again when you are ready.',
    description: 'Sign-in and settings: the patient did not answer the question of the device in two minutes.',
  },
  exists: {
    id: 'device.passkey.exists',
    defaultMessage: 'This device already holds a passkey of your account.',
    description: 'Settings and overview, after pressing "Add a passkey". Nothing more has to be done.',
  },
  unsupported: {
    id: 'device.passkey.unsupported',
    defaultMessage: 'This device can’t hold a passkey. Set up a screen lock, or use another device.',
    description: 'Settings and overview, after pressing "Add a passkey". "Screen lock": PIN, pattern, face or finger.',
  },
  failed: {
    id: 'device.passkey.failed',
    defaultMessage: 'The passkey didn’t work here. Try again, or sign in with a code.',
    description: 'Sign-in and settings: browser or device failed with a passkey, for a reason that it does not tell.',
  },
  offerTitle: {
    id: 'device.passkey.offer.title',
    defaultMessage: 'Sign in faster next time',
    description: 'Overview: title of a card that offers to make a passkey. "Next time" somebody signs in.',
  },
  offerWhy: {
    id: 'device.passkey.offer.why',
    defaultMessage: 'With a passkey your face, finger or screen lock signs you in. No code, no password.',
    description: 'Overview, under "Sign in faster next time", beside the button "Add a passkey".',
  },
  notNow: {
    id: 'device.passkey.offer.not_now',
    defaultMessage: 'Not now',
    description: 'Overview: button that puts the offer of a passkey away for good on this device.',
  },
  add: {
    id: 'device.passkey.add',
    defaultMessage: 'Add a passkey',
    description: 'Settings and overview: button after which the device asks for face, finger or screen lock.',
  },
  added: {
    id: 'device.passkey.added',
    defaultMessage: 'Your passkey is ready',
    description: 'Short notice at the bottom of the screen: a passkey was made and signs in from now on.',
  },
  heading: {
    id: 'device.passkey.heading',
    defaultMessage: 'Passkeys',
    description: 'Settings: heading over the list of passkeys. Use the word that browsers use in the language.',
  },
  lead: {
    id: 'device.passkey.lead',
    defaultMessage: 'Sign in with your face, finger or screen lock, without a code.',
    description: 'Settings, under the heading "Passkeys". "Screen lock": PIN, pattern, face or finger.',
  },
  none: {
    id: 'device.passkey.none',
    defaultMessage: 'You have no passkey yet.',
    description: 'Settings, in the section "Passkeys", in place of the list of passkeys.',
  },
  notHere: {
    id: 'device.passkey.not_here',
    defaultMessage: 'This browser has no passkeys. On another device you can add one here.',
    description:
      'Settings, in the section "Passkeys", in place of the button "Add a passkey". "Here": in the settings.',
  },
  full: {
    id: 'device.passkey.full',
    defaultMessage:
      'You have {count, plural, one {# passkey} other {# passkeys}}, the most there can be. Remove one to add another.',
    description: 'Settings, in the section "Passkeys", in place of the button "Add a passkey". count: 10.',
  },
  made: {
    id: 'device.passkey.made',
    defaultMessage: 'Added {day}',
    description: 'Settings, under the name of a passkey that was never used. day: for example "23 November 2026".',
  },
  lastUsed: {
    id: 'device.passkey.last_used',
    defaultMessage: 'Added {day} · last used {when}',
    description:
      'Settings, under the name of a passkey. day: for example "23 November 2026"; when: for example "Today, 14:25".',
  },
  forHost: {
    id: 'device.passkey.for_host',
    defaultMessage: 'For {host}',
    description: 'Settings, under the name of a passkey that signs in at another address. host: "care.example.com".',
  },
  rename: {
    id: 'device.passkey.rename',
    defaultMessage: 'Rename {name}',
    description: 'Settings: button of a passkey with a pencil. Only read by screen readers. name: of the passkey.',
  },
  renameTitle: {
    id: 'device.passkey.rename.title',
    defaultMessage: 'Rename the passkey',
    description: 'Heading of the sheet in which a passkey is called something else (a command).',
  },
  name: {
    id: 'device.passkey.name',
    defaultMessage: 'Name',
    description: 'Label of the field for what a passkey is called, for example "My phone".',
  },
  nameHint: {
    id: 'device.passkey.name.hint',
    defaultMessage: 'So that you know which device it is on.',
    description: 'Hint under the field "Name" of a passkey. "It" is the passkey.',
  },
  nameWrong: {
    id: 'device.passkey.name.wrong',
    defaultMessage: 'Give it a name of up to {count, plural, one {# character} other {# characters}}, without < and >.',
    description: 'Error at the field "Name" of a passkey. "It" is the passkey. count: 60.',
  },
  save: {
    id: 'device.passkey.save',
    defaultMessage: 'Save name',
    description: 'Button of the sheet "Rename the passkey": keeps what was typed as its name.',
  },
  renamed: {
    id: 'device.passkey.renamed',
    defaultMessage: 'Saved',
    description: 'Short notice at the bottom of the screen: the new name of a passkey is kept.',
  },
  remove: {
    id: 'device.passkey.remove',
    defaultMessage: 'Remove {name}',
    description: 'Settings: button of a passkey with a bin. Only read by screen readers. name: of the passkey.',
  },
  removeTitle: {
    id: 'device.passkey.remove.title',
    defaultMessage: 'Remove this passkey?',
    description: 'Heading of the sheet that asks before a passkey is removed. It shows its name below.',
  },
  removeWhat: {
    id: 'device.passkey.remove.what',
    defaultMessage: '“{name}” will no longer sign you in.',
    description: 'Sheet "Remove this passkey?". name: what the patient calls the passkey, for example "My phone".',
  },
  removeRest: {
    id: 'device.passkey.remove.rest',
    defaultMessage: 'Your device may still offer it: delete it in its list of passwords and passkeys too.',
    description: 'Sheet "Remove this passkey?", under what it does. "Its list" is that of the device.',
  },
  removeConfirm: {
    id: 'device.passkey.remove.confirm',
    defaultMessage: 'Remove passkey',
    description: 'Button of the sheet "Remove this passkey?": removes it from the account at once.',
  },
  keep: {
    id: 'device.passkey.keep',
    defaultMessage: 'Keep it',
    description: 'Button of the sheet "Remove this passkey?": closes it and changes nothing. "It" is the passkey.',
  },
  removed: {
    id: 'device.passkey.removed',
    defaultMessage: 'Passkey removed',
    description: 'Short notice at the bottom of the screen: the passkey is no longer one of the account.',
  },
})
