import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of what is asked of a person: the patient, or a relative. */
export const messages = defineMessages({
  optional: {
    id: 'person.optional',
    defaultMessage: '(optional)',
    description: 'A person’s form, in small letters after the label of a field that may stay empty.',
  },
  none: {
    id: 'person.none',
    defaultMessage: 'Not told',
    description: 'A person’s form: first entry of a choice, which leaves it open, such as gender or relationship.',
  },
  day: {
    id: 'person.day',
    defaultMessage: 'Day',
    description: 'A person’s form: field for the day of the date of birth.',
  },
  month: {
    id: 'person.month',
    defaultMessage: 'Month',
    description: 'A person’s form: field for the month of the date of birth.',
  },
  year: {
    id: 'person.year',
    defaultMessage: 'Year',
    description: 'A person’s form: field for the year of the date of birth.',
  },
  calendar: {
    id: 'person.calendar',
    defaultMessage: 'Calendar of the date of birth',
    description: 'Only read by screen readers: name of the choice between Gregorian and Hijri.',
  },
  gregorian: {
    id: 'person.gregorian',
    defaultMessage: 'Gregorian',
    description: 'A person’s form: the date of birth is typed in the common calendar. One word.',
  },
  hijri: {
    id: 'person.hijri',
    defaultMessage: 'Hijri',
    description: 'A person’s form: the date of birth is typed in the Islamic calendar. One word.',
  },
  otherDay: {
    id: 'person.otherDay',
    defaultMessage: 'That is {day}.',
    description: 'Under a date of birth: the same day in the other calendar. day: "2 May 2020" or "9 Ramadan 1441 AH".',
  },
  identityType: {
    id: 'person.identityType',
    defaultMessage: 'Identity document',
    description: 'A person’s form: label of a choice such as Emirates ID or passport.',
  },
  identity: {
    id: 'person.identity',
    defaultMessage: 'Number on the document',
    description: 'A person’s form: label of the number of the chosen identity document.',
  },
  identityWhy: {
    id: 'person.identityWhy',
    defaultMessage: 'Some clinics ask for it at the desk.',
    description: 'A person’s form, under "Identity document". "It" is the document’s number.',
  },
  identityInsurer: {
    id: 'person.identityInsurer',
    defaultMessage: 'With your insurance, clinics ask for one of these: {kinds}.',
    description:
      'The patient’s own form, under "Identity document", where they book with an insurance. kinds: names of documents, for example "Emirates ID, Saudi national ID, and Iqama (resident ID)".',
  },
  typesFailed: {
    id: 'person.typesFailed',
    defaultMessage: 'The list of documents did not load. Everything else can be filled in.',
    description: 'A person’s form, under "Identity document", where there is no network.',
  },
  emiratesHint: {
    id: 'person.emiratesHint',
    defaultMessage: '15 digits, from the front of the card. The dashes come by themselves.',
    description: 'A person’s form, under the number of an Emirates ID, such as 784-1990-1234567-1.',
  },
  saudiHint: {
    id: 'person.saudiHint',
    defaultMessage: '10 digits, beginning with 1.',
    description: 'A person’s form, under the number of a Saudi national ID.',
  },
  iqamaHint: {
    id: 'person.iqamaHint',
    defaultMessage: '10 digits, beginning with 2.',
    description: 'A person’s form, under the number of a Saudi resident ID (Iqama).',
  },
  ktpHint: {
    id: 'person.ktpHint',
    defaultMessage: '16 digits, from the front of the card.',
    description: 'A person’s form, under the number of an Indonesian ID (KTP).',
  },
  passportHint: {
    id: 'person.passportHint',
    defaultMessage: '6 to 9 letters and digits.',
    description: 'A person’s form, under the number of a passport.',
  },
  errorIdentity: {
    id: 'person.errorIdentity',
    defaultMessage: 'This is not a number of that document. Check each sign.',
    description:
      'A person’s form, error at the number of an identity document: too short, too long, or with a wrong beginning.',
  },
  identityOffline: {
    id: 'person.identityOffline',
    defaultMessage: 'Needs a connection. Everything else can be saved without one.',
    description:
      'Form of a person, under the choice of an identity document, while there is no connection to the internet.',
  },
  errorIdentityOffline: {
    id: 'person.errorIdentityOffline',
    defaultMessage: 'This needs a connection: numbers of documents are never kept on this device to be sent later.',
    description:
      'Form of a person, error at the number of an identity document that was changed without a connection to the internet.',
  },
  errorIdentityMissing: {
    id: 'person.errorIdentityMissing',
    defaultMessage: 'Please enter the number, or choose no document.',
    description:
      'A person’s form, error at the number of an identity document, which is empty though a document is chosen.',
  },
  relationship: {
    id: 'person.relationship',
    defaultMessage: 'Relationship',
    description: 'A person’s form: label of the choice who somebody is to the patient, such as child or friend.',
  },
  child: {
    id: 'person.child',
    defaultMessage: 'Child',
    description: 'A relationship: son or daughter of the patient.',
  },
  spouse: {
    id: 'person.spouse',
    defaultMessage: 'Husband or wife',
    description: 'A relationship: who is married to the patient.',
  },
  parent: {
    id: 'person.parent',
    defaultMessage: 'Mother or father',
    description: 'A relationship: one of the patient’s parents.',
  },
  sibling: {
    id: 'person.sibling',
    defaultMessage: 'Brother or sister',
    description: 'A relationship: has the same parents as the patient.',
  },
  grandparent: {
    id: 'person.grandparent',
    defaultMessage: 'Grandparent',
    description: 'A relationship: mother or father of a parent of the patient.',
  },
  grandchild: {
    id: 'person.grandchild',
    defaultMessage: 'Grandchild',
    description: 'A relationship: child of a child of the patient.',
  },
  relative: {
    id: 'person.relative',
    defaultMessage: 'Other relative',
    description: 'A relationship: of the patient’s family, such as an aunt or a cousin.',
  },
  in_care: {
    id: 'person.in_care',
    defaultMessage: 'Someone I care for',
    description: 'A relationship: the patient looks after this person, who may not be family.',
  },
  friend: {
    id: 'person.friend',
    defaultMessage: 'Friend',
    description: 'A relationship: somebody close to the patient who is not family.',
  },
})
