import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the patient's profile. */
export const messages = defineMessages({
  who: {
    id: 'profile.who',
    defaultMessage: 'Who you are',
    description: 'Profile: heading above name, birthday and gender.',
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
    description: 'Profile: before the number by which the patient signs in. It cannot be changed here.',
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
})
