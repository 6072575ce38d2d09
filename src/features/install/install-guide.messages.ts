import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'install.guide.title',
    defaultMessage: 'Put {name} on your home screen',
    description:
      'Heading of the page that explains how to install the app on a phone or computer, and its title in the browser’s tab. name: name of the app, for example "Sadeem Health".',
  },
  others: {
    id: 'install.guide.others',
    defaultMessage: 'Other phones and browsers',
    description:
      'Page on how to install the app: heading of the links to what other devices and browsers need. Below it their names.',
  },
  open: {
    id: 'install.guide.open',
    defaultMessage: 'Open it from there',
    description: 'Page on how to install the app: last step. "There": the home screen, which the picture shows.',
  },
  iphone: {
    id: 'install.guide.iphone',
    defaultMessage: 'iPhone and iPad',
    description: 'Page on how to install the app: heading of the steps on these devices. Product names of Apple.',
  },
  iphoneShare: {
    id: 'install.guide.iphoneShare',
    defaultMessage: 'Tap the Share button',
    description:
      'Page on how to install the app, first step on an iPhone or iPad. "Share" is the name of a button in Safari, as Apple writes it in this language.',
  },
  iphoneShareWhere: {
    id: 'install.guide.iphoneShareWhere',
    defaultMessage: 'At the bottom of Safari, or at the top on an iPad. If it is not there, tap ••• first.',
    description:
      'Page on how to install the app: where the Share button is. Safari is Apple’s browser; "•••" is a button with three dots.',
  },
  iphoneAdd: {
    id: 'install.guide.iphoneAdd',
    defaultMessage: 'Choose “Add to Home Screen”, then “Add”',
    description:
      'Page on how to install the app, second step on an iPhone or iPad. The names in quotation marks are those that Apple uses in this language.',
  },
  iphoneAddWhere: {
    id: 'install.guide.iphoneAddWhere',
    defaultMessage: 'You may have to scroll down.',
    description: 'Page on how to install the app, below "Choose Add to Home Screen": the entry is far down in a list.',
  },
  iphoneMessages: {
    id: 'install.guide.iphoneMessages',
    defaultMessage: 'On an iPhone, reminders appear on the lock screen only with the app from the home screen.',
    description: 'Page on how to install the app, below the last step on an iPhone: what it is also good for.',
  },
  iphoneSignIn: {
    id: 'install.guide.iphoneSignIn',
    defaultMessage:
      'The app there is kept apart from Safari: sign in once with your phone number, and it starts with your next appointment.',
    description: 'Page on how to install the app, below all steps on an iPhone. Safari is Apple’s browser.',
  },
  chrome: {
    id: 'install.guide.chrome',
    defaultMessage: 'Android: Chrome',
    description:
      'Page on how to install the app: heading of the steps, the phone’s system and the browser. Product names.',
  },
  samsung: {
    id: 'install.guide.samsung',
    defaultMessage: 'Android: Samsung Internet',
    description:
      'Page on how to install the app: heading of the steps, the phone’s system and the browser. Product names.',
  },
  edge: {
    id: 'install.guide.edge',
    defaultMessage: 'Android: Edge',
    description:
      'Page on how to install the app: heading of the steps, the phone’s system and the browser. Product names.',
  },
  firefox: {
    id: 'install.guide.firefox',
    defaultMessage: 'Android: Firefox',
    description:
      'Page on how to install the app: heading of the steps, the phone’s system and the browser. Product names.',
  },
  computer: {
    id: 'install.guide.computer',
    defaultMessage: 'Computer: Chrome or Edge',
    description:
      'Page on how to install the app: heading of the steps on a laptop or desktop computer. Names of browsers.',
  },
  mac: {
    id: 'install.guide.mac',
    defaultMessage: 'Mac: Safari',
    description: 'Page on how to install the app: heading of the steps on a computer of Apple. Product names.',
  },
  menuAbove: {
    id: 'install.guide.menuAbove',
    defaultMessage: 'Open the menu beside the address',
    description:
      'Page on how to install the app, first step on an Android phone: the button with three dots at the top.',
  },
  menuBelow: {
    id: 'install.guide.menuBelow',
    defaultMessage: 'Open the menu at the bottom',
    description:
      'Page on how to install the app, first step on an Android phone: the last button of the bar at the bottom.',
  },
  chromeAdd: {
    id: 'install.guide.chromeAdd',
    defaultMessage: 'Choose “Install app” or “Add to Home screen”',
    description:
      'Page on how to install the app, second step on an Android phone. The names in quotation marks are those that Chrome uses in this language.',
  },
  samsungAdd: {
    id: 'install.guide.samsungAdd',
    defaultMessage: 'Choose “Add page to”, then “Home screen”',
    description:
      'Page on how to install the app, second step. The names in quotation marks are those that Samsung Internet uses in this language.',
  },
  edgeAdd: {
    id: 'install.guide.edgeAdd',
    defaultMessage: 'Choose “Add to phone”, then “Install”',
    description:
      'Page on how to install the app, second step. The names in quotation marks are those that Microsoft Edge uses in this language.',
  },
  firefoxAdd: {
    id: 'install.guide.firefoxAdd',
    defaultMessage: 'Choose “Add app to Home screen”',
    description:
      'Page on how to install the app, second step. The name in quotation marks is that which Firefox uses in this language.',
  },
  computerAdd: {
    id: 'install.guide.computerAdd',
    defaultMessage: 'Press the install sign at the end of the address bar',
    description: 'Page on how to install the app, the one step on a computer. The picture shows the sign.',
  },
  computerMenu: {
    id: 'install.guide.computerMenu',
    defaultMessage: 'Or choose “Install” in the menu of your browser.',
    description:
      'Page on how to install the app, below the step on a computer. "Install" is the entry of Chrome’s menu, as Chrome writes it in this language.',
  },
  computerFirefox: {
    id: 'install.guide.computerFirefox',
    defaultMessage: 'Firefox on a computer may not offer it. Use your phone, or keep this page as a bookmark.',
    description: 'Page on how to install the app, below the step on a computer. Firefox is a browser.',
  },
  macShare: {
    id: 'install.guide.macShare',
    defaultMessage: 'Press the Share button in the toolbar',
    description:
      'Page on how to install the app, first step on a Mac. "Share" is the name of a button in Safari, as Apple writes it in this language.',
  },
  macAdd: {
    id: 'install.guide.macAdd',
    defaultMessage: 'Choose “Add to Dock”, then “Add”',
    description:
      'Page on how to install the app, second step on a Mac. The names in quotation marks are those that Apple uses in this language.',
  },
})
