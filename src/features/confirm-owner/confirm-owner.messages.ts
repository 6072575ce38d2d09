import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the sheet in which a signed-in patient shows that it is them. */
export const messages = defineMessages({
  title: {
    id: 'own.confirm.title',
    defaultMessage: 'Is it you?',
    description: 'Heading of a sheet that asks a signed-in patient for their password or a code once more.',
  },
  lead: {
    id: 'own.confirm.lead',
    defaultMessage:
      'You signed in a while ago. Before we change how your account is opened, please show that it is you.',
    description: 'Under the heading "Is it you?". "How your account is opened": by which passkeys or other sites.',
  },
  password: {
    id: 'own.confirm.password',
    defaultMessage: 'Your password',
    description: 'Label of the field in the sheet "Is it you?".',
  },
  showPassword: {
    id: 'own.confirm.show_password',
    defaultMessage: 'Show password',
    description: 'Name of the button with an eye in the field "Your password". Only read by screen readers.',
  },
  required: {
    id: 'own.confirm.required',
    defaultMessage: 'Please type your password.',
    description: 'Error at the field "Your password": it is empty.',
  },
  triesLeft: {
    id: 'own.confirm.tries_left',
    defaultMessage:
      'That isn’t your password. {count, plural, one {One more try, then we wait a while.} other {# more tries, then we wait a while.}}',
    description: 'Error at the field "Your password". count: tries that are left, from 1 to 4.',
  },
  confirm: {
    id: 'own.confirm.confirm',
    defaultMessage: 'Continue',
    description: 'Button of the sheet "Is it you?": checks what was typed and goes on. One word.',
  },
  byText: {
    id: 'own.confirm.by_text',
    defaultMessage: 'Text me a code instead',
    description: 'Button of the sheet "Is it you?": sends a code by SMS in place of the password.',
  },
  byMail: {
    id: 'own.confirm.by_mail',
    defaultMessage: 'Email me a code instead',
    description: 'Button of the sheet "Is it you?": sends a code by email in place of the password.',
  },
  send: {
    id: 'own.confirm.send',
    defaultMessage: 'Send me a code',
    description: 'Button of the sheet "Is it you?", where the account has no password: sends a code by SMS or email.',
  },
  sentTo: {
    id: 'own.confirm.sent_to',
    defaultMessage: 'We sent {count, number} digits to {to}.',
    description: 'Sheet "Is it you?", above the field "Code". count: 6. to: the patient’s phone number or email.',
  },
})
