import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the patient's relatives. */
export const messages = defineMessages({
  title: {
    id: 'relatives.title',
    defaultMessage: 'People you book for',
    description: 'Relatives: heading above the list.',
  },
  lead: {
    id: 'relatives.lead',
    defaultMessage: 'Pick them when you book: nothing has to be typed again.',
    description: 'Relatives, under the heading. "Them": the people on the list, whose details a booking takes over.',
  },
  none: {
    id: 'relatives.none',
    defaultMessage: 'Book for your family from here',
    description: 'Relatives: heading where nobody is on the list yet.',
  },
  noneWhy: {
    id: 'relatives.noneWhy',
    defaultMessage:
      'Add a child, a parent or someone you care for. Their details are filled in when you book for them.',
    description: 'Relatives, under "Book for your family from here".',
  },
  add: {
    id: 'relatives.add',
    defaultMessage: 'Add someone',
    description: 'Relatives: button that opens an empty form, and the heading of that form.',
  },
  addNow: {
    id: 'relatives.addNow',
    defaultMessage: 'Add',
    description: 'Relatives: button below the form that adds the person (a verb). One word.',
  },
  save: {
    id: 'relatives.save',
    defaultMessage: 'Save',
    description: 'Relatives: button that stores what was changed (a verb).',
  },
  giveUp: {
    id: 'relatives.giveUp',
    defaultMessage: 'Cancel',
    description:
      'Relatives: button that leaves the form; what was typed is not kept. A verb, not about an appointment.',
  },
  edit: {
    id: 'relatives.edit',
    defaultMessage: 'Change the details of {name}',
    description: 'Only read by screen readers: button with a pencil beside a person. name: first and last name.',
  },
  bookFor: {
    id: 'relatives.bookFor',
    defaultMessage: 'Book for {name}',
    description: 'Relatives: button on a person’s card that leads to the search for a doctor. name: first name.',
  },
  visits: {
    id: 'relatives.visits',
    defaultMessage: 'Next visit of {name}',
    description:
      'Only read by screen readers: name of a list with one appointment. name: first and last name of the person.',
  },
  years: {
    id: 'relatives.years',
    defaultMessage: '{count, plural, one {# year} other {# years}}',
    description: 'Relatives: age of a person, after the relationship, as in "Child · 6 years". count: whole years.',
  },
  months: {
    id: 'relatives.months',
    defaultMessage: '{count, plural, =0 {under a month} one {# month} other {# months}}',
    description: 'Relatives: age of a child under two, after the relationship. count: whole months.',
  },
  full: {
    id: 'relatives.full',
    defaultMessage: 'Your list is full',
    description: 'Relatives: title of a note where no more people can be added.',
  },
  fullWhy: {
    id: 'relatives.fullWhy',
    defaultMessage: 'It holds {most, number} people. Remove someone before you add another person.',
    description: 'Relatives, under "Your list is full". most: how many people it can hold.',
  },
  relationship: {
    id: 'relatives.relationship',
    defaultMessage: 'Who is this to you?',
    description: 'Relatives: label of a choice, such as child or parent.',
  },
  choose: {
    id: 'relatives.choose',
    defaultMessage: 'Choose',
    description: 'Relatives: first entry of the choice who somebody is to the patient, before one is chosen. A verb.',
  },
  first: {
    id: 'relatives.first',
    defaultMessage: 'First name',
    description: 'Relatives: label of the person’s given name.',
  },
  last: {
    id: 'relatives.last',
    defaultMessage: 'Family name',
    description: 'Relatives: label of the person’s surname.',
  },
  birthday: {
    id: 'relatives.birthday',
    defaultMessage: 'Date of birth',
    description: 'Relatives: label of three fields for a date.',
  },
  gender: {
    id: 'relatives.gender',
    defaultMessage: 'Gender',
    description: 'Relatives: label of a choice between female and male.',
  },
  female: {
    id: 'relatives.female',
    defaultMessage: 'Female',
    description: 'Relatives: one entry of the choice "Gender". One word.',
  },
  male: {
    id: 'relatives.male',
    defaultMessage: 'Male',
    description: 'Relatives: one entry of the choice "Gender". One word.',
  },
  reach: {
    id: 'relatives.reach',
    defaultMessage: 'How to reach them',
    description: 'Relatives: heading above phone and email of the person.',
  },
  phone: {
    id: 'relatives.phone',
    defaultMessage: 'Mobile phone',
    description: 'Relatives: label of the person’s own phone number, with or without country code.',
  },
  email: {
    id: 'relatives.email',
    defaultMessage: 'Email',
    description: 'Relatives: label of the person’s own email address.',
  },
  papers: {
    id: 'relatives.papers',
    defaultMessage: 'Identity',
    description: 'Relatives: heading above the identity document of the person. One word.',
  },
  added: {
    id: 'relatives.added',
    defaultMessage: '{name} is on your list.',
    description: 'Relatives: notice after somebody was added. name: their first name.',
  },
  saved: {
    id: 'relatives.saved',
    defaultMessage: 'The details of {name} are saved.',
    description: 'Relatives: notice after "Save". name: first name of the person.',
  },
  remove: {
    id: 'relatives.remove',
    defaultMessage: 'Remove {name}',
    description: 'Relatives: button that asks whether to remove a person from the list. name: their first name.',
  },
  removeTitle: {
    id: 'relatives.removeTitle',
    defaultMessage: 'Remove {name} from your list?',
    description: 'Relatives: title of the question before a person is removed. name: their first name.',
  },
  removeWhat: {
    id: 'relatives.removeWhat',
    defaultMessage: 'Their details are deleted. Visits that are over stay in your appointments.',
    description: 'Relatives, in the question before a person is removed. "Their": of the person.',
  },
  removeNow: {
    id: 'relatives.removeNow',
    defaultMessage: 'Remove',
    description: 'Relatives: button that removes a person from the list (a verb). One word.',
  },
  keep: {
    id: 'relatives.keep',
    defaultMessage: 'Keep {name}',
    description: 'Relatives: button that closes the question and changes nothing. name: first name of the person.',
  },
  removed: {
    id: 'relatives.removed',
    defaultMessage: '{name} is no longer on your list.',
    description: 'Relatives: notice after a person was removed. name: their first name.',
  },
  cannotRemove: {
    id: 'relatives.cannotRemove',
    defaultMessage: '{name} has a visit ahead',
    description:
      'Relatives: title where a person cannot be removed because an appointment is booked. name: their first name.',
  },
  visitAhead: {
    id: 'relatives.visitAhead',
    defaultMessage: 'Booked for {when}.',
    description: 'Relatives: when the appointment is. when: for example "tomorrow at 10:15".',
  },
  visitAheadWhy: {
    id: 'relatives.visitAheadWhy',
    defaultMessage: 'Cancel the visit first. Then this person can be removed.',
    description: 'Relatives, under the time of the appointment. "Visit" is an appointment with a doctor.',
  },
  seeVisit: {
    id: 'relatives.seeVisit',
    defaultMessage: 'See the visit',
    description: 'Relatives: button to the page of the appointment, where it can be cancelled.',
  },
  errorRelationship: {
    id: 'relatives.errorRelationship',
    defaultMessage: 'Please choose who this is to you.',
    description: 'Relatives, error at the choice of a relationship, which was left open.',
  },
  errorRequired: {
    id: 'relatives.errorRequired',
    defaultMessage: 'Please fill this in.',
    description: 'Relatives, error at a field that must not stay empty. "This" is the field.',
  },
  errorName: {
    id: 'relatives.errorName',
    defaultMessage: 'Please use letters, without < or > and without invisible characters.',
    description: 'Relatives, error at a name with characters that are not allowed. The signs < and > stay as they are.',
  },
  errorTooLong: {
    id: 'relatives.errorTooLong',
    defaultMessage: 'Please shorten this to {max, number} characters.',
    description: 'Relatives, error at a text that is too long. max: most characters, for example 80.',
  },
  errorBirthday: {
    id: 'relatives.errorBirthday',
    defaultMessage: 'Please enter a day from 1900 until today.',
    description: 'Relatives, error at the date of birth: it is in the future or too long ago.',
  },
  errorBirthdayParts: {
    id: 'relatives.errorBirthdayParts',
    defaultMessage: 'Please enter day, month and year of a real date.',
    description: 'Relatives, error at the date of birth: a part is missing, or there is no such day.',
  },
  errorPhone: {
    id: 'relatives.errorPhone',
    defaultMessage: 'This number can’t be reached. Check it and its country code.',
    description: 'Relatives, error at the phone: no such number can exist.',
  },
  errorEmail: {
    id: 'relatives.errorEmail',
    defaultMessage: 'Please enter an address like name@example.com.',
    description: 'Relatives, error at the email address. The example stays as it is.',
  },
})
