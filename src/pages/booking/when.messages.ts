import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the step in which a time is chosen. */
export const messages = defineMessages({
  title: {
    id: 'booking.when.title',
    defaultMessage: 'Choose a time',
    description:
      'Booking, first of four steps: its name in the bar at the top, and in the summary while none is chosen. Short.',
  },
  heading: {
    id: 'booking.when.heading',
    defaultMessage: 'When would you like to go?',
    description: 'Booking, first step: heading above days and times. "Go": to the doctor.',
  },
  continue: {
    id: 'booking.when.continue',
    defaultMessage: 'Continue',
    description: 'Booking, first step: button to the next step while no time is chosen. One word.',
  },
  continueWith: {
    id: 'booking.when.continueWith',
    defaultMessage: 'Continue with {time}',
    description:
      'Booking, first step: button to the next step with the chosen time. Short. time: time of day, for example "15:40".',
  },
  held: {
    id: 'booking.when.held',
    defaultMessage: 'Held for you when you continue',
    description:
      'Booking, first step, beside the button "Continue": the chosen time will be kept for the patient from then on.',
  },
  choose: {
    id: 'booking.when.choose',
    defaultMessage: 'Choose a time to continue',
    description: 'Booking, first step, beside or under the button "Continue" while no time is chosen.',
  },
  holding: {
    id: 'booking.when.holding',
    defaultMessage: 'Keeping this time for you',
    description: 'Booking, first step, beside the button "Continue" while the server is asked to keep the time.',
  },
})
