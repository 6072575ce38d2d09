import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the consent of a visit, after it was booked. */
export const messages = defineMessages({
  given: {
    id: 'appointment.consent.given',
    defaultMessage: 'On {when} you agreed that the clinic receives your details to prepare this visit.',
    description:
      'Page of one visit, small text. when: a day, for example "Tuesday, 24 November 2026". It repeats what was agreed to when the visit was booked; legal meaning must stay exact.',
  },
  withdraw: {
    id: 'appointment.consent.withdraw',
    defaultMessage: 'Withdraw it',
    description: 'Page of one visit, under "On … you agreed that …": button that takes the consent ("it") back.',
  },
  missing: {
    id: 'appointment.consent.missing',
    defaultMessage: 'Your consent is missing',
    description: 'Page of one visit: title of a note where the patient has not agreed, or has taken it back.',
  },
  missingWhy: {
    id: 'appointment.consent.missingWhy',
    defaultMessage:
      'Agree that the clinic receives your details to prepare this visit. It stays booked without that, but its time can’t be changed.',
    description:
      'Under "Your consent is missing". "It" is the visit. Legal meaning must stay exact: what is agreed to is the same as when booking.',
  },
  waitingGiven: {
    id: 'appointment.consent.waitingGiven',
    defaultMessage: 'Your consent is not sent yet',
    description:
      'Page of one visit, title of a note: the patient agreed without a network, and that waits on the device.',
  },
  waitingWithdrawn: {
    id: 'appointment.consent.waitingWithdrawn',
    defaultMessage: 'That you withdraw your consent is not sent yet',
    description:
      'Page of one visit, title of a note: the patient took their consent back without a network, and that waits on the device.',
  },
  waitingWhy: {
    id: 'appointment.consent.waitingWhy',
    defaultMessage:
      'We send it as soon as there is a connection. Until then nothing has changed{closed, select, yes {; you can close this app} other {: leave this app open, or come back to it}}.',
    description:
      'Under "Your consent is not sent yet" and "That you withdraw your consent is not sent yet". closed: yes where the browser sends it with the app closed as well.',
  },
  takeBack: {
    id: 'appointment.consent.takeBack',
    defaultMessage: 'Don’t send it',
    description: 'Button under "Your consent is not sent yet": deletes what waits on the device. Short.',
  },
  agree: {
    id: 'appointment.consent.agree',
    defaultMessage: 'I agree',
    description: 'Button under "Your consent is missing": pressing it gives the consent.',
  },
})
