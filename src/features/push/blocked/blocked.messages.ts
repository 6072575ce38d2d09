import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of how notifications that were refused are allowed again, in the words of each browser. */
export const messages = defineMessages({
  signBefore: {
    id: 'blocked.signBefore',
    defaultMessage: 'Tap the sign beside the address',
    description:
      'How to allow notifications again, first step on an Android phone. The sign: two sliders or a lock, at the side where the address begins.',
  },
  permissions: {
    id: 'blocked.permissions',
    defaultMessage: 'Choose “Permissions”, then “Notifications”, and allow them',
    description:
      'How to allow notifications again, second step on an Android phone. The names in quotation marks are those of Chrome in this language.',
  },
  samsungMenu: {
    id: 'blocked.samsungMenu',
    defaultMessage: 'Open the menu at the bottom and choose “Settings”',
    description:
      'How to allow notifications again, first step. “Settings” as Samsung Internet writes it in this language.',
  },
  samsungSites: {
    id: 'blocked.samsungSites',
    defaultMessage: 'Choose “Sites and downloads”, then “Notifications”, and allow them for this site',
    description:
      'How to allow notifications again, second step. The names in quotation marks are those of Samsung Internet in this language.',
  },
  lock: {
    id: 'blocked.lock',
    defaultMessage: 'Tap the lock beside the address',
    description: 'How to allow notifications again, first step in Firefox on an Android phone.',
  },
  lockEntry: {
    id: 'blocked.lockEntry',
    defaultMessage: 'Tap the entry for notifications, until it says that they are allowed',
    description: 'How to allow notifications again, second step in Firefox on an Android phone.',
  },
  computerSign: {
    id: 'blocked.computerSign',
    defaultMessage: 'Press the sign where the address begins',
    description:
      'How to allow notifications again, first step on a computer in Chrome or Edge. The sign: two sliders or a lock.',
  },
  computerAllow: {
    id: 'blocked.computerAllow',
    defaultMessage: 'Allow “Notifications”',
    description:
      'How to allow notifications again, second step on a computer. “Notifications” as Chrome and Edge write it.',
  },
  computerEdge: {
    id: 'blocked.computerEdge',
    defaultMessage: 'In Edge they are below “Permissions for this site”.',
    description:
      'How to allow notifications again, on a computer, below the second step. “Permissions for this site” as Edge writes it in this language.',
  },
  crossedOut: {
    id: 'blocked.crossedOut',
    defaultMessage: 'Press the crossed-out sign where the address begins',
    description:
      'How to allow notifications again, first step in Firefox on a computer. The sign: a speech bubble with a line through it.',
  },
  clear: {
    id: 'blocked.clear',
    defaultMessage: 'Press ✕ beside “Blocked”',
    description:
      'How to allow notifications again, second step in Firefox on a computer. “Blocked” as Firefox writes it in this language.',
  },
  macSettings: {
    id: 'blocked.macSettings',
    defaultMessage: 'In the menu “Safari” choose “Settings”, then “Websites”',
    description:
      'How to allow notifications again, first step on a Mac. Names in quotation marks as Apple writes them in this language.',
  },
  macAllow: {
    id: 'blocked.macAllow',
    defaultMessage: 'Choose “Notifications”, and beside this site “Allow”',
    description:
      'How to allow notifications again, second step on a Mac. Names in quotation marks as Apple writes them in this language.',
  },
  appleSettings: {
    id: 'blocked.appleSettings',
    defaultMessage: 'Open the settings of your device and choose “Notifications”',
    description:
      'How to allow notifications again, first step for an app on an iPhone, iPad or Mac. “Notifications” as Apple writes it in this language.',
  },
  appleAllow: {
    id: 'blocked.appleAllow',
    defaultMessage: 'Choose “{name}” and turn on “Allow Notifications”',
    description:
      'How to allow notifications again, second step for an app on an iPhone, iPad or Mac. name: of the app, for example "Sadeem Health". “Allow Notifications” as Apple writes it in this language.',
  },
  appInfo: {
    id: 'blocked.appInfo',
    defaultMessage: 'Press the app’s icon on the home screen for long, and open its settings (“App info”)',
    description:
      'How to allow notifications again, first step for an app on the home screen of an Android phone. “App info” as Android writes it in this language.',
  },
  appAllow: {
    id: 'blocked.appAllow',
    defaultMessage: 'Choose “Notifications” and turn them on',
    description:
      'How to allow notifications again, second step on an Android phone. “Notifications” as Android writes it in this language.',
  },
  thenHere: {
    id: 'blocked.thenHere',
    defaultMessage: 'Come back here and press “{button}”',
    description:
      'How to allow notifications again, last step. button: text of a button on this page, “Turn on messages”.',
  },
  phoneToo: {
    id: 'blocked.phoneToo',
    defaultMessage: 'Are they blocked still? Then allow notifications for your browser in the settings of your phone.',
    description:
      'How to allow notifications again, below the steps on an Android phone: the phone itself may keep the browser from showing any.',
  },
})
