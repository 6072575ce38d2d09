import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the sign-in of partner staff. */
export const messages = defineMessages({
  heading: {
    id: 'console.signIn.heading',
    defaultMessage: 'Sign in to the console',
    description: 'Console: heading of the form with email and password.',
  },
  email: {
    id: 'console.signIn.email',
    defaultMessage: 'Work email',
    description: 'Console: label of the field for the address with which one was invited.',
  },
  password: {
    id: 'console.signIn.password',
    defaultMessage: 'Password',
    description: 'Console: label of a field for the secret word of a person.',
  },
  showPassword: {
    id: 'console.signIn.showPassword',
    defaultMessage: 'Show password',
    description: 'Console: name of the button with an eye that makes the typed secret readable. A verb.',
  },
  next: {
    id: 'console.signIn.next',
    defaultMessage: 'Continue',
    description: 'Console: button that leads to the second step of the sign-in. A verb.',
  },
  forgotten: {
    id: 'console.signIn.forgotten',
    defaultMessage: 'Forgotten your password?',
    description: 'Console, sign-in: link to the page that mails a new way in.',
  },
  codeHeading: {
    id: 'console.signIn.codeHeading',
    defaultMessage: 'Your second factor',
    description: 'Console: heading of the step that asks for a code of an authenticator app.',
  },
  codeLead: {
    id: 'console.signIn.codeLead',
    defaultMessage: 'Open your authenticator app and type the code for {brand}.',
    description: 'Console, second step of the sign-in. brand: "Liqa", the name of the partner’s app.',
  },
  code: {
    id: 'console.signIn.code',
    defaultMessage: '6-digit code',
    description: 'Console: label of the boxes for a code of an authenticator app.',
  },
  finish: {
    id: 'console.signIn.finish',
    defaultMessage: 'Sign in',
    description: 'Console: button that finishes the sign-in. A verb.',
  },
  useRecovery: {
    id: 'console.signIn.useRecovery',
    defaultMessage: 'Use a recovery code',
    description: 'Console, second step: button for who has no authenticator app at hand. A verb.',
  },
  recovery: {
    id: 'console.signIn.recovery',
    defaultMessage: 'Recovery code',
    description: 'Console: label of the field for one of the ten codes that were kept for a lost phone.',
  },
  recoveryHint: {
    id: 'console.signIn.recoveryHint',
    defaultMessage: 'One of the ten you kept. Each works once.',
    description: 'Console, below the field "Recovery code". "Ten" are codes.',
  },
  useCode: {
    id: 'console.signIn.useCode',
    defaultMessage: 'Use the authenticator app',
    description: 'Console, second step: button back to the six digits. A verb.',
  },
  other: {
    id: 'console.signIn.other',
    defaultMessage: 'Sign in as someone else',
    description: 'Console, second step: button back to email and password. A verb.',
  },
  idle: {
    id: 'console.signIn.idle',
    defaultMessage: 'You were signed out after 30 minutes without a press',
    description: 'Console, above the sign-in: why it is shown. Two sentences with the next one.',
  },
  over: {
    id: 'console.signIn.over',
    defaultMessage: 'A session lasts 12 hours at most',
    description: 'Console, above the sign-in: why it is shown again.',
  },
  signedOut: {
    id: 'console.signIn.signedOut',
    defaultMessage: 'You are signed out',
    description: 'Console, above the sign-in, after one has left by oneself.',
  },
  removed: {
    id: 'console.signIn.removed',
    defaultMessage: 'Your access was ended by an owner',
    description: 'Console, above the sign-in: somebody took the person off the list.',
  },
  replaced: {
    id: 'console.signIn.replaced',
    defaultMessage: 'Your password or second factor was changed elsewhere',
    description: 'Console, above the sign-in: why this device was signed out.',
  },
  stolen: {
    id: 'console.signIn.stolen',
    defaultMessage: 'Your session was used in two places, so it was ended',
    description: 'Console, above the sign-in: a sign of theft. "It" is the session.',
  },
  back: {
    id: 'console.signIn.back',
    defaultMessage: 'Sign in, and you are back where you were.',
    description: 'Console, above the sign-in, below why a session has ended.',
  },
})
