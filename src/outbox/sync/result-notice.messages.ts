import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the notification that tells, with no page open, what became of changes that waited on the device. They never say which. */
export const messages = defineMessages({
  sent: {
    id: 'pending.sync.sent',
    defaultMessage: 'Your changes were sent',
    description:
      'Notification on the lock screen: changes that waited on this device for a network have been sent and accepted. Title; nothing private may stand in it.',
  },
  sentBody: {
    id: 'pending.sync.sentBody',
    defaultMessage: 'Open the app to see them.',
    description: 'Notification on the lock screen, below the title that changes were sent.',
  },
  needsYou: {
    id: 'pending.sync.needsYou',
    defaultMessage: 'A change needs your attention',
    description:
      'Notification on the lock screen: a change that waited on this device was refused, or has to be confirmed again. Title; nothing private may stand in it.',
  },
  needsYouBody: {
    id: 'pending.sync.needsYouBody',
    defaultMessage: 'It was not made. Open the app to see why.',
    description: 'Notification on the lock screen, below the title that a change needs attention.',
  },
  waits: {
    id: 'pending.sync.waits',
    defaultMessage: 'A change has not been sent yet',
    description:
      'Notification on the lock screen: a change still waits on this device, and is not sent by itself any more. Title; nothing private may stand in it.',
  },
  waitsBody: {
    id: 'pending.sync.waitsBody',
    defaultMessage: 'Open the app, and it goes on.',
    description: 'Notification on the lock screen, below the title that a change has not been sent.',
  },
})
