import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of one’s own passkeys. */
export const messages = defineMessages({
  heading: {
    id: 'console.passkeys.heading',
    defaultMessage: 'Passkeys',
    description: 'Console, my sign-in: heading over the list of passkeys. Use the word that browsers use.',
  },
  none: {
    id: 'console.passkeys.none',
    defaultMessage: 'You have none yet. With one, your face, finger or screen lock stands in for the code.',
    description: 'Console, my sign-in, in the place of the list of passkeys. "None" and "one" are passkeys.',
  },
  add: {
    id: 'console.passkeys.add',
    defaultMessage: 'Add a passkey',
    description: 'Console, my sign-in: button below the password, after which the device asks. A verb.',
  },
  added: {
    id: 'console.passkeys.added',
    defaultMessage: 'Your passkey is ready',
    description: 'Console, my sign-in: short notice after a passkey was made.',
  },
  notHere: {
    id: 'console.passkeys.notHere',
    defaultMessage: 'Passkeys can’t be added in this browser, or at an address of numbers.',
    description: 'Console, my sign-in, in the place of the button. An address of numbers: "http://10.0.0.5".',
  },
  full: {
    id: 'console.passkeys.full',
    defaultMessage:
      'You have {count, plural, one {# passkey} other {# passkeys}}, the most there can be. Remove one to add another.',
    description: 'Console, my sign-in, in the place of the button. count: "10".',
  },
  made: {
    id: 'console.passkeys.made',
    defaultMessage: 'Added {day}',
    description: 'Console, my sign-in, below a passkey that was never used. day: "Thu 3 Dec".',
  },
  used: {
    id: 'console.passkeys.used',
    defaultMessage: 'Added {day} · last used {when}',
    description: 'Console, my sign-in, below a passkey. day: "Thu 3 Dec", when: "Fri 4 Dec".',
  },
  forHost: {
    id: 'console.passkeys.forHost',
    defaultMessage: 'For {host}',
    description: 'Console, my sign-in, below a passkey that signs in at another address. host: "care.example.com".',
  },
  other: {
    id: 'console.passkeys.other',
    defaultMessage: 'other',
    description: 'Console, my sign-in: in the place of the name of a browser or system that is not known. Lower case.',
  },
  last: {
    id: 'console.passkeys.last',
    defaultMessage: 'It is your only second factor. Add another one first.',
    description: 'Console, my sign-in: why a passkey can’t be removed. "It" is the passkey, "one" a second factor.',
  },
  rename: {
    id: 'console.passkeys.rename',
    defaultMessage: 'Rename {name}',
    description: 'Console, my sign-in: button with a pencil, only read by screen readers. name: "Laptop". A verb.',
  },
  renameTitle: {
    id: 'console.passkeys.renameTitle',
    defaultMessage: 'Rename the passkey',
    description: 'Console, my sign-in: title of the form with a new name. A verb.',
  },
  name: {
    id: 'console.passkeys.name',
    defaultMessage: 'Name',
    description: 'Console, my sign-in: label of the field for what a passkey is called.',
  },
  nameHint: {
    id: 'console.passkeys.nameHint',
    defaultMessage: 'So that you know which device it is on.',
    description: 'Console, my sign-in, below the field "Name". "It" is the passkey.',
  },
  nameWrong: {
    id: 'console.passkeys.nameWrong',
    defaultMessage: 'Give it a name of up to {count, plural, one {# character} other {# characters}}, without < and >.',
    description: 'Console, my sign-in: note at the field "Name". count: "60".',
  },
  save: {
    id: 'console.passkeys.save',
    defaultMessage: 'Save name',
    description: 'Console, my sign-in: button below the field "Name". A verb.',
  },
  renamed: {
    id: 'console.passkeys.renamed',
    defaultMessage: 'Saved',
    description: 'Console, my sign-in: short notice after a passkey got another name.',
  },
  remove: {
    id: 'console.passkeys.remove',
    defaultMessage: 'Remove {name}',
    description: 'Console, my sign-in: button with a bin, only read by screen readers. name: "Laptop". A verb.',
  },
  removeTitle: {
    id: 'console.passkeys.removeTitle',
    defaultMessage: 'Remove this passkey?',
    description: 'Console, my sign-in: title of the question before a removal.',
  },
  removeLead: {
    id: 'console.passkeys.removeLead',
    defaultMessage:
      '“{name}” then no longer signs you in, and other devices are signed out. Delete it in the list of your device too.',
    description:
      'Console, my sign-in, under "Remove this passkey?". name: "Laptop". The list: of passwords and passkeys.',
  },
  removeAct: {
    id: 'console.passkeys.removeAct',
    defaultMessage: 'Remove',
    description: 'Console, my sign-in: button below the password that removes a second factor. A verb.',
  },
  removed: {
    id: 'console.passkeys.removed',
    defaultMessage: 'Passkey removed',
    description: 'Console, my sign-in: short notice after a removal.',
  },
})
