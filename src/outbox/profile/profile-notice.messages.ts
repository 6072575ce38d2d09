import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a change of the profile that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'late.profile.accepted',
    defaultMessage: 'Your details are saved',
    description:
      'Notice on any screen: a change of the patient’s profile waited on the device and has been sent. Title.',
  },
  refused: {
    id: 'late.profile.refused',
    defaultMessage: 'Your details are not saved',
    description:
      'Notice on any screen: a change of the patient’s profile was sent late and refused. Title; the reason follows below.',
  },
  due: {
    id: 'late.profile.due',
    defaultMessage: 'Still change your details?',
    description:
      'Notice on any screen: a change of the patient’s profile has waited on the device for long and is sent only if the patient says so. Title.',
  },
  waited: {
    id: 'late.profile.waited',
    defaultMessage: 'The change waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still change your details?", the reason.',
  },
  unchanged: {
    id: 'late.profile.unchanged',
    defaultMessage: 'What you changed is still on this device.',
    description: 'Notice "Your details are not saved", after the reason.',
  },
  send: {
    id: 'late.profile.send',
    defaultMessage: 'Send',
    description: 'Notice "Still change your details?": button that sends the change. A verb. Short.',
  },
  keep: {
    id: 'late.profile.keep',
    defaultMessage: 'Discard',
    description: 'Notice "Still change your details?": button that deletes the change that waits. A verb. Short.',
  },
  open: {
    id: 'late.profile.open',
    defaultMessage: 'See your profile',
    description: 'Notices about a change of the profile: link to the profile. Short.',
  },
})
