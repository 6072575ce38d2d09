import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of one’s own sign-in. */
export const messages = defineMessages({
  passwordHeading: {
    id: 'console.own.passwordHeading',
    defaultMessage: 'Change your password',
    description: 'Console, my sign-in: heading of a form. A verb.',
  },
  current: {
    id: 'console.own.current',
    defaultMessage: 'Current password',
    description: 'Console, my sign-in: label of the field for the one that counts now.',
  },
  passwordSaved: {
    id: 'console.own.passwordSaved',
    defaultMessage: 'Your password is changed. Other devices are signed out.',
    description: 'Console, my sign-in: short notice after the form was saved.',
  },
  factorHeading: {
    id: 'console.own.factorHeading',
    defaultMessage: 'Authenticator app',
    description: 'Console, my sign-in: heading of the part about the app on a phone that shows codes.',
  },
  factorLead: {
    id: 'console.own.factorLead',
    defaultMessage: 'For a new phone. Codes of the old one then no longer count, and you get new recovery codes.',
    description: 'Console, my sign-in, under "Authenticator app". "The old one" is the old phone.',
  },
  factorNone: {
    id: 'console.own.factorNone',
    defaultMessage: 'You have none. With one you can sign in by a code too, and you get new recovery codes.',
    description:
      'Console, my sign-in, under "Authenticator app", for who has passkeys alone. "None" and "one" are apps.',
  },
  factorEnd: {
    id: 'console.own.factorEnd',
    defaultMessage: 'Stop using codes',
    description: 'Console, my sign-in, under "Authenticator app": button for who has a passkey. A verb.',
  },
  factorEndTitle: {
    id: 'console.own.factorEndTitle',
    defaultMessage: 'Stop using codes?',
    description: 'Console, my sign-in: title of the question before the authenticator app counts no more.',
  },
  factorEndLead: {
    id: 'console.own.factorEndLead',
    defaultMessage: 'Codes of your app then no longer sign you in; your passkeys do. Other devices are signed out.',
    description: 'Console, my sign-in, under "Stop using codes?".',
  },
  factorEnded: {
    id: 'console.own.factorEnded',
    defaultMessage: 'Codes no longer sign you in',
    description: 'Console, my sign-in: short notice after the authenticator app was ended.',
  },
  begin: {
    id: 'console.own.begin',
    defaultMessage: 'Begin',
    description: 'Console, my sign-in: button below the password that shows the picture for the new phone. A verb.',
  },
  factorSave: {
    id: 'console.own.factorSave',
    defaultMessage: 'Use this phone',
    description: 'Console, my sign-in: button below the code of the new phone. A verb.',
  },
  factorSaved: {
    id: 'console.own.factorSaved',
    defaultMessage: 'Your second factor is changed. Other devices are signed out.',
    description: 'Console, my sign-in: short notice after the new phone was set up.',
  },
  codesHeading: {
    id: 'console.own.codesHeading',
    defaultMessage: 'Recovery codes',
    description: 'Console, my sign-in: heading of the part about the codes for a lost phone.',
  },
  codesLeft: {
    id: 'console.own.codesLeft',
    defaultMessage: '{count, plural, =0 {None is left.} one {One is left.} other {# are left.}} New ones replace them.',
    description: 'Console, my sign-in, under "Recovery codes". count: "7". "Ones" and "them" are codes.',
  },
  codesMake: {
    id: 'console.own.codesMake',
    defaultMessage: 'Make ten new codes',
    description: 'Console, my sign-in: button below the password. A verb.',
  },
  everywhereHeading: {
    id: 'console.own.everywhereHeading',
    defaultMessage: 'Sign out everywhere',
    description: 'Console, my sign-in: heading and button; all devices, this one as well. A verb.',
  },
  everywhereLead: {
    id: 'console.own.everywhereLead',
    defaultMessage: 'Ends your sessions on all devices, this one too.',
    description: 'Console, my sign-in, under "Sign out everywhere". "One" is the device.',
  },
})
