import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the outcome of a change of the profile that was stored on the device. */
export const messages = defineMessages({
  accepted: {
    id: 'pending.news.profile.accepted',
    defaultMessage: 'Your details are saved',
    description:
      'Notice on any screen: a change of the patient’s profile waited on the device and has been sent. Title.',
  },
  refused: {
    id: 'pending.news.profile.refused',
    defaultMessage: 'Your details are not saved',
    description:
      'Notice on any screen: a change of the patient’s profile was sent late and refused. Title; the reason follows below.',
  },
  due: {
    id: 'pending.news.profile.due',
    defaultMessage: 'Still change your details?',
    description:
      'Notice on any screen: a change of the patient’s profile has waited on the device for long and is sent only if the patient says so. Title.',
  },
  waited: {
    id: 'pending.news.profile.waited',
    defaultMessage: 'The change waited on this device for long, so we ask before we send it.',
    description: 'Notice "Still change your details?", the reason.',
  },
  unchanged: {
    id: 'pending.news.profile.unchanged',
    defaultMessage: 'What you changed is still on this device.',
    description: 'Notice "Your details are not saved", after the reason.',
  },
  send: {
    id: 'pending.news.profile.send',
    defaultMessage: 'Send',
    description: 'Notice "Still change your details?": button that sends the change. A verb. Short.',
  },
  keep: {
    id: 'pending.news.profile.keep',
    defaultMessage: 'Discard',
    description: 'Notice "Still change your details?": button that deletes the change that waits. A verb. Short.',
  },
  open: {
    id: 'pending.news.profile.open',
    defaultMessage: 'See your profile',
    description: 'Notices about a change of the profile: link to the profile. Short.',
  },
})
