import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the check of camera, sound and network before a visit by video. */
export const messages = defineMessages({
  heading: {
    id: 'media.heading',
    defaultMessage: 'Can you see and hear yourself?',
    description: 'Heading of the check of camera and microphone before a visit by video.',
  },
  lead: {
    id: 'media.lead',
    defaultMessage: 'Only you can see this. Nothing is sent from your device.',
    description: 'Below the heading of the check of camera and microphone: the picture stays on the device.',
  },
  turnOn: {
    id: 'media.turnOn',
    defaultMessage: 'Turn on camera and microphone',
    description: 'Main button of the check. The browser asks for its permission after it.',
  },
  turnOnWhy: {
    id: 'media.turnOnWhy',
    defaultMessage: 'Your browser will ask whether this site may use them. Choose “Allow”.',
    description: 'Where the picture of the camera will be, before the browser has been asked.',
  },
  soundAlone: {
    id: 'media.soundAlone',
    defaultMessage: 'Use sound alone',
    description: 'Button beside "Turn on camera and microphone": the visit without a camera.',
  },
  asking: {
    id: 'media.asking',
    defaultMessage: 'Waiting for your browser. Choose “Allow” in its question.',
    description: 'Where the picture of the camera will be, while the browser asks for its permission.',
  },
  you: {
    id: 'media.you',
    defaultMessage: 'You',
    description: 'Badge on the picture of the patient’s own camera. One short word.',
  },
  picture: {
    id: 'media.picture',
    defaultMessage: 'Picture of your camera',
    description: 'Read aloud for the picture of the patient’s own camera.',
  },
  noPicture: {
    id: 'media.noPicture',
    defaultMessage: 'Your camera is off. The doctor will hear you and not see you.',
    description: 'In place of the picture of the camera, where the microphone is on and the camera is not.',
  },
  noPictureForPatient: {
    id: 'media.noPictureForPatient',
    defaultMessage: 'Your camera is off. The patient will hear you and not see you.',
    description: 'In place of the picture, for the doctor, before a visit by video.',
  },
  camera: {
    id: 'media.camera',
    defaultMessage: 'Camera',
    description: 'Name of a row of the check.',
  },
  usedCamera: {
    id: 'media.usedCamera',
    defaultMessage: 'Camera in use',
    description: 'Label of the list of cameras, of which one is chosen.',
  },
  cameraNumber: {
    id: 'media.cameraNumber',
    defaultMessage: 'Camera {number}',
    description: 'Name of a camera that has none of its own, in a list. number: "2".',
  },
  microphone: {
    id: 'media.microphone',
    defaultMessage: 'Microphone',
    description: 'Name of a row of the check.',
  },
  usedMicrophone: {
    id: 'media.usedMicrophone',
    defaultMessage: 'Microphone in use',
    description: 'Label of the list of microphones, of which one is chosen.',
  },
  microphoneNumber: {
    id: 'media.microphoneNumber',
    defaultMessage: 'Microphone {number}',
    description: 'Name of a microphone that has none of its own, in a list. number: "2".',
  },
  speaker: {
    id: 'media.speaker',
    defaultMessage: 'Speaker',
    description: 'Name of a row of the check.',
  },
  usedSpeaker: {
    id: 'media.usedSpeaker',
    defaultMessage: 'Speaker in use',
    description: 'Label of the list of speakers and headphones, of which one is chosen.',
  },
  speakerNumber: {
    id: 'media.speakerNumber',
    defaultMessage: 'Speaker {number}',
    description: 'Name of a speaker that has none of its own, in a list. number: "2".',
  },
  works: {
    id: 'media.works',
    defaultMessage: 'Works',
    description: 'Badge beside camera, microphone or speaker. One short word.',
  },
  isOff: {
    id: 'media.isOff',
    defaultMessage: 'Off',
    description: 'Badge beside a camera or microphone that is off. One short word.',
  },
  turnOnOne: {
    id: 'media.turnOnOne',
    defaultMessage: 'Turn on',
    description: 'Button beside a camera or microphone that is off. Short.',
  },
  turnOffCamera: {
    id: 'media.turnOffCamera',
    defaultMessage: 'Turn camera off',
    description: 'Button beside the camera that works: the visit without a picture.',
  },
  saySomething: {
    id: 'media.saySomething',
    defaultMessage: 'Say something',
    description: 'Beside the microphone, until it is heard.',
  },
  heard: {
    id: 'media.heard',
    defaultMessage: 'We hear you',
    description: 'Beside the microphone once a voice was heard; read aloud.',
  },
  silent: {
    id: 'media.silent',
    defaultMessage: 'Nothing is heard yet. Is the microphone muted, or another one in use?',
    description: 'Beside the microphone that has heard nothing for some seconds.',
  },
  level: {
    id: 'media.level',
    defaultMessage: 'How loud you are',
    description: 'Label, read aloud, of the bar that shows how loud the microphone hears.',
  },
  levelQuiet: {
    id: 'media.levelQuiet',
    defaultMessage: 'quiet',
    description: 'Read aloud for the bar of the microphone, after "How loud you are".',
  },
  levelGood: {
    id: 'media.levelGood',
    defaultMessage: 'easy to hear',
    description: 'Read aloud for the bar of the microphone, after "How loud you are".',
  },
  playSound: {
    id: 'media.playSound',
    defaultMessage: 'Play a sound',
    description: 'Button that plays two notes, to test the speaker.',
  },
  didYouHear: {
    id: 'media.didYouHear',
    defaultMessage: 'Did you hear two notes?',
    description: 'Question beside the speaker after the sound; the answers are "Yes" and "No".',
  },
  yes: {
    id: 'media.yes',
    defaultMessage: 'Yes',
    description: 'Button: the notes were heard.',
  },
  no: {
    id: 'media.no',
    defaultMessage: 'No',
    description: 'Button: the notes were not heard.',
  },
  notHeard: {
    id: 'media.notHeard',
    defaultMessage: 'Turn the volume up, and look whether headphones are connected. Then play it again.',
    description: 'Beside the speaker, after the answer that nothing was heard.',
  },
  cannotPlay: {
    id: 'media.cannotPlay',
    defaultMessage: 'This browser could not play it. Look whether your device is muted.',
    description: 'Beside the speaker, where the sound could not be played.',
  },
  network: {
    id: 'media.network',
    defaultMessage: 'Connection',
    description: 'Name of a row of the check: the network.',
  },
  networkMeasuring: {
    id: 'media.networkMeasuring',
    defaultMessage: 'Testing…',
    description: 'Beside the connection while it is tested.',
  },
  networkGood: {
    id: 'media.networkGood',
    defaultMessage: 'Good enough for sound and picture, as far as a short test can say.',
    description: 'Beside the connection after the test.',
  },
  networkFair: {
    id: 'media.networkFair',
    defaultMessage: 'Fair. Sound comes first, and the picture may pause.',
    description: 'Beside the connection after the test.',
  },
  networkWeak: {
    id: 'media.networkWeak',
    defaultMessage: 'Weak. Sound comes first and may break up. Another network, or a place near the router, can help.',
    description: 'Beside the connection after the test.',
  },
  networkNone: {
    id: 'media.networkNone',
    defaultMessage: 'No connection. The visit needs one.',
    description: 'Beside the connection, where there is no network.',
  },
  testAgain: {
    id: 'media.testAgain',
    defaultMessage: 'Test again',
    description: 'Button beside the connection.',
  },
  refused: {
    id: 'media.refused',
    defaultMessage: 'Your browser does not allow it',
    description: 'Title of a notice: permission for camera or microphone was refused. How to allow it follows.',
  },
  refusedCamera: {
    id: 'media.refusedCamera',
    defaultMessage: 'Camera not allowed',
    description: 'Beside the camera: the browser does not allow it.',
  },
  refusedMicrophone: {
    id: 'media.refusedMicrophone',
    defaultMessage: 'Microphone not allowed',
    description: 'Beside the microphone: the browser does not allow it.',
  },
  busyCamera: {
    id: 'media.busyCamera',
    defaultMessage: 'Another program uses the camera. Close it, then try again.',
    description: 'Beside the camera: it is in use elsewhere.',
  },
  busyMicrophone: {
    id: 'media.busyMicrophone',
    defaultMessage: 'Another program uses the microphone. Close it, then try again.',
    description: 'Beside the microphone: it is in use elsewhere.',
  },
  missingCamera: {
    id: 'media.missingCamera',
    defaultMessage: 'No camera found. Connect one, or go on with sound alone.',
    description: 'Beside the camera: the device has none.',
  },
  missingMicrophone: {
    id: 'media.missingMicrophone',
    defaultMessage: 'No microphone found. Connect one, or use another device.',
    description: 'Beside the microphone: the device has none.',
  },
  failedCamera: {
    id: 'media.failedCamera',
    defaultMessage: 'This browser cannot use a camera here. Try another browser.',
    description: 'In the row of the camera of the check, where the browser knows of none at all, as in an old one.',
  },
  failedMicrophone: {
    id: 'media.failedMicrophone',
    defaultMessage: 'This browser cannot use a microphone here. Try another browser.',
    description: 'In the row of the microphone of the check, where the browser knows of none at all, as in an old one.',
  },
  tryAgain: {
    id: 'media.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button beside a camera or microphone that could not be used.',
  },
  ready: {
    id: 'media.ready',
    defaultMessage: 'I’m ready',
    description: 'Main button below the check: camera and microphone are on.',
  },
  readySound: {
    id: 'media.readySound',
    defaultMessage: 'Go on with sound alone',
    description: 'Main button below the check: the microphone is on, the camera is not.',
  },
  readyListening: {
    id: 'media.readyListening',
    defaultMessage: 'Go on without a microphone',
    description: 'Button below the check: the microphone cannot be used. The doctor will not hear the patient.',
  },
  listeningToPatient: {
    id: 'media.listeningToPatient',
    defaultMessage: 'Without a microphone the patient will not hear you. You will hear the patient.',
    description: 'Warning for the doctor above the button that goes on without a microphone.',
  },
  listening: {
    id: 'media.listening',
    defaultMessage: 'Without a microphone the doctor will not hear you. You will hear the doctor.',
    description: 'Notice beside the button "Go on without a microphone".',
  },
})
