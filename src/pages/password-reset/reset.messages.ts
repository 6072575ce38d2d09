import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of all four steps of a password's reset. */
export const messages = defineMessages({
  title: {
    id: 'reset.title',
    defaultMessage: 'Reset password',
    description: 'Reset of a forgotten password: title in the browser’s tab and in the bar at the top. Short.',
  },
  phoneHeading: {
    id: 'reset.phone.heading',
    defaultMessage: 'What is your mobile number?',
    description: 'Reset of a password, first step: heading above the field for the number.',
  },
  phoneWhy: {
    id: 'reset.phone.why',
    defaultMessage: 'The one you use to sign in. We text it a code.',
    description:
      'Reset of a password, first step, under its heading. "The one" is the mobile number, "we" the service, "text" to send by SMS.',
  },
  phone: {
    id: 'reset.phone.label',
    defaultMessage: 'Mobile phone',
    description: 'Reset of a password, first step: label of the field for the number. Short.',
  },
  contactHeading: {
    id: 'reset.contact.heading',
    defaultMessage: 'What is your number or email?',
    description: 'Reset of a password, first step: heading above the field for the mobile number or the email address.',
  },
  contactWhy: {
    id: 'reset.contact.why',
    defaultMessage: 'The one you use to sign in. A number is texted a code, an email gets a link.',
    description:
      'Reset of a password, first step, under its heading. "The one" is the mobile number or the email, "text" to send by SMS.',
  },
  contact: {
    id: 'reset.contact.label',
    defaultMessage: 'Mobile phone or email',
    description: 'Reset of a password, first step: label of the field for the number or the email address.',
  },
  sendLink: {
    id: 'reset.contact.sendLink',
    defaultMessage: 'Email me a link',
    description: 'Reset of a password, first step: button that has a link sent to the email address that was typed.',
  },
  emailInvalid: {
    id: 'reset.contact.emailInvalid',
    defaultMessage: 'This doesn’t look like an email address.',
    description: 'Reset of a password, error at the field "Mobile phone or email": it is not written as an address is.',
  },
  linksOver: {
    id: 'reset.contact.linksOver',
    defaultMessage: 'We have emailed this address several links. Use the latest one, or try again in ten minutes.',
    description: 'Reset of a password: too many links were sent to one email address within ten minutes.',
  },
  mailedHeading: {
    id: 'reset.mailed.heading',
    defaultMessage: 'Look in your inbox',
    description:
      'Reset of a password by email, second step: heading. A link was sent by email; "inbox" is that of mails.',
  },
  mailedWhy: {
    id: 'reset.mailed.why',
    defaultMessage:
      'We sent an email to {email}. Its link leads to a new password and works once, for {minutes, plural, one {# minute} other {# minutes}}.',
    description:
      'Reset of a password by email, second step, under its heading. email: an address, "layla@example.com". minutes: minutes left, at most 30.',
  },
  changeEmail: {
    id: 'reset.mailed.change',
    defaultMessage: 'Change email',
    description: 'Reset of a password by email, second step: button back to the field for the address (a verb). Short.',
  },
  mailedHint: {
    id: 'reset.mailed.hint',
    defaultMessage: 'You can close this page. If nothing comes, look among unwanted mails, or ask again.',
    description: 'Reset of a password by email, second step, a note. "Unwanted mails": the folder for spam.',
  },
  mailAgain: {
    id: 'reset.mailed.again',
    defaultMessage: 'Send it again',
    description: 'Reset of a password by email, second step: button that has another mail sent. "It" is the link.',
  },
  mailedAgain: {
    id: 'reset.mailed.sentAgain',
    defaultMessage: 'Another email is on its way. Use the newest one.',
    description: 'Reset of a password by email, second step, after "Send it again" was pressed.',
  },
  linkOver: {
    id: 'reset.link.over',
    defaultMessage: 'This link no longer works',
    description: 'Reset of a password: heading of the page that a mailed link opened; a sentence says why.',
  },
  linkExpired: {
    id: 'reset.link.expired',
    defaultMessage: 'This link is too old. Ask for a new one: it takes a minute.',
    description:
      'Reset of a password, refusal at the end: the link of the email was opened more than 30 minutes later.',
  },
  linkUsed: {
    id: 'reset.link.used',
    defaultMessage: 'This link has been used already. If that was not you, ask for a new one now.',
    description: 'Reset of a password, refusal at the end: a password was set with this link before. "One" is a link.',
  },
  linkUnknown: {
    id: 'reset.link.unknown',
    defaultMessage: 'This link isn’t complete, or a newer one was sent. Use the newest email, or ask for a new link.',
    description: 'Reset of a password, refusal at the end: the link of the email is not one that we know.',
  },
  restartLink: {
    id: 'reset.link.restart',
    defaultMessage: 'Ask for a new link',
    description: 'Reset of a password: button under the refusal of a link, back to the first step.',
  },
  phoneCountry: {
    id: 'reset.phone.country',
    defaultMessage: 'Country code',
    description:
      'Reset of a password, first step: label of the list of countries beside the number, for screen readers.',
  },
  sendCode: {
    id: 'reset.phone.send',
    defaultMessage: 'Text me the code',
    description: 'Reset of a password, first step: button that has the code sent by SMS.',
  },
  interrupted: {
    id: 'reset.phone.interrupted',
    defaultMessage:
      'To choose a new password, confirm your number or email first. If you were in the middle of it, please start again.',
    description:
      'Reset of a password, first step, note: the step of the new password was opened without a confirmed number, for example after the page was reloaded. "It" is the reset.',
  },
  phoneInvalid: {
    id: 'reset.phone.invalid',
    defaultMessage: 'Invalid phone number',
    description:
      'Reset of a password, error at the field "Mobile phone": no such number can exist, or no code could be sent to it. The English text is fixed by the specification.',
  },
  phoneNotServed: {
    id: 'reset.phone.notServed',
    defaultMessage: 'We can’t text codes to numbers of this country.',
    description: 'Reset of a password, error at the field "Mobile phone". "We" is the service, "text" to send by SMS.',
  },
  phoneNotChecked: {
    id: 'reset.phone.notChecked',
    defaultMessage: 'We can’t check this number right now. Try again in a moment.',
    description:
      'Reset of a password, first step, after a press on its button: a part of the page could not be loaded.',
  },
  codesOver: {
    id: 'reset.phone.codesOver',
    defaultMessage: 'We can’t text any more codes at the moment. Try again in an hour.',
    description:
      'Reset of a password: too many codes were sent for this partner in the last hour. "Text" is to send by SMS.',
  },
  codeHeading: {
    id: 'reset.code.heading',
    defaultMessage: 'Enter the code',
    description: 'Reset of a password, second step: heading above the field for the code that was sent by SMS.',
  },
  codeSent: {
    id: 'reset.code.sent',
    defaultMessage: '{count, number} digits, sent to {phone}.',
    description:
      'Reset of a password, second step, under its heading: what is asked for. count: how many digits the code has, 6; phone: the patient’s number, "+971 50 123 4567".',
  },
  changePhone: {
    id: 'reset.code.change',
    defaultMessage: 'Change number',
    description: 'Reset of a password, second step: button back to the field "Mobile phone" (a verb). Short.',
  },
  continue: {
    id: 'reset.code.continue',
    defaultMessage: 'Continue',
    description: 'Reset of a password, second step: button that checks the code and leads to the next step. One word.',
  },
  passwordHeading: {
    id: 'reset.password.heading',
    defaultMessage: 'Choose a new password',
    description: 'Reset of a password, third step: heading above the two fields.',
  },
  newPassword: {
    id: 'reset.password.new',
    defaultMessage: 'New password',
    description: 'Reset of a password, third step: label of the first field. Short.',
  },
  confirmPassword: {
    id: 'reset.password.confirm',
    defaultMessage: 'Confirm password',
    description: 'Reset of a password, third step: label of the second field, for the same password again. Short.',
  },
  showNew: {
    id: 'reset.password.showNew',
    defaultMessage: 'Show new password',
    description:
      'Reset of a password, third step: button with an eye in the field "New password", only read by screen readers. A verb.',
  },
  showConfirm: {
    id: 'reset.password.showConfirm',
    defaultMessage: 'Show confirmed password',
    description:
      'Reset of a password, third step: button with an eye in the field "Confirm password", only read by screen readers. A verb.',
  },
  length: {
    id: 'reset.password.length',
    defaultMessage: '{count, number} characters or more',
    description:
      'Reset of a password, third step, under the field "New password": how long it has to be. count: the least number of characters, 8.',
  },
  lengthMet: {
    id: 'reset.password.lengthMet',
    defaultMessage: 'Long enough',
    description:
      'Reset of a password, third step, under the field "New password" with a tick: what is typed has enough characters. Short.',
  },
  required: {
    id: 'reset.password.required',
    defaultMessage: 'New password is required',
    description:
      'Reset of a password, error at one of the two fields of the third step: it is empty. The English text is fixed by the specification.',
  },
  unequal: {
    id: 'reset.password.unequal',
    defaultMessage: 'new password should be equal with confirm password',
    description:
      'Reset of a password, error at the field "Confirm password": the two passwords differ. The English text is fixed by the specification and begins in lower case.',
  },
  short: {
    id: 'reset.password.short',
    defaultMessage: 'Use {count, number} characters or more.',
    description:
      'Reset of a password, error at the field "New password": it is too short. count: the least number of characters, 8.',
  },
  long: {
    id: 'reset.password.long',
    defaultMessage: 'Use no more than {count, number} characters.',
    description:
      'Reset of a password, error at the field "New password": it is too long. count: the most characters, 128.',
  },
  save: {
    id: 'reset.password.save',
    defaultMessage: 'Save password',
    description: 'Reset of a password, third step: button that sets the new password.',
  },
  saveOffline: {
    id: 'reset.password.offline',
    defaultMessage: 'You’re offline. Keep this page open: the password is saved as soon as you’re back.',
    description:
      'Reset of a password, third step: the button was pressed while the device has no network. "As you’re back": once there is one.',
  },
  restart: {
    id: 'reset.password.restart',
    defaultMessage: 'Ask for a new code',
    description:
      'Reset of a password, third step, below the sentence that too much time has passed: button back to the first step. "Code" is the one sent by SMS.',
  },
  doneHeading: {
    id: 'reset.done.heading',
    defaultMessage: 'Password changed',
    description: 'Reset of a password, its end: heading. The new password is set.',
  },
  doneWhy: {
    id: 'reset.done.why',
    defaultMessage: 'You were signed out on all your devices. Sign in with your new password.',
    description:
      'Reset of a password, its end, under the heading. "Devices": the patient’s phones and computers, this one included.',
  },
  doneSigningIn: {
    id: 'reset.done.signingIn',
    defaultMessage: 'We sign you in and take you back to where you were.',
    description: 'Reset of a password, its end, under the heading, for a moment: the patient has nothing to do.',
  },
  signIn: {
    id: 'reset.done.signIn',
    defaultMessage: 'Sign in',
    description: 'Reset of a password: button to the page for signing in. A verb.',
  },
})
