import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about a booking that waits to be sent. */
export const messages = defineMessages({
  title: {
    id: 'booking.queued.title',
    defaultMessage: 'Waiting to send',
    description: 'Booking: name of the step in the bar at the top while the booking waits for a network. Short.',
  },
  badge: {
    id: 'booking.queued.badge',
    defaultMessage: 'Waiting to send',
    description: 'Booking: badge on a booking that waits for a network before it is sent. Short.',
  },
  heading: {
    id: 'booking.queued.heading',
    defaultMessage: 'Your booking is saved, not sent yet',
    description: 'Booking: heading while the booking waits for a network. "Saved": on this device.',
  },
  body: {
    id: 'booking.queued.body',
    defaultMessage:
      'It goes to the clinic once you are back online{closed, select, yes {, even if you close this app} other { with this app open}}. Until the clinic answers, {time} is not confirmed.',
    description:
      'Under the heading "Your booking is saved, not sent yet". "It" is the booking. time: within the sentence, for example "today at 15:40"; closed: yes where the browser sends it with the app closed as well.',
  },
  unsavedHeading: {
    id: 'booking.queued.unsavedHeading',
    defaultMessage: 'Not sent yet: keep this page open',
    description:
      'Booking: heading while the booking waits for a network on a device that saves nothing, such as a private window of the browser.',
  },
  unsavedBody: {
    id: 'booking.queued.unsavedBody',
    defaultMessage:
      'Your device won’t let us save the booking. If you close or reload this page, it is gone. It goes to the clinic once you are back online. Until the clinic answers, {time} is not confirmed.',
    description:
      'Under the heading "Not sent yet: keep this page open". "It" is the booking. time: within the sentence, for example "today at 15:40".',
  },
  promise: {
    id: 'booking.queued.promise',
    defaultMessage:
      'We tell you what became of it on any page of this app. After {minutes} minutes we ask you before it goes. If the time is gone by then, we keep your answers and show the nearest free times.',
    description:
      'Booking that waits for a network: what happens next. "Before it goes": before the booking is sent. minutes: a number from 10 to 99, for example 15.',
  },
  retry: {
    id: 'booking.queued.retry',
    defaultMessage: 'Try now',
    description: 'Booking that waits for a network: button that tries to send it at once. Short.',
  },
  discard: {
    id: 'booking.queued.discard',
    defaultMessage: 'Don’t send it',
    description: 'Booking that waits for a network: button that takes it back, so that it is never sent. Short.',
  },
  tooLate: {
    id: 'booking.queued.tooLate',
    defaultMessage: 'It may have reached the clinic already, so it can’t be taken back here.',
    description: 'Booking that waits for an answer, after "Don’t send it". "It" is the booking, "here" this page.',
  },
})
