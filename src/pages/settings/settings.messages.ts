import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the settings. */
export const messages = defineMessages({
  devices: {
    id: 'settings.devices',
    defaultMessage: 'Where you are signed in',
    description: 'Settings: heading above the list of phones and computers on which the patient is signed in.',
  },
  devicesLead: {
    id: 'settings.devices.lead',
    defaultMessage: 'Don’t know one of them? Sign it out and change your password.',
    description: 'Settings, under "Where you are signed in". "Them" are phones and computers.',
  },
  here: {
    id: 'settings.devices.here',
    defaultMessage: 'This device',
    description: 'Settings: badge of the phone or computer that is being used. Two words.',
  },
  now: {
    id: 'settings.devices.now',
    defaultMessage: 'In use now',
    description: 'Settings: under the device that is being used, in place of when it was last used.',
  },
  lastSeen: {
    id: 'settings.devices.lastSeen',
    defaultMessage: 'Last used {when}',
    description:
      'Settings: under the name of a device. when: day and time within a sentence, for example "today at 16:30".',
  },
  brief: {
    id: 'settings.devices.brief',
    defaultMessage: 'Until the browser is closed',
    description:
      'Settings: under a device on which the patient chose not to stay signed in; how long they are signed in there.',
  },
  unknownDevice: {
    id: 'settings.devices.unknown',
    defaultMessage: 'Unknown device',
    description:
      'Settings: in place of the names of browser and system, such as "Safari · Mac", where neither is known.',
  },
  signOut: {
    id: 'settings.devices.signOut',
    defaultMessage: 'Sign out',
    description: 'Settings: short button beside another device of the patient’s, which signs that one out.',
  },
  signOutOf: {
    id: 'settings.devices.signOutOf',
    defaultMessage: 'Sign out: {device}',
    description:
      'Only read by screen readers: name of the button "Sign out" of one device. device: for example "Edge · Windows".',
  },
  signedOut: {
    id: 'settings.devices.signedOut',
    defaultMessage: 'Signed out there.',
    description: 'Settings: notice after another device, or all other ones, were signed out.',
  },
  endOthers: {
    id: 'settings.devices.endOthers',
    defaultMessage: 'Sign out all others',
    description: 'Settings: button that signs out every device but the one in use.',
  },
  endAll: {
    id: 'settings.devices.endAll',
    defaultMessage: 'Sign out everywhere',
    description: 'Settings: button that signs out every device, the one in use too.',
  },
  password: {
    id: 'settings.password',
    defaultMessage: 'Password',
    description: 'Settings: heading above what concerns the password. One word.',
  },
  change: {
    id: 'settings.password.change',
    defaultMessage: 'Change password',
    description: 'Settings: opens the form with the old and the new password; also its heading.',
  },
  set: {
    id: 'settings.password.set',
    defaultMessage: 'Set a password',
    description: 'Settings: opens the form for a first password of an account without one; also its heading.',
  },
  oldPassword: {
    id: 'settings.password.old',
    defaultMessage: 'Current password',
    description: 'Settings: label of the field for the password as it is now.',
  },
  newPassword: {
    id: 'settings.password.new',
    defaultMessage: 'New password',
    description: 'Settings: label of the field for the password that is chosen.',
  },
  confirmPassword: {
    id: 'settings.password.confirm',
    defaultMessage: 'Confirm password',
    description: 'Settings: label of the second field for the new password.',
  },
  showOld: {
    id: 'settings.password.showOld',
    defaultMessage: 'Show current password',
    description: 'Only read by screen readers: button with an eye beside "Current password".',
  },
  showNew: {
    id: 'settings.password.showNew',
    defaultMessage: 'Show new password',
    description: 'Only read by screen readers: button with an eye beside "New password".',
  },
  showConfirm: {
    id: 'settings.password.showConfirm',
    defaultMessage: 'Show confirmed password',
    description: 'Only read by screen readers: button with an eye beside "Confirm password".',
  },
  length: {
    id: 'settings.password.length',
    defaultMessage: 'At least {count, number} characters',
    description: 'Settings, under the field for a new password. count: 8.',
  },
  changeEnds: {
    id: 'settings.password.ends',
    defaultMessage: 'All other devices are signed out, and we text your phone.',
    description: 'Settings, above the button of a new password: what happens with it.',
  },
  changeEndsMailed: {
    id: 'settings.password.endsMailed',
    defaultMessage: 'All other devices are signed out, and we email you.',
    description:
      'Settings, above the button of a new password: what happens with it, where the account has an email and no phone.',
  },
  savePassword: {
    id: 'settings.password.save',
    defaultMessage: 'Save password',
    description: 'Settings: button that stores the new password.',
  },
  passwordSaved: {
    id: 'settings.password.saved',
    defaultMessage: 'Your password is saved. Other devices are signed out.',
    description: 'Settings: notice after a new password was stored.',
  },
  oldRequired: {
    id: 'settings.password.oldRequired',
    defaultMessage: 'Please enter your current password.',
    description: 'Settings, error at the field "Current password": it is empty.',
  },
  required: {
    id: 'settings.password.required',
    defaultMessage: 'New password is required',
    description:
      'Settings, error at one of the two fields of a new password: it is empty. The English text is fixed by the specification.',
  },
  unequal: {
    id: 'settings.password.unequal',
    defaultMessage: 'new password should be equal with confirm password',
    description:
      'Settings, error at the field "Confirm password": the two passwords differ. The English text is fixed by the specification and begins in lower case.',
  },
  short: {
    id: 'settings.password.short',
    defaultMessage: 'Please use at least {count, number} characters.',
    description: 'Settings, error at the field of a new password that is too short. count: 8.',
  },
  long: {
    id: 'settings.password.long',
    defaultMessage: 'Please use at most {count, number} characters.',
    description: 'Settings, error at the field of a new password that is too long. count: 128.',
  },
  wrongOld: {
    id: 'settings.password.wrongOld',
    defaultMessage:
      'That is not your current password. {count, plural, =0 {That was the last try for now.} one {# more try, then we wait.} other {# more tries, then we wait.}}',
    description:
      'Settings, error at the field "Current password". count: tries that are left before a quarter of an hour’s pause.',
  },
  pausedUntil: {
    id: 'settings.password.paused',
    defaultMessage: 'Too many wrong passwords. Try again at {time}.',
    description: 'Settings, error at the field "Current password". time: for example 14:25.',
  },
  notifications: {
    id: 'settings.notify',
    defaultMessage: 'What we tell you, and where',
    description: 'Settings: heading above a table of topics and channels.',
  },
  notificationsLead: {
    id: 'settings.notify.lead',
    defaultMessage: 'Each choice is saved at once.',
    description: 'Settings, under "What we tell you, and where": no button has to be pressed.',
  },
  topic: {
    id: 'settings.notify.topic',
    defaultMessage: 'Topic',
    description: 'Settings: heading of the first column of the table, which names what messages are about. One word.',
  },
  push: {
    id: 'settings.notify.push',
    defaultMessage: 'This app',
    description: 'Settings: heading of a column: notifications by the app itself. One or two short words.',
  },
  sms: {
    id: 'settings.notify.sms',
    defaultMessage: 'SMS',
    description: 'Settings: heading of a column: text messages to the phone. As short as possible.',
  },
  email: {
    id: 'settings.notify.email',
    defaultMessage: 'Email',
    description: 'Settings: heading of a column: messages by email. One short word.',
  },
  reminders: {
    id: 'settings.notify.reminders',
    defaultMessage: 'Reminders',
    description: 'Settings: row of the table: messages before an appointment. One or two words.',
  },
  remindersDetail: {
    id: 'settings.notify.reminders.detail',
    defaultMessage: 'Before your visits',
    description: 'Settings, under "Reminders": when they come. "Visits" are appointments.',
  },
  clinicChanges: {
    id: 'settings.notify.changes',
    defaultMessage: 'Changes by the clinic',
    description: 'Settings: row of the table: the clinic changes an appointment.',
  },
  clinicChangesDetail: {
    id: 'settings.notify.changes.detail',
    defaultMessage: 'Moved or cancelled visits',
    description: 'Settings, under "Changes by the clinic". "Visits" are appointments.',
  },
  earlierTimes: {
    id: 'settings.notify.earlier',
    defaultMessage: 'Earlier times',
    description: 'Settings: row of the table: an appointment could be earlier. Two words.',
  },
  earlierTimesDetail: {
    id: 'settings.notify.earlier.detail',
    defaultMessage: 'When you asked for them',
    description: 'Settings, under "Earlier times". "Them" are earlier times.',
  },
  results: {
    id: 'settings.notify.documents',
    defaultMessage: 'Results and documents',
    description: 'Settings: row of the table: new results or documents.',
  },
  resultsDetail: {
    id: 'settings.notify.documents.detail',
    defaultMessage: 'When one was added',
    description: 'Settings, under "Results and documents". "One" is a result or a document of the patient.',
  },
  tips: {
    id: 'settings.notify.tips',
    defaultMessage: 'Health tips',
    description: 'Settings: row of the table: advice about health. Two words.',
  },
  tipsDetail: {
    id: 'settings.notify.tips.detail',
    defaultMessage: 'About one a month',
    description: 'Settings, under "Health tips": how often they come.',
  },
  toldOnce: {
    id: 'settings.notify.once',
    defaultMessage: 'We tell you each thing once: in this app where it can reach you, else by SMS, else by email.',
    description:
      'Settings, under the table of what the patient is told: of the ways that are on, which one is taken. The ways are named as the columns are.',
  },
  alwaysTexted: {
    id: 'settings.notify.always',
    defaultMessage: 'SMS stays on for changes by the clinic, so that you never travel to a cancelled visit.',
    description: 'Settings, under the table: why one of its boxes cannot be changed.',
  },
  alwaysSafety: {
    id: 'settings.notify.safety',
    defaultMessage:
      'About the safety of your account you are always told, in quiet hours too: a sign-in on a new device, or a changed password, phone or email.',
    description:
      'Settings, under the table of what the patient is told: what is not in it, as it cannot be turned off.',
  },
  unsent: {
    id: 'settings.notify.unsent',
    defaultMessage: 'Not all of this is sent yet',
    description: 'Settings, above the table of what the patient is told: some choices wait on this device. Title.',
  },
  unsentWhy: {
    id: 'settings.notify.unsentWhy',
    defaultMessage: 'Your choices wait on this device. Until they are sent, you are told as before.',
    description: 'Settings, under "Not all of this is sent yet".',
  },
  unsentOpen: {
    id: 'settings.notify.unsentOpen',
    defaultMessage: 'See what waits',
    description: 'Settings, under "Not all of this is sent yet": link to the list of changes that wait. Short.',
  },
  unsentOne: {
    id: 'settings.notify.unsentOne',
    defaultMessage: 'Not sent yet',
    description: 'Settings, at one choice of messages: it waits on this device to be sent. Short.',
  },
  language: {
    id: 'settings.language',
    defaultMessage: 'Language',
    description: 'Settings: heading above the choice of a language. One word.',
  },
  languageLead: {
    id: 'settings.language.lead',
    defaultMessage: 'For the app, and for messages about your account.',
    description: 'Settings, under "Language": what the choice is for.',
  },
  languageSaved: {
    id: 'settings.language.saved',
    defaultMessage: 'Your language is saved.',
    description: 'Settings: notice after a language was chosen.',
  },
  activity: {
    id: 'settings.activity',
    defaultMessage: 'Recent activity',
    description: 'Settings: heading above what was done with the account lately.',
  },
  activityLead: {
    id: 'settings.activity.lead',
    defaultMessage: 'Of the last {days, number} days. Something that wasn’t you? Change your password.',
    description: 'Settings, under "Recent activity". days: 180.',
  },
  noActivity: {
    id: 'settings.activity.none',
    defaultMessage: 'Nothing yet.',
    description: 'Settings, under "Recent activity", where the list is empty.',
  },
  allActivity: {
    id: 'settings.activity.all',
    defaultMessage: '{count, plural, one {Show it} other {Show all #}}',
    description: 'Settings: button that shows the rest of the list "Recent activity". count: how many entries it has.',
  },
  signedUp: {
    id: 'settings.activity.signedUp',
    defaultMessage: 'Account made',
    description: 'Settings, in the list "Recent activity": what was done. Short.',
  },
  signedIn: {
    id: 'settings.activity.signedIn',
    defaultMessage: 'Signed in',
    description: 'Settings, in the list "Recent activity": somebody signed in. Short.',
  },
  signedOutEvent: {
    id: 'settings.activity.signedOut',
    defaultMessage: 'Signed out',
    description: 'Settings, in the list "Recent activity": somebody signed out. Short.',
  },
  sessionEnded: {
    id: 'settings.activity.sessionEnded',
    defaultMessage: 'Device signed out',
    description: 'Settings, in the list "Recent activity": a device was signed out from another one.',
  },
  sessionStolen: {
    id: 'settings.activity.sessionStolen',
    defaultMessage: 'Device signed out: somebody else may have used its sign-in',
    description:
      'Settings, in the list "Recent activity": what a device is signed in with was used in two places, so the device was signed out for safety.',
  },
  passwordSet: {
    id: 'settings.activity.passwordSet',
    defaultMessage: 'Password set',
    description: 'Settings, in the list "Recent activity": a first password was chosen. Short.',
  },
  passwordChanged: {
    id: 'settings.activity.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'Settings, in the list "Recent activity": the password is another now. Short.',
  },
  passwordReset: {
    id: 'settings.activity.passwordReset',
    defaultMessage: 'Forgotten password replaced',
    description:
      'Settings, in the list "Recent activity": a forgotten password was replaced by a new one, by a code or a link. Short.',
  },
  phoneChanged: {
    id: 'settings.activity.phoneChanged',
    defaultMessage: 'Phone changed',
    description: 'Settings, in the list "Recent activity": the number of the account is another now.',
  },
  emailChanged: {
    id: 'settings.activity.emailChanged',
    defaultMessage: 'Email changed',
    description: 'Settings, in the list "Recent activity": the address of the account is another now.',
  },
  passkeyAdded: {
    id: 'settings.activity.passkeyAdded',
    defaultMessage: 'Passkey added',
    description: 'Settings, in the list "Recent activity": a passkey signs in to the account from now on.',
  },
  passkeyRemoved: {
    id: 'settings.activity.passkeyRemoved',
    defaultMessage: 'Passkey removed',
    description: 'Settings, in the list "Recent activity": a passkey no longer signs in to the account.',
  },
  passkeyRefused: {
    id: 'settings.activity.passkeyRefused',
    defaultMessage: 'A passkey was refused: it may have been copied',
    description: 'Settings, in the list "Recent activity": a sign-in by passkey failed. "It" is the passkey.',
  },
  wayLinked: {
    id: 'settings.activity.wayLinked',
    defaultMessage: 'Other site connected',
    description: 'Settings, in the list "Recent activity": Google or the like can sign the patient in since then.',
  },
  wayUnlinked: {
    id: 'settings.activity.wayUnlinked',
    defaultMessage: 'Other site removed',
    description: 'Settings, in the list "Recent activity": Google or the like no longer signs the patient in.',
  },
  profileChanged: {
    id: 'settings.activity.profileChanged',
    defaultMessage: 'Profile changed',
    description: 'Settings, in the list "Recent activity": name, birthday or the like are others now.',
  },
  consentAsked: {
    id: 'settings.activity.consentAsked',
    defaultMessage: 'A relative was asked for consent',
    description:
      'Settings, in the list of what was done with the account: an adult was asked whether the patient may book for them.',
  },
  consentGiven: {
    id: 'settings.activity.consentGiven',
    defaultMessage: 'A relative agreed',
    description:
      'Settings, in the list of what was done with the account: an adult agreed that the patient books for them.',
  },
  consentRefused: {
    id: 'settings.activity.consentRefused',
    defaultMessage: 'A relative said no',
    description:
      'Settings, in the list of what was done with the account: an adult does not agree that the patient books for them.',
  },
  consentRevoked: {
    id: 'settings.activity.consentRevoked',
    defaultMessage: 'A relative ended their consent',
    description:
      'Settings, in the list of what was done with the account: an adult no longer agrees that the patient books for them.',
  },
  agreementGiven: {
    id: 'settings.activity.agreementGiven',
    defaultMessage: 'You agreed to the use of your data',
    description: 'Settings, in the list "Recent activity": to the terms and the use of health data.',
  },
  agreementWithdrawn: {
    id: 'settings.activity.agreementWithdrawn',
    defaultMessage: 'You took back an agreement',
    description: 'Settings, in the list "Recent activity": the use of health data is not agreed to any more.',
  },
  relativeAdded: {
    id: 'settings.activity.relativeAdded',
    defaultMessage: 'Relative added',
    description: 'Settings, in the list "Recent activity": somebody is among the patient’s relatives since then.',
  },
  relativeChanged: {
    id: 'settings.activity.relativeChanged',
    defaultMessage: 'Relative changed',
    description: 'Settings, in the list "Recent activity": what is said of a relative is different now.',
  },
  relativeRemoved: {
    id: 'settings.activity.relativeRemoved',
    defaultMessage: 'Relative removed',
    description: 'Settings, in the list "Recent activity": somebody is no longer among the patient’s relatives.',
  },
  documentAdded: {
    id: 'settings.activity.documentAdded',
    defaultMessage: 'Document added',
    description: 'Settings, in the list "Recent activity": a result, letter or the like is stored since then.',
  },
  documentChanged: {
    id: 'settings.activity.documentChanged',
    defaultMessage: 'Document changed',
    description: 'Settings, in the list "Recent activity": title, files or notes of a document are others now.',
  },
  documentRemoved: {
    id: 'settings.activity.documentRemoved',
    defaultMessage: 'Document deleted',
    description: 'Settings, in the list "Recent activity": a document is no longer stored.',
  },
  documentOpened: {
    id: 'settings.activity.documentOpened',
    defaultMessage: 'Document opened',
    description: 'Settings, in the list "Recent activity": a document, or a file of it, was looked at or downloaded.',
  },
  languageChanged: {
    id: 'settings.activity.languageChanged',
    defaultMessage: 'Language of messages changed',
    description: 'Settings, in the list "Recent activity": the patient is written to in another language now.',
  },
  notificationsChanged: {
    id: 'settings.activity.notificationsChanged',
    defaultMessage: 'Notifications changed',
    description: 'Settings, in the list "Recent activity": what the patient is told of, and how, is different now.',
  },
  dataDownloaded: {
    id: 'settings.activity.downloaded',
    defaultMessage: 'Data downloaded',
    description: 'Settings, in the list "Recent activity": all data of the account was downloaded.',
  },
  deletionAsked: {
    id: 'settings.activity.deletionAsked',
    defaultMessage: 'Deletion asked for',
    description: 'Settings, in the list "Recent activity": somebody wants the account to be deleted.',
  },
  deletionWithdrawn: {
    id: 'settings.activity.deletionWithdrawn',
    defaultMessage: 'Account kept',
    description: 'Settings, in the list "Recent activity": an account that was to be deleted is not deleted.',
  },
  practiceRead: {
    id: 'settings.activity.practiceRead',
    defaultMessage: 'A clinic’s system read your details',
    description:
      'Settings, in the list "Recent activity", with the name of the clinic below: its own software read who comes to a visit that the patient booked there.',
  },
  data: {
    id: 'settings.data',
    defaultMessage: 'Your data',
    description: 'Settings: heading above downloading and deleting everything. Two words.',
  },
  dataLead: {
    id: 'settings.data.lead',
    defaultMessage: 'Profile, appointments, relatives, documents, settings and activity, in one file.',
    description: 'Settings, under "Your data": what the download has.',
  },
  download: {
    id: 'settings.data.download',
    defaultMessage: 'Download my data',
    description: 'Settings: button that saves all data of the patient as a file.',
  },
  downloadFirst: {
    id: 'settings.data.downloadFirst',
    defaultMessage: 'Download my data first',
    description: 'Settings: the same button in the sheet that deletes the account.',
  },
  downloaded: {
    id: 'settings.data.downloaded',
    defaultMessage: 'Your data is in the file my-data.zip.',
    description: 'Settings: notice after the download. The name of the file stays as it is.',
  },
  delete: {
    id: 'settings.data.delete',
    defaultMessage: 'Delete my account',
    description: 'Settings: button that opens a sheet which says what becomes of everything.',
  },
  deleteTitle: {
    id: 'settings.delete.title',
    defaultMessage: 'Delete your account?',
    description: 'Settings: heading of the sheet that deletes the account.',
  },
  deleteTime: {
    id: 'settings.delete.time',
    defaultMessage: '{days, number} days to change your mind',
    description: 'Settings, in the sheet that deletes the account. days: 30.',
  },
  deleteTimeDetail: {
    id: 'settings.delete.time.detail',
    defaultMessage: 'Sign in and press ‘{button}’ before {day}, and everything stays.',
    description:
      'Settings, under "30 days to change your mind". button: the words of a button, "Keep my account". day: a date.',
  },
  deleteVisits: {
    id: 'settings.delete.visits',
    defaultMessage:
      '{count, plural, =0 {No visits are ahead} one {Your coming visit stays booked} other {Your # coming visits stay booked}}',
    description: 'Settings, in the sheet that deletes the account. count: appointments in the future.',
  },
  deleteVisitsDetail: {
    id: 'settings.delete.visits.detail',
    defaultMessage: 'The clinic keeps your name and number until your last visit.',
    description: 'Settings, under the number of coming visits, in the sheet that deletes the account.',
  },
  deleteVisitsReading: {
    id: 'settings.delete.visits.reading',
    defaultMessage: 'Looking for your coming visits…',
    description:
      'Settings, in the sheet that deletes the account, for a moment, where the number of coming visits will stand.',
  },
  deleteVisitsFailed: {
    id: 'settings.delete.visits.failed',
    defaultMessage: 'Your coming visits could not be read',
    description:
      'Settings, in the sheet that deletes the account, above a line that says why that matters. "Try again" may stand beside it.',
  },
  deleteVisitsWhy: {
    id: 'settings.delete.visits.why',
    defaultMessage: 'You can confirm once you see here what becomes of them.',
    description:
      'Settings, in the sheet that deletes the account, under "Looking for your coming visits…". "Them": the visits.',
  },
  deleteVisitsFirst: {
    id: 'settings.delete.visits.first',
    defaultMessage: 'Not yet: what becomes of your coming visits has not been read.',
    description: 'Settings: why "Delete in 30 days" had no effect, above that button.',
  },
  deleteRest: {
    id: 'settings.delete.rest',
    defaultMessage: 'Profile, relatives and documents go for good',
    description: 'Settings, in the sheet that deletes the account: what cannot be had back.',
  },
  deleteRestDetail: {
    id: 'settings.delete.rest.detail',
    defaultMessage: 'Clinics keep the medical record the law asks for.',
    description: 'Settings, under "Profile, relatives and documents go for good".',
  },
  deleteUnderstood: {
    id: 'settings.delete.understood',
    defaultMessage: 'I understand, also for my relatives.',
    description:
      'Settings, in the sheet that deletes the account: box to tick. "Relatives": people the patient books for.',
  },
  deleteTick: {
    id: 'settings.delete.tick',
    defaultMessage: 'Please tick the box first.',
    description: 'Settings: why "Delete my account" had no effect.',
  },
  deleteLater: {
    id: 'settings.delete.later',
    defaultMessage: 'You have asked for this and taken it back several times. You can ask again {when}.',
    description:
      'Settings: why "Delete in 30 days", or taking an agreement back, had no effect. when: for example "tomorrow at 10:15".',
  },
  deleteConfirm: {
    id: 'settings.delete.confirm',
    defaultMessage: 'Delete in 30 days',
    description: 'Settings: button of the sheet that deletes the account. The number of days is fixed.',
  },
  keep: {
    id: 'settings.delete.keep',
    defaultMessage: 'Keep it',
    description: 'Settings: button that closes the sheet which deletes the account. "It" is the account.',
  },
  thisDevice: {
    id: 'settings.device',
    defaultMessage: 'This device',
    description: 'Settings: heading above "Clear this device", about the phone or computer in use.',
  },
})
