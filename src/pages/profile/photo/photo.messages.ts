import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the patient's photo. */
export const messages = defineMessages({
  add: {
    id: 'profile.photoAdd',
    defaultMessage: 'Add a photo',
    description: 'Profile: button beside the initials of the patient, who has no photo of themselves yet.',
  },
  change: {
    id: 'profile.photoChange',
    defaultMessage: 'Change photo',
    description: 'Profile: button beside the photo of the patient, that changes or removes it.',
  },
  title: {
    id: 'profile.photoTitle',
    defaultMessage: 'Your photo',
    description: 'Profile: heading of the sheet in which the patient chooses a photo of themselves.',
  },
  lead: {
    id: 'profile.photoLead',
    defaultMessage: 'Only you see it here. It helps you tell your account from others on a shared device.',
    description: 'Profile, sheet of the photo: what the photo is for. “It” is the photo.',
  },
  kinds: {
    id: 'profile.photoKinds',
    defaultMessage: 'A JPG, PNG, WebP or HEIC photo. We remove where and when it was taken.',
    description: 'Profile, sheet of the photo: which files are taken. “We” is the service.',
  },
  take: {
    id: 'profile.photoTake',
    defaultMessage: 'Take a photo',
    description: 'Profile, sheet of the photo: button that opens the camera of the phone.',
  },
  choose: {
    id: 'profile.photoChoose',
    defaultMessage: 'Choose a photo',
    description: 'Profile, sheet of the photo: button that opens the pictures of the device.',
  },
  another: {
    id: 'profile.photoAnother',
    defaultMessage: 'Another',
    description: 'Profile, sheet of the photo: button that chooses another picture than this one. One short word.',
  },
  use: {
    id: 'profile.photoUse',
    defaultMessage: 'Use this photo',
    description: 'Profile, sheet of the photo: button that saves the part of the picture that was chosen.',
  },
  area: {
    id: 'profile.photoArea',
    defaultMessage: 'Part of the picture. Move it with the arrow keys.',
    description: 'Only read by screen readers: the picture, of which a square is cut out as the photo.',
  },
  size: {
    id: 'profile.photoSize',
    defaultMessage: 'Size',
    description: 'Profile, sheet of the photo: label of the bar that makes the picture larger and smaller. One word.',
  },
  turn: {
    id: 'profile.photoTurn',
    defaultMessage: 'Turn',
    description: 'Profile, sheet of the photo: button that turns the picture by a quarter. One word, a verb.',
  },
  how: {
    id: 'profile.photoHow',
    defaultMessage: 'Drag to move, pinch or use the bar to size. Arrow keys move it too.',
    description: 'Profile, sheet of the photo: how the part of the picture is chosen, by touch, mouse and keyboard.',
  },
  reading: {
    id: 'profile.photoReading',
    defaultMessage: 'Reading the picture',
    description: 'Only read by screen readers, while a chosen picture is being opened.',
  },
  heic: {
    id: 'profile.photoHeic',
    defaultMessage:
      'This browser can’t open HEIC photos. On the iPhone choose “Most Compatible” in Settings › Camera › Formats, or send the photo as JPG.',
    description:
      'Profile, sheet of the photo: why a picture was refused. Names as the settings of an iPhone have them.',
  },
  unreadable: {
    id: 'profile.photoUnreadable',
    defaultMessage: 'This is not a picture that can be opened. Choose a JPG, PNG or WebP.',
    description: 'Profile, sheet of the photo: why a chosen file was refused, which is damaged or none of a picture.',
  },
  small: {
    id: 'profile.photoSmall',
    defaultMessage: 'This picture is too small. Each side needs at least {least, number} points.',
    description: 'Profile, sheet of the photo: why a chosen picture was refused. least: points (pixels) of a side.',
  },
  large: {
    id: 'profile.photoLarge',
    defaultMessage: 'This picture is too large. Choose a smaller one.',
    description: 'Profile, sheet of the photo: why a picture was refused: it has too many points or bytes.',
  },
  infected: {
    id: 'profile.photoInfected',
    defaultMessage: 'This picture is not safe: our virus check found something in it.',
    description: 'Profile, sheet of the photo: why a picture was refused. “Our” is the service.',
  },
  refused: {
    id: 'profile.photoRefused',
    defaultMessage: 'We can’t take this picture. Choose another one.',
    description: 'Profile, sheet of the photo: the server refused the picture. “We” is the service.',
  },
  offline: {
    id: 'profile.photoOffline',
    defaultMessage: 'No connection. The photo can be changed when you are online.',
    description: 'Profile, at the buttons of the photo, while the device has no network.',
  },
  remove: {
    id: 'profile.photoRemove',
    defaultMessage: 'Remove photo',
    description: 'Profile, sheet of the photo: button that deletes the photo, after a question.',
  },
  removeWhy: {
    id: 'profile.photoRemoveWhy',
    defaultMessage: 'It is deleted, and your initials are shown instead.',
    description: 'Profile, sheet of the photo: question before it is deleted. “It” is the photo of the patient.',
  },
  removeNow: {
    id: 'profile.photoRemoveNow',
    defaultMessage: 'Yes, remove',
    description: 'Profile, sheet of the photo: button that answers the question and deletes the photo.',
  },
  keep: {
    id: 'profile.photoKeep',
    defaultMessage: 'Keep it',
    description: 'Profile, sheet of the photo: button that answers the question and deletes nothing.',
  },
  saved: {
    id: 'profile.photoSaved',
    defaultMessage: 'Photo saved.',
    description: 'Profile: short notice after the photo of the patient was stored.',
  },
  removed: {
    id: 'profile.photoRemoved',
    defaultMessage: 'Photo removed.',
    description: 'Profile: short notice after the photo of the patient was deleted.',
  },
})
