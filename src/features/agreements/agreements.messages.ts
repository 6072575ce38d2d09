import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of what the patient of an account agrees to. */
export const messages = defineMessages({
  agreeTerms: {
    id: 'agreements.terms',
    defaultMessage: 'I agree to the {terms} and have read the {privacy}.',
    description:
      'Account: beside a box to tick. terms, privacy: names of the partner’s legal texts as links, for example "Terms of use" and "Privacy policy". Legal meaning must stay exact.',
  },
  agreeTermsPlain: {
    id: 'agreements.termsPlain',
    defaultMessage: 'I agree to the terms of use and have read the privacy policy.',
    description: 'Account: beside a box to tick, where the partner has given no addresses of these texts.',
  },
  agreeHealth: {
    id: 'agreements.health',
    defaultMessage: 'My health data may be used to arrange my visits.',
    description: 'Account: beside a box to tick. Legal meaning must stay exact.',
  },
  agreeHealthWhy: {
    id: 'agreements.healthWhy',
    defaultMessage: 'Only the clinics you book with see it. Deleting the account takes this back.',
    description: 'Account, in small letters under "My health data may be used to arrange my visits."',
  },
  heading: {
    id: 'agreements.heading',
    defaultMessage: 'What you agreed to',
    description: 'Settings: heading above the list of what the patient agreed to.',
  },
  nothing: {
    id: 'agreements.nothing',
    defaultMessage: 'Nothing yet.',
    description: 'Settings, under "What you agreed to": the patient has agreed to nothing so far.',
  },
  terms: {
    id: 'agreements.list.terms',
    defaultMessage: 'Terms of use',
    description: 'Settings, in the list "What you agreed to".',
  },
  termsEnd: {
    id: 'agreements.list.termsEnd',
    defaultMessage: 'They hold for as long as you have the account.',
    description: 'Settings, under "Terms of use" in the list "What you agreed to": why that has no button.',
  },
  healthData: {
    id: 'agreements.list.health',
    defaultMessage: 'Use of your health data',
    description: 'Settings, in the list "What you agreed to": to arrange visits.',
  },
  since: {
    id: 'agreements.list.since',
    defaultMessage: 'Since {day} · version {version}',
    description:
      'Settings: when something was agreed to. day: for example "14 March 2026". version: for example "2026-11".',
  },
  withdrawn: {
    id: 'agreements.list.withdrawn',
    defaultMessage: 'Taken back on {day} · version {version}',
    description: 'Settings: something that was agreed to is taken back. day, version: as in "Since {day}".',
  },
  withdraw: {
    id: 'agreements.withdraw',
    defaultMessage: 'Take back',
    description: 'Settings: short button beside "Use of your health data"; opens a sheet that says what happens then.',
  },
  withdrawOf: {
    id: 'agreements.withdrawOf',
    defaultMessage: 'Take back: {agreement}',
    description:
      'Only read by screen readers: name of the button "Take back". agreement: for example "Use of your health data".',
  },
  withdrawTitle: {
    id: 'agreements.withdraw.title',
    defaultMessage: 'Take this back?',
    description:
      'Settings: title of the sheet that says what happens when the use of health data is not agreed to any more.',
  },
  withdrawAccount: {
    id: 'agreements.withdraw.account',
    defaultMessage: 'Your account is deleted on {day}',
    description: 'Settings, in the sheet "Take this back?". day: for example "24 December 2026".',
  },
  withdrawAccountWhy: {
    id: 'agreements.withdraw.accountWhy',
    defaultMessage: 'We can’t keep it without this. Until then you can agree again, and nothing is lost.',
    description:
      'Settings, in the sheet "Take this back?": under the day on which the account is deleted. "This" is the agreement.',
  },
  withdrawConfirm: {
    id: 'agreements.withdraw.confirm',
    defaultMessage: 'Take back and delete my account',
    description: 'Settings: button of the sheet "Take this back?".',
  },
  withdrawnNow: {
    id: 'agreements.withdraw.done',
    defaultMessage: 'Taken back.',
    description: 'Settings: notice after the use of health data is not agreed to any more.',
  },
  askTitle: {
    id: 'agreements.ask.title',
    defaultMessage: 'Two things before you go on',
    description:
      'Heading of a sheet after a first sign-in from a partner’s own site: what to agree to, and the date of birth.',
  },
  askLead: {
    id: 'agreements.ask.lead',
    defaultMessage: 'Your account was made without them. You can also do this later in the settings.',
    description: 'Under "Two things before you go on". "Them" and "this": what to agree to, and the date of birth.',
  },
  missingLead: {
    id: 'agreements.missing',
    defaultMessage: 'Your agreement is missing. Please read and tick what you agree to.',
    description:
      'Settings, under "What you agreed to", and overview: the patient has not agreed to all that an account needs.',
  },
  againLead: {
    id: 'agreements.again',
    defaultMessage: 'Agree again to keep your account.',
    description:
      'Settings, under "What you agreed to": the patient has taken something back, and the account is to be deleted.',
  },
  birthday: {
    id: 'agreements.birthday',
    defaultMessage: 'Date of birth',
    description: 'Form with what an account needs: label of three fields for a date.',
  },
  birthdayWrong: {
    id: 'agreements.birthdayWrong',
    defaultMessage: 'Please enter a day from 1900 until today.',
    description: 'Form with what an account needs: error at the date of birth, which is in the future or too long ago.',
  },
  birthdayParts: {
    id: 'agreements.birthdayParts',
    defaultMessage: 'Please enter day, month and year of a real date.',
    description:
      'Form with what an account needs: error at the date of birth; a part is missing, or there is no such day.',
  },
  minor: {
    id: 'agreements.minor',
    defaultMessage: 'You have to be 18 to agree yourself. Ask a parent or guardian to add you to their account.',
    description: 'Form with what an account needs: error at the date of birth of somebody under age.',
  },
  needed: {
    id: 'agreements.needed',
    defaultMessage: 'We need your yes to keep the account.',
    description: 'Form with what an account needs: error at a box that is not ticked.',
  },
  check: {
    id: 'agreements.check',
    defaultMessage: 'Please look at what is marked above.',
    description: 'Form with what an account needs, beside its button, where something is wrong or missing.',
  },
  agree: {
    id: 'agreements.agree',
    defaultMessage: 'Agree and save',
    description: 'Button of the form with what an account needs.',
  },
  later: {
    id: 'agreements.later',
    defaultMessage: 'Later',
    description: 'Button that closes the sheet "Two things before you go on". One word.',
  },
  agreed: {
    id: 'agreements.agreed',
    defaultMessage: 'Saved. Thank you.',
    description: 'Notice after the patient agreed to what an account needs.',
  },
})
