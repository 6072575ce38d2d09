import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the step with the one-time code. */
export const messages = defineMessages({
  title: {
    id: 'booking.code.title',
    defaultMessage: 'Enter the code',
    description: 'Booking, third of four steps: its name in the bar at the top, beside "Step 3 of 4". Short.',
  },
  heading: {
    id: 'booking.code.heading',
    defaultMessage: 'Enter the 6-digit code',
    description: 'Booking, third step: heading above the field for the code that was sent by SMS.',
  },
  sent: {
    id: 'booking.code.sent',
    defaultMessage: 'We texted it to {phone}.',
    description:
      'Booking, third step, under its heading. "We" is the service, "it" the code, "texted" sent by SMS. phone: the patient’s number, for example "+971 50 123 4567".',
  },
  change: {
    id: 'booking.code.change',
    defaultMessage: 'Change number',
    description: 'Booking, third step: button back to the field "Mobile phone" (a verb). Short.',
  },
  continue: {
    id: 'booking.code.continue',
    defaultMessage: 'Continue',
    description: 'Booking, third step: button that checks the code and leads to the last step. One word.',
  },
  hold: {
    id: 'booking.code.hold',
    defaultMessage: 'We are keeping {time} for you.',
    description:
      'Booking, third step, note: the chosen time is kept for the patient. time: within the sentence, for example "today at 15:40".',
  },
})
