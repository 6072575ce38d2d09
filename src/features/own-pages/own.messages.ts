import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of a patient's own pages: overview, appointments, profile. */
export const messages = defineMessages({
  install: {
    id: 'own.install',
    defaultMessage: 'Put this app on your home screen',
    description:
      'Drawer and overview of an account: link to the page that explains how to install the app on the phone.',
  },
  areas: {
    id: 'own.areas',
    defaultMessage: 'Your pages',
    description: 'Only read by screen readers: name of the links Overview, Appointments, Profile.',
  },
  overview: {
    id: 'own.overview',
    defaultMessage: 'Overview',
    description: 'Own pages of a signed-in patient: link to the first of them. One word.',
  },
  appointments: {
    id: 'own.appointments',
    defaultMessage: 'Appointments',
    description: 'Own pages: link to the list of the patient’s appointments, and its heading. One word.',
  },
  documents: {
    id: 'own.documents',
    defaultMessage: 'Documents',
    description: 'Own pages: link to the patient’s documents (results, letters, cards), and their heading. One word.',
  },
  profile: {
    id: 'own.profile',
    defaultMessage: 'Profile',
    description: 'Own pages: link to the patient’s details, and their heading. One word.',
  },
  relatives: {
    id: 'own.relatives',
    defaultMessage: 'Relatives',
    description: 'Own pages: link to the people whom the patient books for, and their heading. One word.',
  },
  checkFields: {
    id: 'own.checkFields',
    defaultMessage: 'Please check: {fields}.',
    description: 'Own pages, beside the button of a form, where fields are wrong. fields: their labels as a list.',
  },
  offline: {
    id: 'own.offline',
    defaultMessage: 'You are offline',
    description: 'Own pages: heading in place of what cannot be loaded without a connection to the internet.',
  },
  offlineWhy: {
    id: 'own.offlineWhy',
    defaultMessage: 'This appears as soon as you are connected again.',
    description:
      'Own pages, under "You are offline". "This" is what the page shows, for example the list of relatives.',
  },
  stale: {
    id: 'own.stale',
    defaultMessage: 'Changed elsewhere since you typed here',
    description:
      'Own pages: title of a note above a form with what was typed before and not saved. The details were saved on another device meanwhile.',
  },
  staleMerged: {
    id: 'own.staleMerged',
    defaultMessage: 'You see the details as they are saved now, with what you typed here. Check them before you save.',
    description: 'Own pages, under "Changed elsewhere since you typed here", where both do not contradict each other.',
  },
  staleFields: {
    id: 'own.staleFields',
    defaultMessage: 'Different here and there: {fields}. What do you want to keep?',
    description:
      'Own pages, under "Changed elsewhere since you typed here". fields: labels of fields as a list, "Gender and Height in cm".',
  },
  keepSaved: {
    id: 'own.keepSaved',
    defaultMessage: 'What is saved',
    description: 'Own pages: button that answers "What do you want to keep?": what was saved on the other device.',
  },
  keepTyped: {
    id: 'own.keepTyped',
    defaultMessage: 'What I typed here',
    description: 'Own pages: button that answers "What do you want to keep?": what the patient typed here.',
  },
  staleChoose: {
    id: 'own.staleChoose',
    defaultMessage: 'Choose first what to keep: the details were changed elsewhere.',
    description: 'Own pages, beside "Save": the patient has to choose between what is saved and what they typed.',
  },
  staleCheck: {
    id: 'own.staleCheck',
    defaultMessage: 'The details were changed elsewhere just now. Check them, then save again.',
    description: 'Own pages, beside "Save", which was pressed and has not saved: what changed is shown in the form.',
  },
  missing: {
    id: 'own.missing',
    defaultMessage: 'Still empty',
    description: 'Overview and profile: name of a list of links, each to a field of the profile that is empty.',
  },
  missingTerms: {
    id: 'own.missingTerms',
    defaultMessage: 'Your agreement to the terms of use',
    description: 'Overview and profile: link to where the patient can agree, which they have not done.',
  },
  missingHealthData: {
    id: 'own.missingHealthData',
    defaultMessage: 'Your agreement to the use of your health data',
    description: 'Overview and profile: link to where the patient can agree, which they have not done or took back.',
  },
  missingFirstName: {
    id: 'own.missingFirstName',
    defaultMessage: 'Your first name',
    description: 'Overview and profile: link to a field of the profile that is still empty.',
  },
  missingGender: {
    id: 'own.missingGender',
    defaultMessage: 'Gender',
    description: 'Overview and profile: link to a field of the profile that is still empty.',
  },
  missingBirthday: {
    id: 'own.missingBirthday',
    defaultMessage: 'Date of birth',
    description: 'Overview and profile: link to a field of the profile that is still empty.',
  },
  missingIdentity: {
    id: 'own.missingIdentity',
    defaultMessage: 'Identity',
    description:
      'Overview and profile: link to a field of the profile that is still empty. An identity document and its number.',
  },
  missingMarital: {
    id: 'own.missingMarital',
    defaultMessage: 'Marital status',
    description: 'Overview and profile: link to a field of the profile that is still empty.',
  },
  missingBlood: {
    id: 'own.missingBlood',
    defaultMessage: 'Blood type',
    description: 'Overview and profile: link to a field of the profile that is still empty.',
  },
  missingHeight: {
    id: 'own.missingHeight',
    defaultMessage: 'Height',
    description: 'Overview and profile: link to a field of the profile that is still empty. Of the body, in cm.',
  },
  missingWeight: {
    id: 'own.missingWeight',
    defaultMessage: 'Weight',
    description: 'Overview and profile: link to a field of the profile that is still empty. Of the body, in kg.',
  },
  missingContactName: {
    id: 'own.missingContactName',
    defaultMessage: 'Emergency contact',
    description:
      'Overview and profile: link to a field of the profile that is still empty. The name of whom the clinic calls in an emergency.',
  },
  missingContactPhone: {
    id: 'own.missingContactPhone',
    defaultMessage: 'Emergency phone',
    description:
      'Overview and profile: link to a field of the profile that is still empty. The phone of whom the clinic calls in an emergency.',
  },
  missingContactRelationship: {
    id: 'own.missingContactRelationship',
    defaultMessage: 'What your emergency contact is to you',
    description: 'Overview and profile: link to a field of the profile that is still empty. Such as spouse or parent.',
  },
  partOffline: {
    id: 'own.partOffline',
    defaultMessage: 'You are offline. This appears again by itself.',
    description: 'Overview, in place of one part of the page. "This" is that part, for example the last visits.',
  },
  lastVisits: {
    id: 'own.lastVisits',
    defaultMessage: 'Your last visits',
    description: 'Overview: heading above the last two appointments that are over.',
  },
  noLastVisits: {
    id: 'own.noLastVisits',
    defaultMessage: 'Visits that are over stay here, with their doctor to book again.',
    description: 'Overview, under "Your last visits", where there is none yet.',
  },
  people: {
    id: 'own.people',
    defaultMessage: 'People you book for',
    description: 'Overview: heading above the relatives of the patient.',
  },
  noPeople: {
    id: 'own.noPeople',
    defaultMessage: 'Add a child, a parent or someone you care for, to book for them.',
    description: 'Overview, under "People you book for", where there is nobody yet.',
  },
  addPerson: {
    id: 'own.addPerson',
    defaultMessage: 'Add someone',
    description: 'Overview: link to an empty form for a person whom the patient books for. A verb.',
  },
  notAgreed: {
    id: 'own.notAgreed',
    defaultMessage: 'Has not agreed yet',
    description: 'Overview, under the name of an adult: they have not said that the patient may book for them.',
  },
  documentsShut: {
    id: 'own.documentsShut',
    defaultMessage: 'They open with a code',
    description: 'Overview, in the row that leads to the documents of the patient, which are locked.',
  },
  noDocuments: {
    id: 'own.noDocuments',
    defaultMessage: 'Keep results, letters and cards together, and have them at hand at the next visit.',
    description: 'Overview, under "Documents", where there is none yet.',
  },
  addDocument: {
    id: 'own.addDocument',
    defaultMessage: 'Add the first one',
    description: 'Overview: row that leads to the documents, where there is none yet. "One" is a document. A verb.',
  },
  countDocuments: {
    id: 'own.countDocuments',
    defaultMessage: '{count, plural, one {# document} other {# documents}}',
    description: 'Overview: row that leads to the documents of the patient. count: how many there are.',
  },
  completeHeading: {
    id: 'own.completeHeading',
    defaultMessage: 'Your profile is {percentage, number}% filled in',
    description: 'Overview: heading of a part about the profile. percentage: from 0 to 100.',
  },
  incomplete: {
    id: 'own.incomplete',
    defaultMessage: 'A clinic sees you sooner when it knows these:',
    description: 'Overview, under "Your profile is 40% filled in", before links to fields that are empty.',
  },
  incompleteAgreement: {
    id: 'own.incompleteAgreement',
    defaultMessage: 'Your account needs these from you:',
    description:
      'Overview, under "Your profile is 40% filled in", before links to agreements that are missing and to fields that are empty.',
  },
  isComplete: {
    id: 'own.isComplete',
    defaultMessage: 'Nothing is missing.',
    description: 'Overview, under "Your profile is 100% filled in".',
  },
  alsoAhead: {
    id: 'own.alsoAhead',
    defaultMessage: 'Also coming up',
    description: 'Overview: heading above the appointments after the next one.',
  },
  settings: {
    id: 'own.settings',
    defaultMessage: 'Settings',
    description: 'Own pages: link to the patient’s settings, and their heading. One word.',
  },
  notYou: {
    id: 'own.notYou',
    defaultMessage: 'Not you? Sign out',
    description:
      'Overview, under "Hello" with a name, and menu of the account: for whoever finds somebody else signed in on a shared device.',
  },
  signedInAs: {
    id: 'own.signedInAs',
    defaultMessage: 'Signed in as {name}',
    description: 'Menu and drawer, above the patient’s pages and "Not you? Sign out". name: "Layla Farouk".',
  },
  deletesAt: {
    id: 'own.deletesAt',
    defaultMessage: 'Your account is deleted on {day}',
    description: 'Own pages, title of a note: its patient asked for it. day: a date.',
  },
  deletesAtWhy: {
    id: 'own.deletesAtWhy',
    defaultMessage: 'Until then you can keep it, and your visits stay booked.',
    description: 'Own pages, under "Your account is deleted on …". "It" is the account, "visits" are appointments.',
  },
  agreeAgain: {
    id: 'own.agreeAgain',
    defaultMessage: 'Agree again',
    description:
      'Overview and settings: button of the note that the account is to be deleted, because the patient has taken back an agreement. Leads to the settings.',
  },
  agreementMissing: {
    id: 'own.agreement',
    defaultMessage: 'Your agreement is missing',
    description: 'Overview: title of a note; the patient has not agreed to the terms and the use of health data yet.',
  },
  agreementWhy: {
    id: 'own.agreement.why',
    defaultMessage: 'Your account was made without it. It takes a minute in the settings.',
    description: 'Overview: under "Your agreement is missing". "It" is the agreement.',
  },
  agreementOpen: {
    id: 'own.agreement.open',
    defaultMessage: 'Read and agree',
    description: 'Overview: button under "Your agreement is missing"; leads to the settings.',
  },
  keepAccount: {
    id: 'own.keepAccount',
    defaultMessage: 'Keep my account',
    description: 'Own pages: button of the note that the account is deleted on a day; it then is not.',
  },
  keptAccount: {
    id: 'own.keptAccount',
    defaultMessage: 'Your account stays.',
    description: 'Own pages: notice after "Keep my account".',
  },
  hello: {
    id: 'own.hello',
    defaultMessage: 'Hello, {name}',
    description: 'Own pages, heading of the overview. name: the patient’s first name.',
  },
  loading: {
    id: 'own.loading',
    defaultMessage: 'Loading your details',
    description: 'Only read by screen readers, while one of the patient’s own pages is loaded.',
  },
  failed: {
    id: 'own.failed',
    defaultMessage: 'This didn’t load',
    description: 'Own pages: heading in place of what could not be loaded.',
  },
  failedWhy: {
    id: 'own.failedWhy',
    defaultMessage: 'Check your connection and try again. Nothing of yours has changed.',
    description: 'Own pages, under "This didn’t load". "Connection": to the internet.',
  },
  retry: { id: 'own.retry', defaultMessage: 'Try again', description: 'Own pages: button that loads once more.' },
  next: {
    id: 'own.next',
    defaultMessage: 'Your next visit',
    description: 'Overview: heading above the next appointment. "Visit" is an appointment with a doctor.',
  },
  noVisits: {
    id: 'own.noVisits',
    defaultMessage: 'No visit ahead',
    description: 'Own pages: there is no appointment in the future.',
  },
  noVisitsWhy: {
    id: 'own.noVisitsWhy',
    defaultMessage: 'When you book one, it stands here with its time and place.',
    description: 'Own pages, under "No visit ahead". "One" and "it" are a visit.',
  },
  find: {
    id: 'own.find',
    defaultMessage: 'Find a doctor',
    description: 'Own pages: button to the list of doctors.',
  },
  allVisits: {
    id: 'own.allVisits',
    defaultMessage: 'All appointments',
    description: 'Overview: link to the list of all appointments.',
  },
  details: {
    id: 'own.details',
    defaultMessage: 'Your details',
    description: 'Overview: link to the profile.',
  },
  complete: {
    id: 'own.complete',
    defaultMessage: '{percentage, number}% filled in',
    description: 'Overview and profile: how much of the profile is filled in. percentage: from 0 to 100.',
  },
  signOut: {
    id: 'own.signOut',
    defaultMessage: 'Sign out',
    description: 'Overview: button that signs the patient out of this device (a verb).',
  },
  signOutDetail: {
    id: 'own.signOutDetail',
    defaultMessage: 'Nothing of yours stays on this device.',
    description: 'Overview, under "Sign out": drafts, searches and kept visits are deleted from the phone or computer.',
  },
  unsent: {
    id: 'own.unsent',
    defaultMessage: 'Something on this device is not sent yet. Before you sign out, we ask what becomes of it.',
    description:
      'Overview, note above "Sign out": a booking or another change waits for the network. "It" is what waits.',
  },
  leaveTitle: {
    id: 'own.leaveTitle',
    defaultMessage: 'Sign out before all is sent?',
    description: 'Question after "Sign out", where changes wait on this device to be sent.',
  },
  leaveWhat: {
    id: 'own.leaveWhat',
    defaultMessage:
      '{count, plural, one {# change of yours} other {# changes of yours}} on this device did not reach the clinic. Signing out deletes what is not sent.',
    description: 'Under the question "Sign out before all is sent?". count: 1 or more.',
  },
  leaveSend: {
    id: 'own.leaveSend',
    defaultMessage: 'Send now and sign out',
    description: 'Under the question "Sign out before all is sent?": button that sends all that waits, then signs out.',
  },
  leaveDiscard: {
    id: 'own.leaveDiscard',
    defaultMessage: 'Discard and sign out',
    description: 'Under the question "Sign out before all is sent?": button that deletes all that waits and signs out.',
  },
  leaveStay: {
    id: 'own.leaveStay',
    defaultMessage: 'Stay signed in',
    description: 'Under the question "Sign out before all is sent?": button that changes nothing.',
  },
  leaveUnsent: {
    id: 'own.leaveUnsent',
    defaultMessage: 'Not all of it could be sent. Your overview lists what is left and why.',
    description: 'After "Send now and sign out": something was refused, or waits for the patient. "It" is what waits.',
  },
  leaveOffline: {
    id: 'own.leaveOffline',
    defaultMessage: 'There is no connection, so nothing could be sent.',
    description: 'After "Send now and sign out", without a network.',
  },
  signingOut: {
    id: 'own.signingOut',
    defaultMessage: 'Signing out',
    description: 'Only read by screen readers, while the patient is being signed out.',
  },
  suspended: {
    id: 'own.suspended',
    defaultMessage: 'Booking is paused for your account',
    description: 'Own pages, title of a note: the clinic or insurer has suspended this patient from booking.',
  },
  suspendedWhy: {
    id: 'own.suspendedWhy',
    defaultMessage: 'Your visits stay as they are. Please call the clinic to book again.',
    description: 'Own pages, under "Booking is paused for your account". "Visits" are appointments already booked.',
  },
  ahead: {
    id: 'own.ahead',
    defaultMessage: 'Ahead',
    description: 'Appointments: heading above those in the future. One word.',
  },
  past: {
    id: 'own.past',
    defaultMessage: 'Past and cancelled',
    description: 'Appointments: heading above those that are over or were cancelled.',
  },
  noPast: {
    id: 'own.noPast',
    defaultMessage: 'Nothing here yet.',
    description: 'Appointments, under "Past and cancelled", where there are none.',
  },
  more: {
    id: 'own.more',
    defaultMessage: 'Show more',
    description: 'Appointments: button that adds the next twenty to a list.',
  },
  unpaid: {
    id: 'own.unpaid',
    defaultMessage: 'Not paid yet',
    description:
      'Appointments: badge on a visit that is booked only once it is paid. It agrees with "visit" or "appointment" in gender.',
  },
  payUntil: {
    id: 'own.payUntil',
    defaultMessage: 'Pay until {until}',
    description: 'Appointments: badge on a visit that awaits its payment. until: time of day, "14:24".',
  },
  expired: {
    id: 'own.expired',
    defaultMessage: 'Not booked',
    description:
      'Appointments: badge on a visit that was not paid in time. It agrees with "visit" or "appointment" in gender.',
  },
  refundStuck: {
    id: 'own.refundStuck',
    defaultMessage: 'Refund failed',
    description:
      'Appointments: badge on a cancelled visit whose payment could not be given back; its page says whom to call. Short.',
  },
  refundDue: {
    id: 'own.refundDue',
    defaultMessage: 'Money goes back',
    description: 'Appointments: badge on a cancelled visit whose payment is being given back. Short.',
  },
  refunded: {
    id: 'own.refunded',
    defaultMessage: 'Money given back',
    description: 'Appointments: badge on a cancelled visit whose payment was given back. Short.',
  },
  cancelled: {
    id: 'own.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Badge on an appointment in a list. It agrees with "visit" or "appointment" in gender. One word.',
  },
  visitFor: {
    id: 'own.visitFor',
    defaultMessage: 'For {name}',
    description: 'Appointments: in a row, whom of their relatives the patient booked for. name: their first name.',
  },
  known: {
    id: 'own.known',
    defaultMessage: 'These are the visits this device knows',
    description:
      'Appointments, title of a note above visits that could not be loaded again. "Device": phone or computer.',
  },
  knownWhy: {
    id: 'own.knownWhy',
    defaultMessage:
      'The list did not load, so something may have changed since. It loads when you are connected again.',
    description: 'Appointments, under "These are the visits this device knows". "Connected": to the internet.',
  },
  offerFree: {
    id: 'own.offerFree',
    defaultMessage: '{when} is free for you',
    description:
      'Appointments and overview, above the list: link to a visit for which an earlier time is offered. when: the earlier day and time, for example "Tue 24 Nov, 09:20".',
  },
  offerInstead: {
    id: 'own.offerInstead',
    defaultMessage: 'Instead of {booked}. Kept until {time}.',
    description:
      'Appointments and overview, under "… is free for you". booked: day and time of the visit now within a sentence, for example "tomorrow at 16:00"; time: until what time of day the earlier one is kept, for example "14:28".',
  },
  waits: {
    id: 'own.waits',
    defaultMessage: 'Waiting for an earlier time',
    description: 'Appointments and overview, badge of a visit: its patient asked to be told of an earlier time.',
  },
  onDevice: {
    id: 'own.onDevice',
    defaultMessage: 'Booked on this device',
    description:
      'Appointments of somebody who is not signed in: heading above the visits that this phone or computer knows.',
  },
  signInForAll: {
    id: 'own.signInForAll',
    defaultMessage: 'Sign in and see all your visits, also those booked elsewhere with your number.',
    description:
      'Appointments of somebody who is not signed in, above the button "Sign in or join". "Number": of the phone.',
  },
  signIn: {
    id: 'own.signIn',
    defaultMessage: 'Sign in or join',
    description: 'Appointments: button to the page on which one signs in or makes an account.',
  },
})
