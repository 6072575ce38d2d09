import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of every step in which a one-time code is entered. */
export const messages = defineMessages({
  code: {
    id: 'code.label',
    defaultMessage: 'Code',
    description: 'Wherever a one-time code is entered: label of the field for its 6 digits, from an SMS or an email.',
  },
  short: {
    id: 'code.short',
    defaultMessage: 'Please type all {count, number} digits of the code.',
    description:
      'Wherever a one-time code is entered, error at the field "Code": some digits are missing. count: how many digits the code has, 6.',
  },
  triesLeft: {
    id: 'code.triesLeft',
    defaultMessage: 'This code isn’t right. {count, plural, one {One more try.} other {# more tries.}}',
    description:
      'Wherever a one-time code is entered, error at the field "Code": it is not the one that was sent. count: tries that are left, from 1 to 4.',
  },
  offline: {
    id: 'code.offline',
    defaultMessage: 'You’re offline. Keep this page open: the code is checked as soon as you’re back.',
    description:
      'Wherever a one-time code is entered: the whole code was typed while the device has no network. "As you’re back": once there is one.',
  },
  resend: {
    id: 'code.resend',
    defaultMessage: 'Send a new code',
    description: 'Wherever a one-time code is entered: button that sends another one by SMS or email.',
  },
  callInstead: {
    id: 'code.callInstead',
    defaultMessage: 'Call me instead',
    description:
      'Wherever a one-time code is entered: button beside "Send a new code"; a voice calls the patient and says a code. "Instead" of an SMS. Short.',
  },
  calling: {
    id: 'code.calling',
    defaultMessage: 'We’re calling you. A voice tells you the new code.',
    description:
      'Wherever a one-time code is entered, after a press on "Call me instead": a recorded voice calls the patient’s phone.',
  },
  otherWay: {
    id: 'code.otherWay',
    defaultMessage: 'Send it another way',
    description:
      'Wherever a one-time code is entered: button beside "Send a new code"; it comes in a messaging app in place of an SMS. "It" is the code. Short.',
  },
  onItsWay: {
    id: 'code.onItsWay',
    defaultMessage: 'The new code is on its way. Look into your messaging apps too.',
    description: 'Wherever a one-time code is entered, after a press on "Send it another way" than by SMS.',
  },
  wait: {
    id: 'code.wait',
    defaultMessage: 'No code yet? You can ask again in {time}.',
    description:
      'Wherever a one-time code is entered, until another may be asked for. time: minutes and seconds left, counting down, for example "0:24".',
  },
})
