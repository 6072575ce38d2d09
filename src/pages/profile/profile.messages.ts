import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the patient's profile. */
export const messages = defineMessages({
  who: {
    id: 'profile.who',
    defaultMessage: 'Who you are',
    description: 'Profile: heading above name, birthday and gender.',
  },
  reach: {
    id: 'profile.reach',
    defaultMessage: 'Phone and email',
    description: 'Profile: heading above the mobile number and the email by which the patient signs in and is reached.',
  },
  body: {
    id: 'profile.body',
    defaultMessage: 'For your doctors',
    description: 'Profile: heading above blood type, height and weight, which doctors like to know.',
  },
  emergency: {
    id: 'profile.emergency',
    defaultMessage: 'In an emergency',
    description: 'Profile: heading above the person whom a clinic calls in an emergency.',
  },
  first: {
    id: 'profile.first',
    defaultMessage: 'First name',
    description: 'Profile: label of the patient’s given name.',
  },
  last: { id: 'profile.last', defaultMessage: 'Family name', description: 'Profile: label of the patient’s surname.' },
  phone: {
    id: 'profile.phone',
    defaultMessage: 'Mobile phone',
    description: 'Profile: before the number by which the patient signs in, and label of the field for a new one.',
  },
  email: { id: 'profile.email', defaultMessage: 'Email', description: 'Profile: before the patient’s email address.' },
  birthday: {
    id: 'profile.birthday',
    defaultMessage: 'Date of birth',
    description: 'Profile: label of three fields for a date.',
  },
  gender: { id: 'profile.gender', defaultMessage: 'Gender', description: 'Profile: label of a choice.' },
  female: {
    id: 'profile.female',
    defaultMessage: 'Female',
    description: 'Profile: one entry of the choice "Gender". One word.',
  },
  male: {
    id: 'profile.male',
    defaultMessage: 'Male',
    description: 'Profile: one entry of the choice "Gender". One word.',
  },
  marital: { id: 'profile.marital', defaultMessage: 'Marital status', description: 'Profile: label of a choice.' },
  single: { id: 'profile.single', defaultMessage: 'Single', description: 'Profile: a marital status.' },
  married: { id: 'profile.married', defaultMessage: 'Married', description: 'Profile: a marital status.' },
  divorced: { id: 'profile.divorced', defaultMessage: 'Divorced', description: 'Profile: a marital status.' },
  widowed: { id: 'profile.widowed', defaultMessage: 'Widowed', description: 'Profile: a marital status.' },
  blood: {
    id: 'profile.blood',
    defaultMessage: 'Blood type',
    description: 'Profile: label of a choice such as A+ or O-.',
  },
  height: { id: 'profile.height', defaultMessage: 'Height in cm', description: 'Profile: label of a number.' },
  weight: { id: 'profile.weight', defaultMessage: 'Weight in kg', description: 'Profile: label of a number.' },
  contactFirst: {
    id: 'profile.contactFirst',
    defaultMessage: 'Their first name',
    description: 'Profile, in an emergency: given name of the person to call.',
  },
  contactLast: {
    id: 'profile.contactLast',
    defaultMessage: 'Their family name',
    description: 'Profile, in an emergency: surname of the person to call.',
  },
  contactRelationship: {
    id: 'profile.contactRelationship',
    defaultMessage: 'What they are to you',
    description:
      'Profile, in an emergency: label of the choice what the person to call is to the patient, such as parent.',
  },
  contactPhone: {
    id: 'profile.contactPhone',
    defaultMessage: 'Their phone',
    description: 'Profile, in an emergency: phone number of the person to call, with or without country code.',
  },
  copyEnd: {
    id: 'profile.copy.end',
    defaultMessage: 'Ends in {end}',
    description:
      'Profile without a connection, after "Emirates ID" or "Number on the document": the device keeps the end of the number alone. end: "902".',
  },
  copyLead: {
    id: 'profile.copy.lead',
    defaultMessage: 'What you change here is kept on this device and sent once you are connected.',
    description:
      'Profile without a connection, under its heading: some fields can be filled in, the others say that they need a connection.',
  },
  lead: {
    id: 'profile.lead',
    defaultMessage: 'All but your first name may stay empty.',
    description: 'Profile, under its heading.',
  },
  save: { id: 'profile.save', defaultMessage: 'Save', description: 'Profile: button that stores what was changed.' },
  saved: {
    id: 'profile.saved',
    defaultMessage: 'Your details are saved.',
    description: 'Profile: notice after "Save".',
  },
  errorRequired: {
    id: 'profile.error.required',
    defaultMessage: 'Please fill this in.',
    description: 'Profile, error at a field that must not stay empty. "This" is the field.',
  },
  errorName: {
    id: 'profile.error.name',
    defaultMessage: 'Please use letters, without < or > and without invisible characters.',
    description: 'Profile, error at a name with characters that are not allowed. The signs < and > stay as they are.',
  },
  errorTooLong: {
    id: 'profile.error.tooLong',
    defaultMessage: 'Please shorten this to {max, number} characters.',
    description: 'Profile, error at a text that is too long. max: most characters, for example 80.',
  },
  agreed: {
    id: 'profile.agreed',
    defaultMessage: 'What you agreed to',
    description: 'Profile: heading above a list with the patient’s consents and their dates.',
  },
  agreedTerms: {
    id: 'profile.agreed.terms',
    defaultMessage: 'The terms of use and the privacy policy',
    description: 'Profile, list "What you agreed to". A date follows.',
  },
  agreedHealth: {
    id: 'profile.agreed.health',
    defaultMessage: 'Your health data for arranging your visits',
    description: 'Profile, list "What you agreed to". A date follows.',
  },
  errorBirthday: {
    id: 'profile.error.birthday',
    defaultMessage: 'Please enter a day from 1900 until today.',
    description: 'Profile, error at the date of birth: it is in the future or too long ago.',
  },
  errorBirthdayParts: {
    id: 'profile.error.birthdayParts',
    defaultMessage: 'Please enter day, month and year of a real date.',
    description: 'Profile, error at the date of birth: a part is missing, or there is no such day.',
  },
  errorHeight: {
    id: 'profile.error.height',
    defaultMessage: 'Please enter whole centimetres from {least, number} to {most, number}.',
    description: 'Profile, error at the height. least: 30, most: 260.',
  },
  errorWeight: {
    id: 'profile.error.weight',
    defaultMessage: 'Please enter whole kilograms from {least, number} to {most, number}.',
    description: 'Profile, error at the weight. least: 1, most: 400.',
  },
  errorPhone: {
    id: 'profile.error.phone',
    defaultMessage: 'This number can’t be reached. Check it and its country code.',
    description: 'Profile, error at the phone of the person to call: no such number can exist.',
  },
  changePhone: {
    id: 'profile.contact.changePhone',
    defaultMessage: 'Change number',
    description: 'Profile: button beside the mobile number that opens the steps to another one (a verb). Short.',
  },
  addPhone: {
    id: 'profile.contact.addPhone',
    defaultMessage: 'Add a number',
    description: 'Profile: button in place of the mobile number, where the account has none (a verb). Short.',
  },
  changeEmail: {
    id: 'profile.contact.changeEmail',
    defaultMessage: 'Change email',
    description: 'Profile: button beside the email address that opens the steps to another one (a verb). Short.',
  },
  addEmail: {
    id: 'profile.contact.addEmail',
    defaultMessage: 'Add an email',
    description: 'Profile: button in place of the email address, where the account has none (a verb). Short.',
  },
  enterCode: {
    id: 'profile.contact.enterCode',
    defaultMessage: 'Enter the code',
    description:
      'Profile: button beside the number or the email while a code is on its way to a new one (a verb). Short.',
  },
  unconfirmed: {
    id: 'profile.contact.unconfirmed',
    defaultMessage: '(not confirmed)',
    description: 'Profile, after an email address that was never confirmed by a code. In brackets, small.',
  },
  newPhone: {
    id: 'profile.contact.newPhone',
    defaultMessage: 'New mobile number',
    description: 'Profile: title of the box in which the mobile number is changed by a code.',
  },
  newEmail: {
    id: 'profile.contact.newEmail',
    defaultMessage: 'New email',
    description: 'Profile: title of the box in which the email address is changed by a code.',
  },
  newPhoneLead: {
    id: 'profile.contact.newPhoneLead',
    defaultMessage: 'We text it a code. Until you enter that, everything stays as it is.',
    description: 'Profile, box "New mobile number": before its field. "It" is the new number, "text" to send by SMS.',
  },
  newEmailLead: {
    id: 'profile.contact.newEmailLead',
    defaultMessage: 'We email it a code. Until you enter that, everything stays as it is.',
    description: 'Profile, box "New email": before its field. "It" is the new address.',
  },
  country: {
    id: 'profile.contact.country',
    defaultMessage: 'Country code',
    description:
      'Profile, box "New mobile number": label of the list of countries beside the number, for screen readers.',
  },
  sendCode: {
    id: 'profile.contact.sendCode',
    defaultMessage: 'Send the code',
    description: 'Profile, box of a new number or email: button that has the code sent to it.',
  },
  codeTexted: {
    id: 'profile.contact.codeTexted',
    defaultMessage: '{count, number} digits, texted to {contact}.',
    description:
      'Profile, box "New mobile number", above the field for the code. count: 6; contact: the new number, "+971 50 123 4567".',
  },
  codeMailed: {
    id: 'profile.contact.codeMailed',
    defaultMessage: '{count, number} digits, sent by email to {contact}.',
    description:
      'Profile, box "New email", above the field for the code. count: 6; contact: the new address, "layla@example.com".',
  },
  otherPhone: {
    id: 'profile.contact.otherPhone',
    defaultMessage: 'Other number',
    description: 'Profile, box "New mobile number": button back from the code to the field for the number. Short.',
  },
  otherEmail: {
    id: 'profile.contact.otherEmail',
    defaultMessage: 'Other email',
    description: 'Profile, box "New email": button back from the code to the field for the address. Short.',
  },
  confirmContact: {
    id: 'profile.contact.confirm',
    defaultMessage: 'Confirm',
    description: 'Profile, box of a new number or email: button that checks the code and makes the change. One word.',
  },
  phoneChanged: {
    id: 'profile.contact.phoneChanged',
    defaultMessage: 'Your number is changed. Use it to sign in from now on.',
    description: 'Profile: notice once the new mobile number is confirmed. "It" is the new number.',
  },
  emailChanged: {
    id: 'profile.contact.emailChanged',
    defaultMessage: 'Your email is confirmed. You can sign in with it.',
    description: 'Profile: notice once the new email address is confirmed. "It" is that address.',
  },
  phoneTaken: {
    id: 'profile.contact.phoneTaken',
    defaultMessage: 'Another account has this number. Choose another one, or sign out and sign in with it.',
    description: 'Profile, error at a new mobile number: somebody has an account with it. "It" is the number.',
  },
  emailTaken: {
    id: 'profile.contact.emailTaken',
    defaultMessage: 'Another account has this email. Choose another one, or sign out and sign in with it.',
    description: 'Profile, error at a new email address: somebody has an account with it. "It" is the address.',
  },
  errorSamePhone: {
    id: 'profile.error.samePhone',
    defaultMessage: 'This is your number already.',
    description: 'Profile, error at a new mobile number: it is the one that the account has.',
  },
  errorEmail: {
    id: 'profile.error.email',
    defaultMessage: 'This doesn’t look like an email address.',
    description: 'Profile, error at a new email: it is not written as an address is.',
  },
  errorSameEmail: {
    id: 'profile.error.sameEmail',
    defaultMessage: 'This is your email already.',
    description: 'Profile, error at a new email address: it is the one that the account has and has confirmed.',
  },
})
