import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'install.guide.title',
    defaultMessage: 'Put {name} on your home screen',
    description:
      'Heading of the sheet that explains how to install the app on a phone or computer. name: name of the app, for example "Sadeem Health".',
  },
  why: {
    id: 'install.guide.why',
    defaultMessage: 'It opens like an app, works on a weak network, and takes hardly any room.',
    description:
      'Sheet on how to install the app, under its heading: what that is good for. "Room": storage on the device.',
  },
  appleHeading: {
    id: 'install.guide.appleHeading',
    defaultMessage: 'iPhone and iPad',
    description: 'Sheet on how to install the app: heading of the steps on these devices. Product names of Apple.',
  },
  appleOpen: {
    id: 'install.guide.appleOpen',
    defaultMessage: 'Open this page in Safari.',
    description: 'Sheet on how to install the app, first step on an iPhone or iPad. Safari is Apple’s browser.',
  },
  appleShare: {
    id: 'install.guide.appleShare',
    defaultMessage: 'Tap the Share button.',
    description:
      'Sheet on how to install the app, second step on an iPhone or iPad. "Share" is the name of a button in Safari, as Apple writes it in this language.',
  },
  appleAdd: {
    id: 'install.guide.appleAdd',
    defaultMessage: 'Choose “Add to Home Screen”, then “Add”.',
    description:
      'Sheet on how to install the app, third step on an iPhone or iPad. The names in quotation marks are those that Apple uses in this language.',
  },
  androidHeading: {
    id: 'install.guide.androidHeading',
    defaultMessage: 'Android phone',
    description: 'Sheet on how to install the app: heading of the steps on a phone with Android.',
  },
  androidMenu: {
    id: 'install.guide.androidMenu',
    defaultMessage: 'Open the menu of your browser.',
    description: 'Sheet on how to install the app, first step on an Android phone.',
  },
  androidAdd: {
    id: 'install.guide.androidAdd',
    defaultMessage: 'Choose “Install app” or “Add to Home screen”.',
    description:
      'Sheet on how to install the app, second step on an Android phone. The names in quotation marks are those that Chrome uses in this language.',
  },
  computerHeading: {
    id: 'install.guide.computerHeading',
    defaultMessage: 'Computer',
    description: 'Sheet on how to install the app: heading of the one step on a laptop or desktop computer.',
  },
  computerAdd: {
    id: 'install.guide.computerAdd',
    defaultMessage:
      'Press the install icon at the end of the address bar, or choose “Install” in the menu of your browser.',
    description:
      'Sheet on how to install the app, the one step on a computer. "Install" is the entry of Chrome’s menu, as Chrome writes it in this language.',
  },
})
