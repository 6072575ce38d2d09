import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of a forgotten password. */
export const messages = defineMessages({
  heading: {
    id: 'console.password.heading',
    defaultMessage: 'A new password',
    description: 'Console: heading of the page for who has forgotten theirs.',
  },
  lead: {
    id: 'console.password.lead',
    defaultMessage: 'We mail you a link. It works once, for half an hour.',
    description: 'Console, forgotten password, above the field for the address. "It" is the link.',
  },
  send: {
    id: 'console.password.send',
    defaultMessage: 'Mail the link',
    description: 'Console, forgotten password: button. A verb.',
  },
  sent: {
    id: 'console.password.sent',
    defaultMessage: 'If {email} has access, the mail is on its way. Look into the spam folder, too.',
    description: 'Console, forgotten password, after the press. email: "reem@example.com".',
  },
  again: {
    id: 'console.password.again',
    defaultMessage: 'Use another address',
    description: 'Console, forgotten password, after the press: button back to the field. A verb.',
  },
  new: {
    id: 'console.password.new',
    defaultMessage: 'New password',
    description: 'Console: label of a field in which one is chosen.',
  },
  hint: {
    id: 'console.password.hint',
    defaultMessage: 'At least {least} characters. A sentence is easier to keep in mind than a word.',
    description: 'Console, below the field "New password". least: "8".',
  },
  save: {
    id: 'console.password.save',
    defaultMessage: 'Save the password',
    description: 'Console: button below a new one. A verb.',
  },
  saved: {
    id: 'console.password.saved',
    defaultMessage: 'Your new password is set, and all devices are signed out',
    description: 'Console, after a link was used: what is done.',
  },
  toSignIn: {
    id: 'console.password.toSignIn',
    defaultMessage: 'To the sign-in',
    description: 'Console: link from the pages of a forgotten password and of an invitation.',
  },
})
