import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  heading: {
    id: 'confirmed.password.heading',
    defaultMessage: 'Save a password',
    description: 'Confirmed appointment of a guest: heading of a box in which they make an account by a password.',
  },
  lead: {
    id: 'confirmed.password.lead',
    defaultMessage: 'It makes your account. You find your visits on every device, and change them without a code.',
    description: 'Confirmed appointment, under "Save a password". "It" is the password, a code is one sent by SMS.',
  },
  password: {
    id: 'confirmed.password.password',
    defaultMessage: 'Password',
    description: 'Confirmed appointment, box "Save a password": label of its field.',
  },
  show: {
    id: 'confirmed.password.show',
    defaultMessage: 'Show password',
    description: 'Confirmed appointment, box "Save a password": button with an eye in the field.',
  },
  hint: {
    id: 'confirmed.password.hint',
    defaultMessage: 'At least {count, number} characters.',
    description: 'Confirmed appointment, box "Save a password": hint under the field. count: 8.',
  },
  save: {
    id: 'confirmed.password.save',
    defaultMessage: 'Save',
    description: 'Confirmed appointment, box "Save a password": button that saves it and makes the account.',
  },
  agreement: {
    id: 'confirmed.password.agreement',
    defaultMessage: 'By saving you agree that your health data may be used to arrange your visits.',
    description:
      'Confirmed appointment, box "Save a password", above its button: pressing it is the patient’s consent. Legal meaning must stay exact.',
  },
  legal: {
    id: 'confirmed.password.legal',
    defaultMessage: 'With an account, the {terms} and the {privacy} apply.',
    description:
      'Confirmed appointment, box "Save a password", below the consent. terms, privacy: names of the partner’s legal texts as links, for example "Terms of use" and "Privacy policy".',
  },
  required: {
    id: 'confirmed.password.required',
    defaultMessage: 'New password is required',
    description: 'Confirmed appointment, box "Save a password": error at the empty field.',
  },
  short: {
    id: 'confirmed.password.short',
    defaultMessage: 'At least {count, number} characters are needed.',
    description: 'Confirmed appointment, box "Save a password": error at the field. count: 8.',
  },
  long: {
    id: 'confirmed.password.long',
    defaultMessage: 'At most {count, number} characters are possible.',
    description: 'Confirmed appointment, box "Save a password": error at the field. count: 128.',
  },
  ownHeading: {
    id: 'confirmed.password.own_heading',
    defaultMessage: 'Create your account',
    description:
      'Confirmed appointment that a guest booked for somebody else: heading of a box in place of "Save a password".',
  },
  ownLead: {
    id: 'confirmed.password.own_lead',
    defaultMessage: 'It is in your own name. You find your visits on every device, and change them without a code.',
    description: 'Confirmed appointment, under "Create your account". "It" is the account, a code is one sent by SMS.',
  },
  ownAction: {
    id: 'confirmed.password.own_action',
    defaultMessage: 'Create account',
    description: 'Confirmed appointment, box "Create your account": link to where accounts are made.',
  },
  done: {
    id: 'confirmed.password.done',
    defaultMessage: 'Your account is ready',
    description: 'Confirmed appointment: title of a note in place of the box, once the password is saved.',
  },
  doneWhy: {
    id: 'confirmed.password.done_why',
    defaultMessage: 'What you booked with this phone number is in it.',
    description: 'Confirmed appointment, under "Your account is ready". "It" is the account.',
  },
  open: {
    id: 'confirmed.password.open',
    defaultMessage: 'Open your account',
    description: 'Confirmed appointment, under "Your account is ready": link to the patient’s own pages.',
  },
  signIn: {
    id: 'confirmed.password.sign_in',
    defaultMessage: 'Sign in',
    description: 'Confirmed appointment, where the phone has an account already: link to the sign-in.',
  },
})
