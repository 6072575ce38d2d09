import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of what is shown on the patient's device (push messages), in the settings. */
export const messages = defineMessages({
  heading: {
    id: 'device.push.heading',
    defaultMessage: 'On this device',
    description: 'Settings: heading of the part about messages that appear on this phone or computer.',
  },
  lead: {
    id: 'device.push.lead',
    defaultMessage:
      'We remind you here of your visits, and tell you when one is booked, moved or cancelled, and when an earlier time is free. The message names neither doctor nor time.',
    description: 'Settings, "On this device": what messages come, before they are turned on.',
  },
  turnOn: {
    id: 'device.push.on',
    defaultMessage: 'Turn on messages',
    description: 'Settings, "On this device": button after which the browser asks for its permission.',
  },
  turnOff: {
    id: 'device.push.off',
    defaultMessage: 'Turn off messages',
    description: 'Settings, "On this device": button; messages are on.',
  },
  isOn: {
    id: 'device.push.is-on',
    defaultMessage: 'Messages appear on this device. You get no text message for what you are told here.',
    description:
      'Settings, "On this device", once they are turned on: push notifications appear here, and no SMS is sent for the same thing.',
  },
  details: {
    id: 'device.push.details',
    defaultMessage: 'Show doctor and time on the lock screen',
    description: 'Settings, "On this device": check box. Without it a message says only that something has changed.',
  },
  promptText: {
    id: 'device.push.prompt',
    defaultMessage:
      'Shall we tell you here when a visit is booked, moved or due? The message names neither doctor nor time. You can turn it off in the settings.',
    description: 'Prompt that slides down over the page, before the browser asks for its permission.',
  },
  promptAccept: {
    id: 'device.push.prompt.yes',
    defaultMessage: 'Turn on',
    description: 'Prompt about messages on this device: button. The browser then asks for its permission.',
  },
  promptCancel: {
    id: 'device.push.prompt.no',
    defaultMessage: 'Not now',
    description: 'Prompt about messages on this device: button that puts it away.',
  },
  offer: {
    id: 'device.push.offer',
    defaultMessage: 'Be reminded on this device?',
    description:
      'Notice after a booking, and on the overview of the app on the home screen: title. What messages come stands below it, then the buttons "Turn on messages" and "Not now".',
  },
  offerMore: {
    id: 'device.push.offer.more',
    defaultMessage: 'You can turn them off in the settings.',
    description: 'Notice "Be reminded on this device?": last sentence. "Them" are messages that appear on this device.',
  },
  visitHeading: {
    id: 'device.push.visit',
    defaultMessage: 'Reminders on this device',
    description:
      'Page of a visit that was booked without an account: heading of what offers messages on this phone or computer.',
  },
  visitLead: {
    id: 'device.push.visit.lead',
    defaultMessage:
      'We remind you here of this visit, and tell you when it changes, in place of text messages. The message names neither doctor nor time.',
    description: 'Page of a visit: what messages come to this device once they are turned on.',
  },
  visitIsOn: {
    id: 'device.push.visit.is-on',
    defaultMessage: 'Messages about this visit appear on this device.',
    description: 'Page of a visit, once messages are turned on for it.',
  },
  blocked: {
    id: 'device.push.blocked',
    defaultMessage: 'You have blocked messages from this site. We do not ask again: you can allow them as follows.',
    description:
      'Settings, "On this device", and the page of a visit: the browser may not show messages, and only its own settings change that. Steps follow.',
  },
  needsInstall: {
    id: 'device.push.install',
    defaultMessage:
      'On an iPhone or iPad messages come to apps on the home screen. In Safari press Share, then "Add to Home Screen", and open the app from there.',
    description:
      'Settings, "On this device": in Safari on an iPhone. "Share" and "Add to Home Screen" are buttons of Safari.',
  },
  unsupported: {
    id: 'device.push.none',
    defaultMessage: 'This browser cannot show messages. You get them by text message or email, as chosen above.',
    description: 'Settings, "On this device": the browser has no such messages.',
  },
  within: {
    id: 'device.push.within',
    defaultMessage:
      'This page is open within another app, where messages cannot reach you. Use the menu of that app to open the page in {browser}, and turn them on there.',
    description:
      'Settings, "On this device", and the page of a visit, where another app such as Instagram shows the page. browser: Safari or Chrome.',
  },
})
