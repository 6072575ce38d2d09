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
  waits: {
    id: 'device.waits',
    defaultMessage:
      '{count, plural, one {# change} other {# changes}} on this device did not reach the clinic. Clearing it deletes what is not sent.',
    description:
      'In the sheet "Clear this device?", a note where bookings or other changes wait to be sent. count: 1 or more.',
  },
  send: {
    id: 'device.send',
    defaultMessage: 'Send now and clear',
    description: 'Button of the sheet "Clear this device?": sends all that waits, then removes everything.',
  },
  discard: {
    id: 'device.discard',
    defaultMessage: 'Discard and clear',
    description: 'Button of the sheet "Clear this device?": removes everything, and what waits is never sent.',
  },
  unsent: {
    id: 'device.unsent',
    defaultMessage: 'Not all of it could be sent. The home page or your overview lists what is left and why.',
    description:
      'After "Send now and clear": something was refused, or waits for the patient. "It" is what waits; "overview" is the first of a patient’s own pages.',
  },
  offline: {
    id: 'device.offline',
    defaultMessage: 'There is no connection, so nothing could be sent.',
    description: 'After "Send now and clear", without a network.',
  },
  clear: {
    id: 'device.clear',
    defaultMessage: 'Clear this device',
    description: 'Button of the sheet which removes everything from the phone or computer.',
  },
})
