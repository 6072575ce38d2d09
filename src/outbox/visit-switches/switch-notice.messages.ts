import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a wish for earlier times or a consent that was stored on the device. */
export const messages = defineMessages({
  wished: {
    id: 'late.switch.wished',
    defaultMessage: 'We tell you when an earlier time frees up',
    description:
      'Notice on any screen: the wish to be told of an earlier time waited on the device and has been sent. Title; doctor and time of the visit follow below.',
  },
  wishRefused: {
    id: 'late.switch.wishRefused',
    defaultMessage: 'You won’t be told of earlier times',
    description:
      'Notice on any screen: the wish to be told of an earlier time was sent late and refused. Title; visit and reason follow below.',
  },
  wishDue: {
    id: 'late.switch.wishDue',
    defaultMessage: 'Still want to be told of earlier times?',
    description:
      'Notice on any screen: the wish to be told of an earlier time has waited on the device for long and is sent only if the patient says so. Title.',
  },
  unwished: {
    id: 'late.switch.unwished',
    defaultMessage: 'We don’t tell you about earlier times any more',
    description:
      'Notice on any screen: that the patient wants no earlier time waited on the device and has been sent. Title; doctor and time of the visit follow below.',
  },
  unwishRefused: {
    id: 'late.switch.unwishRefused',
    defaultMessage: 'Earlier times could not be turned off',
    description:
      'Notice on any screen: that the patient wants no earlier time was sent late and refused. Title; visit and reason follow below.',
  },
  unwishDue: {
    id: 'late.switch.unwishDue',
    defaultMessage: 'Still turn off earlier times?',
    description:
      'Notice on any screen: that the patient wants no earlier time has waited on the device for long and is sent only if they say so. Title.',
  },
  given: {
    id: 'late.switch.given',
    defaultMessage: 'Your consent is given',
    description:
      'Notice on any screen: the consent of a visit waited on the device and has been sent. Title; doctor and time of the visit follow below.',
  },
  giveRefused: {
    id: 'late.switch.giveRefused',
    defaultMessage: 'Your consent was not given',
    description:
      'Notice on any screen: the consent of a visit was sent late and refused. Title; visit and reason follow below.',
  },
  giveDue: {
    id: 'late.switch.giveDue',
    defaultMessage: 'Still give your consent?',
    description:
      'Notice on any screen: the consent of a visit has waited on the device for long and is sent only if the patient says so. Title.',
  },
  withdrawn: {
    id: 'late.switch.withdrawn',
    defaultMessage: 'Your consent is withdrawn',
    description:
      'Notice on any screen: that the consent of a visit is taken back waited on the device and has been sent. Title; doctor and time of the visit follow below.',
  },
  withdrawRefused: {
    id: 'late.switch.withdrawRefused',
    defaultMessage: 'Your consent was not withdrawn',
    description:
      'Notice on any screen: that the consent of a visit is taken back was sent late and refused. Title; visit and reason follow below.',
  },
  withdrawDue: {
    id: 'late.switch.withdrawDue',
    defaultMessage: 'Still withdraw your consent?',
    description:
      'Notice on any screen: that the consent of a visit is taken back has waited on the device for long and is sent only if the patient says so. Title.',
  },
  waited: {
    id: 'late.switch.waited',
    defaultMessage: 'It waited on this device for long, so we ask before we send it. Until then nothing changes.',
    description:
      'Notices "Still …?" about earlier times and consents of a visit, the reason. "It" is what the patient had chosen.',
  },
  unchanged: {
    id: 'late.switch.unchanged',
    defaultMessage: 'Your visit was left as it was.',
    description: 'Notice about a refused wish or consent, after the reason: nothing about the visit has changed.',
  },
  send: {
    id: 'late.switch.send',
    defaultMessage: 'Send it',
    description: 'Notices "Still …?" about earlier times and consents: button that sends it to the clinic. Short.',
  },
  keep: {
    id: 'late.switch.keep',
    defaultMessage: 'Don’t send it',
    description: 'Notices "Still …?" about earlier times and consents: button that deletes what waits. Short.',
  },
  open: {
    id: 'late.switch.open',
    defaultMessage: 'See the visit',
    description: 'Notices about earlier times and consents: link to the page of the visit.',
  },
})
