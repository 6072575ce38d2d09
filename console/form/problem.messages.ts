import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of what was refused in the console. */
export const messages = defineMessages({
  credentials: {
    id: 'console.problem.credentials',
    defaultMessage:
      'Email and password don’t match. {left, plural, =0 {That was the last try for now.} one {# try is left.} other {# tries are left.}}',
    description: 'Console, sign-in: the two were refused. left: "3", how often one may try before a pause.',
  },
  password: {
    id: 'console.problem.password',
    defaultMessage:
      'This is not your password. {left, plural, =0 {That was the last try for now.} one {# try is left.} other {# tries are left.}}',
    description:
      'Console, my sign-in: the current one was typed wrong. left: "3", how often one may try before a pause.',
  },
  code: {
    id: 'console.problem.code',
    defaultMessage:
      'The code is not right. Wait for the next one in your app, and check that your phone sets its clock by itself.',
    description: 'Console: six digits of an authenticator app, or a recovery code, were refused. "One" is a code.',
  },
  paused: {
    id: 'console.problem.paused',
    defaultMessage: 'Too many wrong tries. Try again after {time}.',
    description: 'Console, any form that asks for a password or code. time: "15:30".',
  },
  tooLate: {
    id: 'console.problem.tooLate',
    defaultMessage: 'Too much time has passed. Begin again.',
    description: 'Console: a step of a sign-in or a set-up was finished too late.',
  },
  short: {
    id: 'console.problem.short',
    defaultMessage: 'Use at least {least} characters.',
    description: 'Console: the new password that was typed. least: "8".',
  },
  long: {
    id: 'console.problem.long',
    defaultMessage: 'Use at most {most} characters.',
    description: 'Console: the new password that was typed. most: "128".',
  },
  common: {
    id: 'console.problem.common',
    defaultMessage: 'Many people use this password. Choose another one.',
    description: 'Console: the new password that was typed is on the list of those that are guessed first.',
  },
  exists: {
    id: 'console.problem.exists',
    defaultMessage: 'This person can sign in already.',
    description: 'Console, invitation: the address belongs to somebody of the staff.',
  },
  lastOwner: {
    id: 'console.problem.lastOwner',
    defaultMessage: 'There must be an owner. Make somebody else one first.',
    description:
      'Console, people: the only person with this role was to be removed or given another. "One" is an owner.',
  },
  resetOver: {
    id: 'console.problem.resetOver',
    defaultMessage: 'This link was used or has run out. Ask for a new one.',
    description: 'Console, new password: the way from the mail no longer works.',
  },
  forbidden: {
    id: 'console.problem.forbidden',
    defaultMessage: 'Your role does not allow this. Ask an owner.',
    description: 'Console, any page: the person may not do what they pressed.',
  },
  gone: {
    id: 'console.problem.gone',
    defaultMessage: 'This is no longer here. Someone else may have changed it.',
    description: 'Console, people: the invitation or person that was pressed is gone. "It" is that entry.',
  },
  manyInvitations: {
    id: 'console.problem.manyInvitations',
    defaultMessage: 'Enough invitations for this hour. Try again after {time}.',
    description: 'Console, people: a limit on mails was reached. time: "15:30".',
  },
  invalid: {
    id: 'console.problem.invalid',
    defaultMessage: 'Please check what you entered.',
    description: 'Console, any form: a value was refused that the page took for good.',
  },
  tooLong: {
    id: 'console.problem.tooLong',
    defaultMessage: 'This is too long to be saved. Make it shorter.',
    description: 'Console, any form: a text of more than a million letters was pasted.',
  },
  busy: {
    id: 'console.problem.busy',
    defaultMessage: 'That was a lot at once. Wait a minute and try again.',
    description: 'Console, any page: too many calls in a short time. "That" is what was pressed.',
  },
  offline: {
    id: 'console.problem.offline',
    defaultMessage: 'You’re offline. Try again once you are connected.',
    description: 'Console, any page: the device has no network for what was pressed.',
  },
  noMail: {
    id: 'console.problem.noMail',
    defaultMessage: 'Mails can’t be sent from here. Ask an owner or the operator of this server.',
    description: 'Console, forgotten password: the server has no settings for email.',
  },
  unexpected: {
    id: 'console.problem.unexpected',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'Console, any page, after a failure that nobody foresaw.',
  },
  required: {
    id: 'console.problem.required',
    defaultMessage: 'Please fill this in.',
    description: 'Console, any form: note at a field that was left empty.',
  },
  email: {
    id: 'console.problem.email',
    defaultMessage: 'This is not an email address.',
    description: 'Console, any form: note at a field whose text has another shape.',
  },
  digits: {
    id: 'console.problem.digits',
    defaultMessage: 'The code has {count} digits.',
    description: 'Console: note at the field of a one-time code that is not complete. count: "6".',
  },
})
