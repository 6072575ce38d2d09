import { defineMessages } from '#src/i18n/messages.ts'

/** Words of the step that asks who comes. */
export const messages = defineMessages({
  title: { id: 'booking.who.title', defaultMessage: 'Your details', description: 'Title of the second step.' },
  heading: {
    id: 'booking.who.heading',
    defaultMessage: 'Who is it for?',
    description: 'Heading of the second step.',
  },
  me: { id: 'booking.who.me', defaultMessage: 'Me', description: 'The visit is for the person who books.' },
  someone: {
    id: 'booking.who.someone',
    defaultMessage: 'Someone else',
    description: 'The visit is for another person.',
  },
  someoneDetail: {
    id: 'booking.who.someoneDetail',
    defaultMessage: 'You get the code and the confirmation on your phone',
    description: 'Under "Someone else".',
  },
  reach: {
    id: 'booking.who.reach',
    defaultMessage: 'How do we reach you?',
    description: 'Heading above name and phone.',
  },
  patientName: {
    id: 'booking.who.patientName',
    defaultMessage: 'Name of the patient',
    description: 'Heading above the names when someone else is the patient.',
  },
  first: { id: 'booking.who.first', defaultMessage: 'First name', description: 'Field.' },
  last: { id: 'booking.who.last', defaultMessage: 'Family name', description: 'Field.' },
  lastMark: {
    id: 'booking.who.lastMark',
    defaultMessage: '(if there is one)',
    description: 'After "Family name": many people have one name alone.',
  },
  phone: { id: 'booking.who.phone', defaultMessage: 'Mobile phone', description: 'Field.' },
  code: {
    id: 'booking.who.code',
    defaultMessage: 'Country code',
    description: 'Label of the list of countries and their calling codes.',
  },
  phoneHint: {
    id: 'booking.who.phoneHint',
    defaultMessage: 'We text a 6-digit code, then the confirmation. Nothing else.',
    description: 'Under the phone field.',
  },
  email: { id: 'booking.who.email', defaultMessage: 'Email', description: 'Field.' },
  optional: {
    id: 'booking.who.optional',
    defaultMessage: '(optional)',
    description: 'After the label of a field that may stay empty.',
  },
  birthday: { id: 'booking.who.birthday', defaultMessage: 'Birthday', description: 'Field of three parts.' },
  birthDay: {
    id: 'booking.who.birthDay',
    defaultMessage: 'Day',
    description: 'Part of the birthday: its day of the month.',
  },
  birthMonth: { id: 'booking.who.birthMonth', defaultMessage: 'Month', description: 'Part of the birthday.' },
  birthYear: { id: 'booking.who.birthYear', defaultMessage: 'Year', description: 'Part of the birthday.' },
  gender: { id: 'booking.who.gender', defaultMessage: 'Gender', description: 'Field.' },
  genderNone: {
    id: 'booking.who.genderNone',
    defaultMessage: 'Rather not say',
    description: 'Choice of the gender field.',
  },
  female: { id: 'booking.who.female', defaultMessage: 'Female', description: 'Choice of the gender field.' },
  male: { id: 'booking.who.male', defaultMessage: 'Male', description: 'Choice of the gender field.' },
  reason: {
    id: 'booking.who.reason',
    defaultMessage: 'Anything the doctor should know?',
    description: 'Field for a note.',
  },
  reasonHint: {
    id: 'booking.who.reasonHint',
    defaultMessage: 'Only the clinic sees it.',
    description: 'Under the note.',
  },
  address: {
    id: 'booking.who.address',
    defaultMessage: 'Where should the doctor come?',
    description: 'Field for the address of a home visit.',
  },
  addressHint: {
    id: 'booking.who.addressHint',
    defaultMessage: 'Street, building, floor and flat',
    description: 'Under the address of a home visit.',
  },
  continue: {
    id: 'booking.who.continue',
    defaultMessage: 'Send me the code',
    description: 'Button that sends a one-time code to the phone.',
  },
  checkField: {
    id: 'booking.who.checkField',
    defaultMessage: '{field}: {problem}',
    description: 'Beside the button, when one field is wrong. field: its label. problem: a whole sentence about it.',
  },
  checkFields: {
    id: 'booking.who.checkFields',
    defaultMessage: 'Please check: {fields}.',
    description: 'Beside the button, when several fields are wrong. fields: their labels, as a list.',
  },
  errorRequired: {
    id: 'booking.error.required',
    defaultMessage: 'Please fill this in.',
    description: 'A needed field is empty.',
  },
  errorName: {
    id: 'booking.error.name',
    defaultMessage: 'Please use letters, without < or > and without invisible characters.',
    description: 'A name has signs it may not have.',
  },
  errorTooLong: {
    id: 'booking.error.tooLong',
    defaultMessage: 'Please shorten this to {max, number} characters.',
    description: 'A text is too long.',
  },
  errorPhone: {
    id: 'booking.error.phone',
    defaultMessage: 'This number can’t be reached. Check it and the country code.',
    description: 'The phone does not exist.',
  },
  errorEmail: {
    id: 'booking.error.email',
    defaultMessage: 'This doesn’t look like an email address.',
    description: 'The email is malformed.',
  },
  errorBirthday: {
    id: 'booking.error.birthday',
    defaultMessage: 'Please give a day in the past.',
    description: 'The birthday is in the future or too long ago.',
  },
  errorBirthdayParts: {
    id: 'booking.error.birthdayParts',
    defaultMessage: 'Please give day, month and all four digits of the year of a date that exists.',
    description: 'A part of the birthday is missing or short, or no such day exists, for example 31 February.',
  },
  errorText: {
    id: 'booking.error.text',
    defaultMessage: 'Please leave out <, > and invisible characters.',
    description: 'A note has signs it may not have.',
  },
})
