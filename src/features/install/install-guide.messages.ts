import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'install.guide.title',
    defaultMessage: 'Put {name} on your home screen',
    description: 'Heading of the sheet that tells how to install the app. name: the app’s.',
  },
  why: {
    id: 'install.guide.why',
    defaultMessage: 'It opens like an app, works on a weak network, and takes hardly any room.',
    description: 'What it is good for.',
  },
  appleHeading: {
    id: 'install.guide.appleHeading',
    defaultMessage: 'iPhone and iPad',
    description: 'Heading of steps.',
  },
  appleOpen: {
    id: 'install.guide.appleOpen',
    defaultMessage: 'Open this page in Safari.',
    description: 'First step on an iPhone.',
  },
  appleShare: {
    id: 'install.guide.appleShare',
    defaultMessage: 'Tap the Share button.',
    description:
      'Second step on an iPhone. “Share” is the name of a button in Safari, as Apple writes it in this language.',
  },
  appleAdd: {
    id: 'install.guide.appleAdd',
    defaultMessage: 'Choose “Add to Home Screen”, then “Add”.',
    description: 'Third step on an iPhone. The names are those Apple uses in this language.',
  },
  androidHeading: {
    id: 'install.guide.androidHeading',
    defaultMessage: 'Android phone',
    description: 'Heading of steps.',
  },
  androidMenu: {
    id: 'install.guide.androidMenu',
    defaultMessage: 'Open the menu of your browser.',
    description: 'First step on an Android phone.',
  },
  androidAdd: {
    id: 'install.guide.androidAdd',
    defaultMessage: 'Choose “Install app” or “Add to Home screen”.',
    description: 'Second step on an Android phone. The names are those Chrome uses in this language.',
  },
  computerHeading: {
    id: 'install.guide.computerHeading',
    defaultMessage: 'Computer',
    description: 'Heading of steps.',
  },
  computerAdd: {
    id: 'install.guide.computerAdd',
    defaultMessage:
      'Press the install icon at the end of the address bar, or choose “Install” in the menu of your browser.',
    description: 'The one step on a computer.',
  },
})
