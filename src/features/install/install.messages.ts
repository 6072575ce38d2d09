import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  offer: {
    id: 'install.offer',
    defaultMessage: 'Keep your appointment at hand',
    description: 'Page after a booking: heading of the offer to put the app on the home screen of the phone.',
  },
  offerWhy: {
    id: 'install.offer.why',
    defaultMessage: 'From your home screen it opens at once, also without internet. It takes hardly any room.',
    description:
      'Page after a booking, offer to put the app on the home screen: what that is good for. "It": the app with the appointment. "Room": storage on the device.',
  },
  put: {
    id: 'install.put',
    defaultMessage: 'Put on home screen',
    description: 'Button: the browser then asks whether to install the app on the home screen of the phone.',
  },
  how: {
    id: 'install.how',
    defaultMessage: 'Show me how',
    description: 'Link to the page that explains, with pictures, how to put the app on the home screen.',
  },
  notNow: {
    id: 'install.notNow',
    defaultMessage: 'Not now',
    description: 'Button: puts the offer to install the app away for 30 days.',
  },
  done: {
    id: 'install.done',
    defaultMessage: 'It’s on your home screen',
    description: 'Heading, after the app was installed: it can be opened from the home screen.',
  },
  doneWhy: {
    id: 'install.done.why',
    defaultMessage: 'Open it from there next time: it starts with your next appointment.',
    description: 'After the app was installed. "There": the home screen.',
  },
  inside: {
    id: 'install.inside',
    defaultMessage: 'This app is installed',
    description: 'Page that explains how to install the app: heading of a note, where it is open as an installed app.',
  },
  insideWhy: {
    id: 'install.inside.why',
    defaultMessage: 'You have opened it from your home screen, so there is nothing left to do on this device.',
    description: 'Below "This app is installed". "It": the app.',
  },
  within: {
    id: 'install.within',
    defaultMessage: 'Open this page in {browser}',
    description:
      'Page after a booking, and that which explains how to install the app: heading of a note, where another app such as Instagram shows the page. browser: Safari or Chrome.',
  },
  withinWhy: {
    id: 'install.within.why',
    defaultMessage:
      'It is open within another app now, from which it can’t go on your home screen or send messages to this phone. Use the menu of that app, at the top or bottom, to open the page in {browser}.',
    description: 'Below "Open this page in Safari". browser: Safari or Chrome. "That app": such as Instagram.',
  },
  section: {
    id: 'install.section',
    defaultMessage: 'On your home screen',
    description: 'Settings: heading of the part by which the app is put on the home screen of this device.',
  },
  why: {
    id: 'install.guide.why',
    defaultMessage: 'It opens like an app, works on a weak network, and takes hardly any room.',
    description:
      'Settings, and page on how to install the app, under its heading: what that is good for. "Room": storage on the device.',
  },
})
