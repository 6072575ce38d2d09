import { defineMessages } from '#src/i18n/messages.ts'

/** Words of a booking that waits to be sent. */
export const messages = defineMessages({
  title: {
    id: 'booking.queued.title',
    defaultMessage: 'Waiting to send',
    description: 'Title while a booking waits for the network.',
  },
  badge: {
    id: 'booking.queued.badge',
    defaultMessage: 'Waiting to send',
    description: 'Badge of a booking that waits.',
  },
  heading: {
    id: 'booking.queued.heading',
    defaultMessage: 'Your booking is saved, not sent yet',
    description: 'Heading while a booking waits for the network.',
  },
  body: {
    id: 'booking.queued.body',
    defaultMessage:
      'It goes to the clinic once you are back online with this app open. Until the clinic answers, {time} is not confirmed.',
    description: 'What waiting means. time: "today at 15:40".',
  },
  unsavedHeading: {
    id: 'booking.queued.unsavedHeading',
    defaultMessage: 'Not sent yet: keep this page open',
    description:
      'Heading while a booking waits for the network on a device that stores nothing, such as a private window.',
  },
  unsavedBody: {
    id: 'booking.queued.unsavedBody',
    defaultMessage:
      'Your device won’t let us save the booking. If you close or reload this page, it is gone. It goes to the clinic once you are back online. Until the clinic answers, {time} is not confirmed.',
    description: 'What waiting means on a device that stores nothing. time: "today at 15:40".',
  },
  promise: {
    id: 'booking.queued.promise',
    defaultMessage:
      'We tell you what became of it on any page of this app. After {minutes} minutes we ask you before it goes. If the time is gone by then, we keep your answers and show the nearest free times.',
    description: 'What happens while the booking waits. minutes: a number from 10 to 99, such as 15.',
  },
  retry: {
    id: 'booking.queued.retry',
    defaultMessage: 'Try now',
    description: 'Button that sends the booking at once.',
  },
  discard: {
    id: 'booking.queued.discard',
    defaultMessage: 'Don’t send it',
    description: 'Button that takes the booking back.',
  },
  tooLate: {
    id: 'booking.queued.tooLate',
    defaultMessage: 'It may have reached the clinic already, so it can’t be taken back here.',
    description: 'After asking to take a booking back that may have arrived.',
  },
})
