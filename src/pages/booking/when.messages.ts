import { defineMessages } from '#src/i18n/messages.ts'

/** Words of the step where a time is chosen. */
export const messages = defineMessages({
  title: { id: 'booking.when.title', defaultMessage: 'Choose a time', description: 'Title of the first step.' },
  heading: {
    id: 'booking.when.heading',
    defaultMessage: 'When would you like to go?',
    description: 'Heading of the first step.',
  },
  continue: { id: 'booking.when.continue', defaultMessage: 'Continue', description: 'Button to the next step.' },
  continueWith: {
    id: 'booking.when.continueWith',
    defaultMessage: 'Continue with {time}',
    description: 'Button to the next step. time: "15:40".',
  },
  held: {
    id: 'booking.when.held',
    defaultMessage: 'Held for you when you continue',
    description: 'Beside the button that continues: the time is kept from then on.',
  },
  choose: {
    id: 'booking.when.choose',
    defaultMessage: 'Choose a time to continue',
    description: 'Beside the button while no time is chosen.',
  },
  holding: {
    id: 'booking.when.holding',
    defaultMessage: 'Keeping this time for you',
    description: 'While the time is being held.',
  },
})
