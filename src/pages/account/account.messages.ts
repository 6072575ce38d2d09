import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the way into an account: number, code, password, names. */
export const messages = defineMessages({
  title: {
    id: 'account.entry.title',
    defaultMessage: 'Sign in or join',
    description:
      'Account: title in the browser’s tab, and heading of the page on which one signs in. "Join": make an account.',
  },
  lead: {
    id: 'account.entry.lead',
    defaultMessage: 'See your visits and your details on every device.',
    description: 'Account, under the heading "Sign in or join". "Visits" are appointments with doctors.',
  },
  signedOut: {
    id: 'account.entry.signedOut',
    defaultMessage: 'You were signed out',
    description: 'Account, title of a note: the session ended by itself and the patient was led here.',
  },
  signedOutWhy: {
    id: 'account.entry.signedOutWhy',
    defaultMessage: 'Sign in again and you are back where you were. What you typed is kept for three days.',
    description: 'Account, under "You were signed out". "Typed": in a booking, for example.',
  },
  leftChanges: {
    id: 'account.entry.leftChanges',
    defaultMessage: '{count, plural, one {# change waits} other {# changes wait}} for you to sign in',
    description:
      'Account, title of a note: before the session ended by itself, changes were made on this phone or computer that are not sent yet. count: 1 or more.',
  },
  leftChangesWhy: {
    id: 'account.entry.leftChangesWhy',
    defaultMessage:
      'Made on this device with the account that was signed in last. Sign in with it by {until} and what waits is sent. If another account signs in, or nobody does, it is deleted.',
    description:
      'Account, under "2 changes wait for you to sign in". "It": all that waits. until: "today at 16:30" or "Tue 24 Nov at 16:30".',
  },
  partnerAccount: {
    id: 'account.entry.partnerAccount',
    defaultMessage: 'Continue with your {partner} account',
    description: 'Account: button to the partner’s own site, on which one signs in. partner: its name, "Sadeem".',
  },
  partnerAccountWhy: {
    id: 'account.entry.partnerAccountWhy',
    defaultMessage: 'You go to {partner} to sign in, and come straight back.',
    description: 'Account, under "Continue with your Sadeem account". partner: the name of the partner, "Sadeem".',
  },
  orHere: {
    id: 'account.entry.orHere',
    defaultMessage: 'or here',
    description:
      'Account: between the button to the partner’s own site and the field by which one signs in on this page. In small letters.',
  },
  phone: {
    id: 'account.entry.phone',
    defaultMessage: 'Mobile phone',
    description: 'Account: label of the field for the number by which one signs in.',
  },
  phoneHint: {
    id: 'account.entry.phoneHint',
    defaultMessage: 'We text you a 6-digit code. New here? The same number makes your account.',
    description: 'Account, hint under the field "Mobile phone". "Text" is to send by SMS.',
  },
  phoneOrEmail: {
    id: 'account.entry.phoneOrEmail',
    defaultMessage: 'Mobile phone or email',
    description: 'Account: label of the field for the number or the email address by which one signs in.',
  },
  phoneOrEmailHint: {
    id: 'account.entry.phoneOrEmailHint',
    defaultMessage: 'We send you a 6-digit code. New here? The same box makes your account.',
    description: 'Account, hint under the field "Mobile phone or email". "Box" is that field.',
  },
  country: {
    id: 'account.entry.country',
    defaultMessage: 'Country code',
    description: 'Account: name of the list of countries with their calling codes, such as +971, beside the number.',
  },
  continue: {
    id: 'account.entry.continue',
    defaultMessage: 'Continue',
    description: 'Account: button of a step, which leads to the next one. One word.',
  },
  byPassword: {
    id: 'account.entry.byPassword',
    defaultMessage: 'Use your password',
    description: 'Account: button under the number; signs in by a password in place of a code.',
  },
  byPasswordInstead: {
    id: 'account.entry.byPasswordInstead',
    defaultMessage: 'Use a password instead',
    description: 'Account: button under the code that was sent; signs in by a password in place of it.',
  },
  withoutAccount: {
    id: 'account.entry.withoutAccount',
    defaultMessage: 'You can also book without an account.',
    description: 'Account, below the ways to sign in; a link "Find a doctor" follows.',
  },
  findDoctor: {
    id: 'account.entry.findDoctor',
    defaultMessage: 'Find a doctor',
    description: 'Account: link to the list of doctors, after "You can also book without an account."',
  },
  phoneWrong: {
    id: 'account.entry.phoneWrong',
    defaultMessage: 'This number can’t be reached. Check it and the country code.',
    description: 'Account, error at the field "Mobile phone": no such number can exist. "It" is the number.',
  },
  required: {
    id: 'account.entry.required',
    defaultMessage: 'Please fill this in.',
    description: 'Account, error at a field that must not stay empty. "This" is the field.',
  },
  codeHeading: {
    id: 'account.entry.codeHeading',
    defaultMessage: 'Enter the code',
    description: 'Account, second step: heading above the field for the code that was sent by SMS.',
  },
  codeSent: {
    id: 'account.entry.codeSent',
    defaultMessage: '{count, number} digits, texted to {phone}.',
    description:
      'Account, under "Enter the code". count: 6. phone: the number, for example "+971 50 123 4567". "Texted": sent by SMS.',
  },
  codeMailed: {
    id: 'account.entry.codeMailed',
    defaultMessage: '{count, number} digits, sent by email to {phone}.',
    description:
      'Account, under "Enter the code". count: 6. phone: the email address, for example "layla@example.com".',
  },
  changeEmail: {
    id: 'account.entry.changeEmail',
    defaultMessage: 'Change email',
    description: 'Account: button back to the field "Mobile phone or email" (a verb). Short.',
  },
  change: {
    id: 'account.entry.change',
    defaultMessage: 'Change number',
    description: 'Account: button back to the field "Mobile phone" (a verb). Short.',
  },
  passwordHeading: {
    id: 'account.entry.passwordHeading',
    defaultMessage: 'Your password',
    description: 'Account: heading above the field for the password.',
  },
  passwordFor: {
    id: 'account.entry.passwordFor',
    defaultMessage: 'For the account with {phone}.',
    description: 'Account, under "Your password". phone: the number, for example "+971 50 123 4567".',
  },
  password: {
    id: 'account.entry.password',
    defaultMessage: 'Password',
    description: 'Account: label of the field for the password.',
  },
  showPassword: {
    id: 'account.entry.showPassword',
    defaultMessage: 'Show password',
    description:
      'Account: name of the button with an eye in the field, pressed while the password is shown. Only read by screen readers.',
  },
  signIn: {
    id: 'account.entry.signIn',
    defaultMessage: 'Sign in',
    description: 'Account: button that signs in with the password (a verb).',
  },
  forgot: {
    id: 'account.entry.forgot',
    defaultMessage: 'Forgot it?',
    description: 'Account: link beside the password to the pages on which a new one is set. "It" is the password.',
  },
  byMailedCode: {
    id: 'account.entry.byMailedCode',
    defaultMessage: 'Email me a code instead',
    description: 'Account: button under the password; signs in by a code that is sent by email.',
  },
  byCode: {
    id: 'account.entry.byCode',
    defaultMessage: 'Text me a code instead',
    description: 'Account: button under the password; signs in by a code sent by SMS.',
  },
  triesLeft: {
    id: 'account.entry.triesLeft',
    defaultMessage:
      'These don’t match. {count, plural, one {One more try, then we wait a while.} other {# more tries, then we wait a while.}}',
    description:
      'Account, error at the password. "These": the number or email, and the password. count: tries that are left, from 1 to 4.',
  },
  paused: {
    id: 'account.entry.paused',
    defaultMessage: 'Too many wrong passwords. You can have a code sent to you now.',
    description:
      'Account, error at the password: signing in by it is paused. Until when follows: "You can go on today at 14:25".',
  },
  namesHeading: {
    id: 'account.entry.namesHeading',
    defaultMessage: 'Nice to meet you',
    description: 'Account, last step of joining: heading above the fields for the name.',
  },
  namesLead: {
    id: 'account.entry.namesLead',
    defaultMessage: 'Your number is confirmed. Visits you booked with it are added to your account.',
    description: 'Account, under "Nice to meet you". "It" is the phone number, "visits" are appointments.',
  },
  namesLeadOfEmail: {
    id: 'account.entry.namesLeadOfEmail',
    defaultMessage: 'Your email is confirmed. You add a phone number when you book.',
    description: 'Account, under "Nice to meet you", where one joins by email. "Book": an appointment with a doctor.',
  },
  first: {
    id: 'account.entry.first',
    defaultMessage: 'First name',
    description: 'Account: label of the field for the patient’s given name.',
  },
  last: {
    id: 'account.entry.last',
    defaultMessage: 'Family name',
    description: 'Account: label of the field for the patient’s surname.',
  },
  lastMark: {
    id: 'account.entry.lastMark',
    defaultMessage: '(if there is one)',
    description:
      'Account, in small letters after "Family name": many people have a single name. "One" is a family name.',
  },
  birthday: {
    id: 'account.entry.birthday',
    defaultMessage: 'Date of birth',
    description: 'Account, joining: label of three fields for a date.',
  },
  birthdayWrong: {
    id: 'account.entry.birthdayWrong',
    defaultMessage: 'Please enter a day from 1900 until today.',
    description: 'Account, joining: error at the date of birth, which is in the future or too long ago.',
  },
  birthdayParts: {
    id: 'account.entry.birthdayParts',
    defaultMessage: 'Please enter day, month and year of a real date.',
    description: 'Account, joining: error at the date of birth; a part is missing, or there is no such day.',
  },
  minor: {
    id: 'account.entry.minor',
    defaultMessage: 'You are under 18',
    description: 'Account, joining: title of a note, in place of the button that makes the account.',
  },
  minorWhy: {
    id: 'account.entry.minorWhy',
    defaultMessage:
      'A parent or guardian makes the account and adds you as their child. Your number or email stays free for later. What you wrote is not kept.',
    description: 'Account, joining: under the title "You are under 18".',
  },
  startAgain: {
    id: 'account.entry.startAgain',
    defaultMessage: 'Start again with a parent',
    description: 'Account, joining: button in the note "You are under 18"; leads back to the first step, empty.',
  },
  agreementNeeded: {
    id: 'account.entry.agreementNeeded',
    defaultMessage: 'We need your yes to make the account.',
    description: 'Account, joining: error at a box that is not ticked.',
  },
  agreements: {
    id: 'account.entry.agreements',
    defaultMessage: 'your agreement',
    description:
      'Account, joining: in the list of fields that are wrong, "Please check: First name and your agreement."',
  },
  email: {
    id: 'account.entry.email',
    defaultMessage: 'Email',
    description: 'Account: label of the field for the email address, which may stay empty.',
  },
  newPassword: {
    id: 'account.entry.newPassword',
    defaultMessage: 'Password',
    description: 'Account, joining: label of the field for a password, which may stay empty.',
  },
  newPasswordHint: {
    id: 'account.entry.newPasswordHint',
    defaultMessage: 'At least {least, number} characters. You can do without: we send you a code each time.',
    description: 'Account, hint under the optional password. least: 8. "Do without": without a password.',
  },
  optional: {
    id: 'account.entry.optional',
    defaultMessage: '(optional)',
    description: 'Account, in small letters after the label of a field that may stay empty.',
  },
  join: {
    id: 'account.entry.join',
    defaultMessage: 'Create account',
    description: 'Account: button at the end of joining.',
  },
  nameWrong: {
    id: 'account.entry.nameWrong',
    defaultMessage: 'Please use letters, without < or > and without invisible characters.',
    description:
      'Account, error at a field for a name, which has characters that are not allowed. The signs < and > stay as they are.',
  },
  tooLong: {
    id: 'account.entry.tooLong',
    defaultMessage: 'Please shorten this to {max, number} characters.',
    description:
      'Account, error at a field whose text is too long. "This" is the text. max: most characters, for example 80.',
  },
  emailWrong: {
    id: 'account.entry.emailWrong',
    defaultMessage: 'This doesn’t look like an email address.',
    description: 'Account, error at the field "Email": it is not written as an address is.',
  },
  passwordShort: {
    id: 'account.entry.passwordShort',
    defaultMessage: 'Please use at least {least, number} characters.',
    description: 'Account, error at a new password. least: 8.',
  },
  checkFields: {
    id: 'account.entry.checkFields',
    defaultMessage: 'Please check: {fields}.',
    description:
      'Account, beside the button, where fields are wrong. fields: their labels as a list, "First name and Email".',
  },
  loading: {
    id: 'account.entry.loading',
    defaultMessage: 'Loading',
    description: 'Only read by screen readers, while the page on which one signs in is loaded.',
  },
})
