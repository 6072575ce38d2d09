import { defineMessages } from '#src/i18n/messages.ts'

/** Messages within the room of a visit by video. */
export const messages = defineMessages({
  entering: {
    id: 'telemedicine.room.entering',
    defaultMessage: 'Entering the room…',
    description: 'In the room of a visit by video, until the platform has let the device in.',
  },
  waiting: {
    id: 'telemedicine.room.waiting',
    defaultMessage: 'The doctor can see that you are here',
    description: 'In the room of a visit by video, until the doctor comes.',
  },
  waitingWhy: {
    id: 'telemedicine.room.waitingWhy',
    defaultMessage: 'Keep this page open. The call begins by itself.',
    description: 'Below "The doctor can see that you are here".',
  },
  backSoon: {
    id: 'telemedicine.room.backSoon',
    defaultMessage: 'The doctor has left the room for now',
    description: 'In the room of a visit by video, after the doctor was there.',
  },
  connecting: {
    id: 'telemedicine.room.connecting',
    defaultMessage: 'The doctor is here. Connecting…',
    description: 'In the room of a visit by video, until picture and sound flow.',
  },
  reconnecting: {
    id: 'telemedicine.room.reconnecting',
    defaultMessage: 'The connection broke. It comes back by itself.',
    description: 'In the room of a visit by video, while picture and sound do not flow any more.',
  },
  otherPicture: {
    id: 'telemedicine.room.otherPicture',
    defaultMessage: 'Picture of {name}',
    description: 'Read aloud for the picture of the doctor. name: "Dr Noor Al-Hashimi".',
  },
  otherCameraOff: {
    id: 'telemedicine.room.otherCameraOff',
    defaultMessage: 'The doctor’s camera is off',
    description: 'In place of the doctor’s picture.',
  },
  otherPaused: {
    id: 'telemedicine.room.otherPaused',
    defaultMessage: 'The doctor’s picture pauses, so that the sound gets through',
    description: 'In place of the doctor’s picture, whose network is weak.',
  },
  otherMuted: {
    id: 'telemedicine.room.otherMuted',
    defaultMessage: 'The doctor’s microphone is off',
    description: 'Badge over the call while the other side is silent on purpose. Short.',
  },
  otherScreen: {
    id: 'telemedicine.room.otherScreen',
    defaultMessage: 'You see a shared screen',
    description: 'Badge over the call while the other side shows its screen in place of its camera. Short.',
  },
  weak: {
    id: 'telemedicine.room.weak',
    defaultMessage: 'Weak connection',
    description: 'Badge over the call.',
  },
  paused: {
    id: 'telemedicine.room.paused',
    defaultMessage: 'Your picture pauses, so that the sound gets through',
    description: 'Over the call, where the network is too weak for both.',
  },
  mute: {
    id: 'telemedicine.room.mute',
    defaultMessage: 'Microphone',
    description: 'Round button of the call that silences the microphone and lets it be heard again; pressed means on.',
  },
  camera: {
    id: 'telemedicine.room.camera',
    defaultMessage: 'Camera',
    description: 'Round button of the call that turns the camera off and on; pressed means on.',
  },
  switchCamera: {
    id: 'telemedicine.room.switchCamera',
    defaultMessage: 'Other camera',
    description: 'Round button of the call: the next camera of the device. Short.',
  },
  blur: {
    id: 'telemedicine.room.blur',
    defaultMessage: 'Blur',
    description: 'Round button of the call: blurs what is behind the person; pressed means on. Short.',
  },
  smallWindow: {
    id: 'telemedicine.room.smallWindow',
    defaultMessage: 'Small window',
    description:
      'Round button of the call: shows the other side in a small window that stays above other programs; pressed means on. Short.',
  },
  hangUp: {
    id: 'telemedicine.room.hangUp',
    defaultMessage: 'Leave',
    description: 'Round red button of the call. Asks whether to leave for now or to end the visit.',
  },
  controls: {
    id: 'telemedicine.room.controls',
    defaultMessage: 'Call',
    description: 'Label, read aloud, of the bar with the buttons of the call.',
  },
  soundBlocked: {
    id: 'telemedicine.room.soundBlocked',
    defaultMessage: 'Turn the sound on',
    description: 'Button over the call, where the browser plays no sound before a press.',
  },
  micUnavailable: {
    id: 'telemedicine.room.micUnavailable',
    defaultMessage: 'The microphone cannot be used. Look whether your browser allows it.',
    description: 'Why a press of the button “Microphone” did nothing.',
  },
  cameraUnavailable: {
    id: 'telemedicine.room.cameraUnavailable',
    defaultMessage: 'The camera cannot be used. Look whether your browser allows it.',
    description: 'Why a press of the button “Camera” did nothing.',
  },
})
