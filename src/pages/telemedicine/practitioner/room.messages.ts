import { defineMessages } from '#src/i18n/messages.ts'

/** What the practitioner reads of the patient in the room. */
export const roomMessages = defineMessages({
  entering: {
    id: 'practitioner.room.entering',
    defaultMessage: 'Entering the room…',
    description: 'In the room, until the platform has let the practitioner in.',
  },
  waiting: {
    id: 'practitioner.room.waiting',
    defaultMessage: 'The patient can see that you are here',
    description: 'In the room, until the patient comes.',
  },
  waitingWhy: {
    id: 'practitioner.room.waitingWhy',
    defaultMessage: 'Keep this page open. The call begins by itself.',
    description: 'Below "The patient can see that you are here".',
  },
  backSoon: {
    id: 'practitioner.room.backSoon',
    defaultMessage: 'The patient has left the room for now',
    description: 'In the room, after the patient was there.',
  },
  connecting: {
    id: 'practitioner.room.connecting',
    defaultMessage: 'The patient is here. Connecting…',
    description: 'In the room, until picture and sound flow.',
  },
  reconnecting: {
    id: 'practitioner.room.reconnecting',
    defaultMessage: 'The connection broke. It comes back by itself.',
    description: 'In the room, while picture and sound do not flow any more.',
  },
  otherPicture: {
    id: 'practitioner.room.otherPicture',
    defaultMessage: 'Picture of {name}',
    description: 'Read aloud for the picture of the patient. name: "Layla H.".',
  },
  otherCameraOff: {
    id: 'practitioner.room.otherCameraOff',
    defaultMessage: 'The patient’s camera is off',
    description: 'In place of the patient’s picture.',
  },
  otherPaused: {
    id: 'practitioner.room.otherPaused',
    defaultMessage: 'The patient’s picture pauses, so that the sound gets through',
    description: 'In place of the patient’s picture, whose network is weak.',
  },
  otherMuted: {
    id: 'practitioner.room.otherMuted',
    defaultMessage: 'The patient’s microphone is off',
    description: 'Badge over the call while the patient is silent on purpose. Short.',
  },
  paused: {
    id: 'practitioner.room.paused',
    defaultMessage: 'Your picture pauses, so that the sound gets through',
    description: 'Over the call, where the network is too weak for both.',
  },
})

/** What the practitioner reads of showing a screen. */
export const screenMessages = defineMessages({
  share: {
    id: 'practitioner.screen.share',
    defaultMessage: 'Share screen',
    description:
      'Round button of the call: shows the patient a screen or a window in place of the camera. Light while it is shown. Short.',
  },
  shown: {
    id: 'practitioner.screen.shown',
    defaultMessage: 'The patient sees your screen in place of your camera.',
    description: 'Read aloud once a screen is shown.',
  },
  failed: {
    id: 'practitioner.screen.failed',
    defaultMessage: 'The screen could not be shared. Look whether your system allows it to the browser.',
    description: 'Why a press of the button "Share screen" did nothing.',
  },
})
