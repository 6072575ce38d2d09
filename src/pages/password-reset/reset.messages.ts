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
      'To choose a new password, confirm your number first. If you were in the middle of it, please start again.',
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
  code: {
    id: 'reset.code.label',
    defaultMessage: 'Code',
    description: 'Reset of a password, second step: label of the field for the code from the SMS.',
  },
  continue: {
    id: 'reset.code.continue',
    defaultMessage: 'Continue',
    description: 'Reset of a password, second step: button that checks the code and leads to the next step. One word.',
  },
  resend: {
    id: 'reset.code.resend',
    defaultMessage: 'Send a new code',
    description: 'Reset of a password, second step: button that sends another code by SMS.',
  },
  wait: {
    id: 'reset.code.wait',
    defaultMessage: 'No code yet? You can ask again in {time}.',
    description:
      'Reset of a password, second step, until another code may be asked for. time: minutes and seconds left, counting down, for example "0:24".',
  },
  codeShort: {
    id: 'reset.code.short',
    defaultMessage: 'Please type all {count, number} digits of the code.',
    description:
      'Reset of a password, second step, error at the field "Code": some digits are missing. count: how many digits the code has, 6.',
  },
  codeOffline: {
    id: 'reset.code.offline',
    defaultMessage: 'You’re offline. Keep this page open: the code is checked as soon as you’re back.',
    description:
      'Reset of a password, second step: the whole code was typed while the device has no network. "As you’re back": once there is one.',
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
