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
  copyWhy: {
    id: 'relatives.copyWhy',
    defaultMessage: 'You can add someone now. To change details, you need a connection.',
    description: 'Relatives without a connection, above the list that this device has kept.',
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
  additionKept: {
    id: 'relatives.additionKept',
    defaultMessage: '{name} is not added yet',
    description: 'Relatives, beside somebody who was added without a connection. name: their first name.',
  },
  additionKeptWhy: {
    id: 'relatives.additionKeptWhy',
    defaultMessage: 'That waits on this device until you are connected. Then you can book for them.',
    description: 'Relatives, under "Salma is not added yet". "Them": the person.',
  },
  additionSent: {
    id: 'relatives.additionSent',
    defaultMessage:
      'It may have been sent already. As soon as that is clear you can change them here, and book for them.',
    description: 'Relatives, under "Salma is not added yet", where the answer to it was lost. "Them": the person.',
  },
  additionRefused: {
    id: 'relatives.additionRefused',
    defaultMessage: '{name} was not added',
    description: 'Relatives, beside somebody who was added without a connection and refused. name: their first name.',
  },
  additionCorrect: {
    id: 'relatives.additionCorrect',
    defaultMessage: 'Change the details, or discard this.',
    description: 'Relatives, under "Salma was not added", after the reason.',
  },
  removalKept: {
    id: 'relatives.removalKept',
    defaultMessage: '{name} is not removed yet',
    description: 'Relatives: the removal of a person waits on this device. Title. name: their first name.',
  },
  removalKeptWhy: {
    id: 'relatives.removalKeptWhy',
    defaultMessage: 'That waits on this device and is not sent yet.',
    description:
      'Relatives, under "… is not removed yet": that this person is taken off the list waits for a connection.',
  },
  removalSent: {
    id: 'relatives.removalSent',
    defaultMessage: 'It may have been sent already, so it can’t be taken back. You can add them again.',
    description: 'Relatives, after "Keep …" was pressed while the removal was on its way. "Them": the person.',
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
  neededTitle: {
    id: 'relatives.neededTitle',
    defaultMessage: 'Ask {name} first',
    description:
      'Relatives, on the card of an adult: title of a note. The patient has to ask them before anything is booked for them. name: their first name.',
  },
  neededPhone: {
    id: 'relatives.neededPhone',
    defaultMessage:
      '{name} is 18 or older and decides who books for them. We text a link to their number, on which they say yes or no.',
    description: 'Relatives, on the card of an adult, under "Ask Amina first". name: their first name.',
  },
  neededEmail: {
    id: 'relatives.neededEmail',
    defaultMessage:
      '{name} is 18 or older and decides who books for them. We mail them a link, on which they say yes or no.',
    description:
      'Relatives, on the card of an adult with an email alone, under "Ask Amina first". name: their first name.',
  },
  ageUnknown: {
    id: 'relatives.ageUnknown',
    defaultMessage:
      'Without a date of birth {name} counts as an adult, who has to agree. Add the date of birth of a child, or ask.',
    description:
      'Relatives, on the card of a person whose date of birth is not filled in, under "Ask Amina first". name: their first name.',
  },
  ageUnknownUnreached: {
    id: 'relatives.ageUnknownUnreached',
    defaultMessage:
      'Without a date of birth {name} counts as an adult, who has to agree. Add the date of birth of a child, or a mobile number or an email of their own to ask.',
    description:
      'Relatives, on the card of a person without a date of birth, phone and email, under "Ask Amina first". name: their first name.',
  },
  askNow: {
    id: 'relatives.askNow',
    defaultMessage: 'Ask {name}',
    description: 'Relatives, on the card of an adult: button that sends them the question. name: their first name.',
  },
  waitingTitle: {
    id: 'relatives.waitingTitle',
    defaultMessage: 'Waiting for consent',
    description: 'Relatives, on the card of an adult who was asked: title of a note.',
  },
  waitingPhone: {
    id: 'relatives.waitingPhone',
    defaultMessage:
      'We texted {name} on {asked}. Until they say yes, you cannot book for them. The link can be answered until {until}.',
    description:
      'Relatives, under "Waiting for consent". name: first name; asked, until: dates such as "Monday, 7 December".',
  },
  waitingEmail: {
    id: 'relatives.waitingEmail',
    defaultMessage:
      'We mailed {name} on {asked}. Until they say yes, you cannot book for them. The link can be answered until {until}.',
    description:
      'Relatives, under "Waiting for consent". name: first name; asked, until: dates such as "Monday, 7 December".',
  },
  sendAgain: {
    id: 'relatives.sendAgain',
    defaultMessage: 'Send again',
    description:
      'Relatives, on the card of an adult who has not answered: button that sends the question once more. A verb.',
  },
  lapsedTitle: {
    id: 'relatives.lapsedTitle',
    defaultMessage: '{name} has not answered',
    description:
      'Relatives, on the card of an adult: title of a note where the two weeks for an answer are over. name: their first name.',
  },
  lapsedWhy: {
    id: 'relatives.lapsedWhy',
    defaultMessage: 'The link ran out on {until}. Send a new one, or check the number and the email.',
    description: 'Relatives, under "Amina has not answered". until: a date such as "Monday, 7 December".',
  },
  refusedTitle: {
    id: 'relatives.refusedTitle',
    defaultMessage: '{name} said no',
    description:
      'Relatives, on the card of an adult who does not want the patient to book for them. name: their first name.',
  },
  refusedWhy: {
    id: 'relatives.refusedWhy',
    defaultMessage: 'You cannot book for them. They can be asked again, twice at most.',
    description: 'Relatives, under "Amina said no". "Them": of that person.',
  },
  revokedTitle: {
    id: 'relatives.revokedTitle',
    defaultMessage: '{name} ended it',
    description:
      'Relatives, on the card of an adult who agreed before and no longer wants the patient to book for them. name: their first name.',
  },
  revokedWhy: {
    id: 'relatives.revokedWhy',
    defaultMessage:
      'You can no longer book for them. What is booked stays booked. They can be asked again, twice at most.',
    description: 'Relatives, under "Amina ended it". "They": that person.',
  },
  refusedTooOften: {
    id: 'relatives.refusedTooOften',
    defaultMessage: 'They have answered several times and cannot be asked again.',
    description: 'Relatives, under "Amina said no", after the third no. "They": that person.',
  },
  noContact: {
    id: 'relatives.noContact',
    defaultMessage: 'Add a mobile number that we can text, or an email, of their own. Then we can ask them.',
    description: 'Relatives, on the card of an adult without a phone or email. "Them": that person.',
  },
  ownContact: {
    id: 'relatives.ownContact',
    defaultMessage: 'The number or email is your own. Add one of theirs, so that we can ask them.',
    description:
      'Relatives, on the card of an adult whose phone or email is that of the patient. "Theirs": of that person.',
  },
  askAgain: {
    id: 'relatives.askAgain',
    defaultMessage: 'Ask again',
    description: 'Relatives, on the card of an adult who said no: button that sends the question once more. A verb.',
  },
  changeOrRemove: {
    id: 'relatives.changeOrRemove',
    defaultMessage: 'Change contact or remove',
    description:
      'Relatives, on the card of an adult who has not agreed: link to their form, where they can also be removed from the list. Verbs.',
  },
  scheduleProbe: {
    id: 'relatives.scheduleProbe',
    defaultMessage: 'We have just sent one. You can send it again {when}.',
    description:
      'Relatives, after "Send again" was pressed too soon. when: for example "tomorrow at 10:15". "One" and "it": the message with the question.',
  },
  sentByPhone: {
    id: 'relatives.askedByPhone',
    defaultMessage: 'We texted {name}.',
    description: 'Relatives: notice after the question was sent by text message. name: first name.',
  },
  sentByEmail: {
    id: 'relatives.askedByEmail',
    defaultMessage: 'We mailed {name}.',
    description: 'Relatives: notice after the question was sent by email. name: first name.',
  },
  savedAndSent: {
    id: 'relatives.savedAndAsked',
    defaultMessage: '{name} is on your list. We asked them whether you may book for them.',
    description: 'Relatives: notice after an adult was added or changed and was sent the question. name: first name.',
  },
  reachWhy: {
    id: 'relatives.reachWhy',
    defaultMessage: 'Who is 18 or older is asked before you can book for them, by a number or an email of their own.',
    description: 'Relatives, under the heading "How to reach them". "Their": of the person on the form.',
  },
  papersWithheld: {
    id: 'relatives.papersWithheld',
    defaultMessage: 'A number that you entered before is kept, and shown again once {name} agrees.',
    description:
      'Relatives, under the heading "Identity" of an adult who has not agreed. "Number": of an identity document. name: first name.',
  },
})
