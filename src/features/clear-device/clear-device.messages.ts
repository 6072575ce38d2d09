import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of clearing a device that several people use. */
export const messages = defineMessages({
  shared: {
    id: 'device.shared',
    defaultMessage: 'Is this a shared phone or computer?',
    description: 'Sign-in, settings, menu and drawer, before the link "Clear this device".',
  },
  open: {
    id: 'device.open',
    defaultMessage: 'Clear this device',
    description:
      'Sign-in, settings, menu and drawer: opens a sheet which says what is removed from the phone or computer.',
  },
  title: {
    id: 'device.title',
    defaultMessage: 'Clear this device?',
    description: 'Heading of the sheet which says what is removed from the phone or computer.',
  },
  what: {
    id: 'device.what',
    defaultMessage:
      'You are signed out, and everything this app has stored on this device goes: visits, drafts, searches, bookings that are not sent yet, and pages for use offline.',
    description:
      'In the sheet "Clear this device?": what is removed. "Visits" are appointments as the phone or computer knows them.',
  },
  whatStays: {
    id: 'device.whatStays',
    defaultMessage: 'Your account and your booked visits stay as they are.',
    description: 'In the sheet "Clear this device?": what is not removed.',
  },
  clear: {
    id: 'device.clear',
    defaultMessage: 'Clear this device',
    description: 'Button of the sheet which removes everything from the phone or computer.',
  },
})
