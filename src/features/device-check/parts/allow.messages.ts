import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of how camera and microphone that were refused are allowed again, in the words of each browser. */
export const messages = defineMessages({
  signBefore: {
    id: 'media.allow.signBefore',
    defaultMessage: 'Tap the sign beside the address',
    description:
      'How to allow camera and microphone, first step on a phone. The sign: two sliders or a lock, at the side where the address begins.',
  },
  permissions: {
    id: 'media.allow.permissions',
    defaultMessage: 'Choose “Permissions”, and allow “Camera” and “Microphone”',
    description:
      'How to allow camera and microphone, second step on an Android phone. The names in quotation marks are those of Chrome in this language.',
  },
  lockEntry: {
    id: 'media.allow.lockEntry',
    defaultMessage: 'Tap the entries for camera and microphone, until it says that they are allowed',
    description: 'How to allow camera and microphone, second step in Firefox on an Android phone.',
  },
  computerSign: {
    id: 'media.allow.computerSign',
    defaultMessage: 'Press the sign where the address begins',
    description:
      'How to allow camera and microphone, first step on a computer in Chrome or Edge. The sign: two sliders or a lock.',
  },
  computerAllow: {
    id: 'media.allow.computerAllow',
    defaultMessage: 'Allow “Camera” and “Microphone”',
    description:
      'How to allow camera and microphone, second step on a computer. Names in quotation marks as Chrome and Edge write them.',
  },
  crossedOut: {
    id: 'media.allow.crossedOut',
    defaultMessage: 'Press the crossed-out camera or microphone where the address begins',
    description: 'How to allow camera and microphone, first step in Firefox on a computer.',
  },
  clear: {
    id: 'media.allow.clear',
    defaultMessage: 'Press ✕ beside “Blocked”',
    description:
      'How to allow camera and microphone, second step in Firefox on a computer. “Blocked” as Firefox writes it in this language.',
  },
  macSettings: {
    id: 'media.allow.macSettings',
    defaultMessage: 'In the menu “Safari” choose “Settings”, then “Websites”',
    description:
      'How to allow camera and microphone, first step on a Mac. Names in quotation marks as Apple writes them in this language.',
  },
  macAllow: {
    id: 'media.allow.macAllow',
    defaultMessage: 'Choose “Camera”, then “Microphone”, and beside this site “Allow”',
    description:
      'How to allow camera and microphone, second step on a Mac. Names in quotation marks as Apple writes them in this language.',
  },
  iphoneMenu: {
    id: 'media.allow.iphoneMenu',
    defaultMessage: 'Tap the sign in the address bar and choose “Website Settings”',
    description:
      'How to allow camera and microphone, first step in Safari on an iPhone or iPad. “Website Settings” as Apple writes it in this language.',
  },
  iphoneAllow: {
    id: 'media.allow.iphoneAllow',
    defaultMessage: 'Set “Camera” and “Microphone” to “Allow”',
    description:
      'How to allow camera and microphone, second step in Safari on an iPhone or iPad. Names in quotation marks as Apple writes them in this language.',
  },
  reopen: {
    id: 'media.allow.reopen',
    defaultMessage: 'Close the app and open it again, so that it asks once more',
    description: 'How to allow camera and microphone, for an app on the home screen of an iPhone or iPad.',
  },
  appInfo: {
    id: 'media.allow.appInfo',
    defaultMessage: 'Press the app’s icon on the home screen for long, and open its settings (“App info”)',
    description:
      'How to allow camera and microphone, first step for an app on the home screen of an Android phone. “App info” as Android writes it in this language.',
  },
  appAllow: {
    id: 'media.allow.appAllow',
    defaultMessage: 'Choose “Permissions”, and allow “Camera” and “Microphone”',
    description:
      'How to allow camera and microphone, second step for an app on an Android phone. Names in quotation marks as Android writes them in this language.',
  },
  macPrivacy: {
    id: 'media.allow.macPrivacy',
    defaultMessage:
      'Open the settings of your Mac, choose “Privacy & Security”, and turn the app on below “Camera” and “Microphone”',
    description:
      'How to allow camera and microphone for an app in the dock of a Mac. Names in quotation marks as Apple writes them in this language.',
  },
  thenHere: {
    id: 'media.allow.thenHere',
    defaultMessage: 'Come back here and press “{button}”',
    description: 'How to allow camera and microphone, last step. button: text of a button on this page, "Try again".',
  },
  deviceToo: {
    id: 'media.allow.deviceToo',
    defaultMessage:
      'Are they blocked still? Then allow camera and microphone for your browser in the settings of your device.',
    description:
      'How to allow camera and microphone, below the steps: the device itself may keep the browser from them.',
  },
})
