import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the step about the patient. */
export const messages = defineMessages({
  title: {
    id: 'booking.who.title',
    defaultMessage: 'Your details',
    description: 'Booking, second of four steps: its name in the bar at the top, beside "Step 2 of 4". Short.',
  },
  heading: {
    id: 'booking.who.heading',
    defaultMessage: 'Who is it for?',
    description: 'Booking, second step: heading and question above "Me" and "Someone else". "It" is the visit.',
  },
  me: {
    id: 'booking.who.me',
    defaultMessage: 'Me',
    description: 'Booking, answer to "Who is it for?": the person who books is the patient.',
  },
  waiting: {
    id: 'booking.who.waiting',
    defaultMessage: 'Has to agree first',
    description:
      'Booking, "Who is it for?": second line of an adult relative who has not agreed that the patient books for them. Short.',
  },
  waitingWhy: {
    id: 'booking.who.waitingWhy',
    defaultMessage: 'Adults agree before you can book for them.',
    description:
      'Booking, "Who is it for?": under the list, where an adult relative has not agreed. Before the link "See relatives".',
  },
  toRelatives: {
    id: 'booking.who.toRelatives',
    defaultMessage: 'See relatives',
    description: 'Booking: link to the page of the people whom the patient books for, where they can be asked. A verb.',
  },
  someone: {
    id: 'booking.who.someone',
    defaultMessage: 'Someone else',
    description: 'Booking, answer to "Who is it for?": another person is the patient, woman, man or child.',
  },
  someoneDetail: {
    id: 'booking.who.someoneDetail',
    defaultMessage: 'You get the code and the confirmation on your phone',
    description:
      'Booking, second line of the answer "Someone else". "You" is the person who books, "code" the one sent by SMS.',
  },
  someoneDetailProven: {
    id: 'booking.who.someoneDetailProven',
    defaultMessage: 'You get the confirmation on your phone',
    description:
      'Booking, second line of the answer "Someone else", where no code is needed. "You" is the person who books.',
  },
  phoneHintProven: {
    id: 'booking.who.phoneHintProven',
    defaultMessage: 'We text the confirmation. You are signed in, so no code is needed.',
    description: 'Booking, under the field "Mobile phone" of a signed-in patient. "Text" is to send by SMS.',
  },
  continueProven: {
    id: 'booking.who.continueProven',
    defaultMessage: 'Continue',
    description: 'Booking, second step: button to the last step, where no code has to be sent. A verb.',
  },
  reach: {
    id: 'booking.who.reach',
    defaultMessage: 'How do we reach you?',
    description:
      'Booking, second step: heading above the fields for name and phone. "We" is the clinic and the service.',
  },
  patientName: {
    id: 'booking.who.patientName',
    defaultMessage: 'Name of the patient',
    description: 'Booking, second step: heading above the names where someone else is the patient.',
  },
  haveAccount: {
    id: 'booking.who.haveAccount',
    defaultMessage: 'Have an account?',
    description: 'Booking, second step, before the button "Sign in": to somebody who is not signed in.',
  },
  signIn: {
    id: 'booking.who.signIn',
    defaultMessage: 'Sign in and fill this in',
    description:
      'Booking, second step: button to the sign-in, which comes back to this step with the details of the account. A verb.',
  },
  first: {
    id: 'booking.who.first',
    defaultMessage: 'First name',
    description: 'Booking: label of the field for the patient’s given name. Also named in "Please check: …".',
  },
  last: {
    id: 'booking.who.last',
    defaultMessage: 'Family name',
    description: 'Booking: label of the field for the patient’s surname. Also named in "Please check: …".',
  },
  lastMark: {
    id: 'booking.who.lastMark',
    defaultMessage: '(if there is one)',
    description:
      'Booking, in small letters after the label "Family name": many people have a single name. "One" is a family name.',
  },
  phone: {
    id: 'booking.who.phone',
    defaultMessage: 'Mobile phone',
    description:
      'Booking: label of the field for the number that gets the code by SMS. Also named in "Please check: …".',
  },
  code: {
    id: 'booking.who.code',
    defaultMessage: 'Country code',
    description:
      'Booking: name of the list of countries with their calling codes, such as +971, beside the phone number.',
  },
  phoneHint: {
    id: 'booking.who.phoneHint',
    defaultMessage: 'We text a 6-digit code, then the confirmation. Nothing else.',
    description: 'Booking, hint under the field "Mobile phone". "Text" is to send by SMS; no advertising follows.',
  },
  email: {
    id: 'booking.who.email',
    defaultMessage: 'Email',
    description: 'Booking: label of the field for the email address, which may stay empty.',
  },
  optional: {
    id: 'booking.who.optional',
    defaultMessage: '(optional)',
    description: 'Booking, in small letters after the label of a field that may stay empty.',
  },
  birthday: {
    id: 'booking.who.birthday',
    defaultMessage: 'Birthday',
    description: 'Booking: label of the group of three fields for day, month and year of birth.',
  },
  birthDay: {
    id: 'booking.who.birthDay',
    defaultMessage: 'Day',
    description: 'Booking, label of the first part of "Birthday": the day of the month, a number, not a weekday.',
  },
  birthMonth: {
    id: 'booking.who.birthMonth',
    defaultMessage: 'Month',
    description: 'Booking, label of the second part of "Birthday": a list of the months.',
  },
  birthYear: {
    id: 'booking.who.birthYear',
    defaultMessage: 'Year',
    description: 'Booking, label of the third part of "Birthday": four digits.',
  },
  gender: {
    id: 'booking.who.gender',
    defaultMessage: 'Gender',
    description: 'Booking: label of the field for the patient’s gender, which may stay empty.',
  },
  genderNone: {
    id: 'booking.who.genderNone',
    defaultMessage: 'Rather not say',
    description: 'Booking, first choice of the field "Gender": the patient does not want to answer.',
  },
  female: {
    id: 'booking.who.female',
    defaultMessage: 'Female',
    description: 'Booking, choice of the field "Gender", said of the patient.',
  },
  male: {
    id: 'booking.who.male',
    defaultMessage: 'Male',
    description: 'Booking, choice of the field "Gender", said of the patient.',
  },
  reason: {
    id: 'booking.who.reason',
    defaultMessage: 'Anything the doctor should know?',
    description: 'Booking: label of the field for a note to the doctor, for example a complaint or an allergy.',
  },
  reasonHint: {
    id: 'booking.who.reasonHint',
    defaultMessage: 'Only the clinic sees it.',
    description: 'Booking, hint under the field "Anything the doctor should know?". "It" is the note.',
  },
  address: {
    id: 'booking.who.address',
    defaultMessage: 'Where should the doctor come?',
    description: 'Booking of a home visit: label of the field for the patient’s address. "Come": to visit the patient.',
  },
  addressHint: {
    id: 'booking.who.addressHint',
    defaultMessage: 'Street, building, floor and flat',
    description: 'Booking of a home visit, hint under the address: what it should name. "Flat" is an apartment.',
  },
  continue: {
    id: 'booking.who.continue',
    defaultMessage: 'Send me the code',
    description:
      'Booking, second step: button that sends the 6-digit code by SMS and leads to the next step. "Me" is who books.',
  },
  checkField: {
    id: 'booking.who.checkField',
    defaultMessage: '{field}: {problem}',
    description:
      'Booking, beside the button of the second step, where one field is wrong. field: its label, "Email"; problem: a whole sentence such as "Please fill this in."',
  },
  checkFields: {
    id: 'booking.who.checkFields',
    defaultMessage: 'Please check: {fields}.',
    description:
      'Booking, beside the button of the second step, where several fields are wrong. fields: their labels as a list, "First name and Email".',
  },
  errorRequired: {
    id: 'booking.error.required',
    defaultMessage: 'Please fill this in.',
    description: 'Booking, error at a field that must not stay empty. "This" is the field.',
  },
  errorName: {
    id: 'booking.error.name',
    defaultMessage: 'Please use letters, without < or > and without invisible characters.',
    description:
      'Booking, error at a field for a name, which has characters that are not allowed. The signs < and > stay as they are.',
  },
  errorTooLong: {
    id: 'booking.error.tooLong',
    defaultMessage: 'Please shorten this to {max, number} characters.',
    description:
      'Booking, error at a field whose text is too long. "This" is the text. max: most characters it may have, for example 500.',
  },
  errorPhone: {
    id: 'booking.error.phone',
    defaultMessage: 'This number can’t be reached. Check it and the country code.',
    description: 'Booking, error at the field "Mobile phone": no such number can exist. "It" is the number.',
  },
  errorEmail: {
    id: 'booking.error.email',
    defaultMessage: 'This doesn’t look like an email address.',
    description: 'Booking, error at the field "Email": it is not written as an address is.',
  },
  errorBirthday: {
    id: 'booking.error.birthday',
    defaultMessage: 'Please give a day in the past.',
    description: 'Booking, error at the field "Birthday": it lies in the future or too long ago.',
  },
  errorBirthdayParts: {
    id: 'booking.error.birthdayParts',
    defaultMessage: 'Please give day, month and all four digits of the year of a date that exists.',
    description:
      'Booking, error at the field "Birthday": a part is missing or short, or no such day exists, for example 31 February.',
  },
  errorText: {
    id: 'booking.error.text',
    defaultMessage: 'Please leave out <, > and invisible characters.',
    description:
      'Booking, error at the note for the doctor or the address: it has characters that are not allowed. The signs < and > stay as they are.',
  },
  errorNotLoaded: {
    id: 'booking.error.notLoaded',
    defaultMessage: 'A part of this page could not be loaded. Reload the page and go on: what you entered is kept.',
    description:
      'Booking, any step, after a press: a file of the app is lost, such as one of an older version. A button "Reload" follows.',
  },
  errorDoctorGone: {
    id: 'booking.error.doctorGone',
    defaultMessage: 'This doctor can no longer be booked here. Nothing was booked.',
    description:
      'Booking, any step, after a press: the doctor left while the form was filled in. A link to other doctors of the speciality follows.',
  },
})
