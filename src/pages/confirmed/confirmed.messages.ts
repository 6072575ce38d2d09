import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'confirmed.title',
    defaultMessage: 'Your appointment',
    description: 'Page after a booking: title in the browser’s tab.',
  },
  heading: {
    id: 'confirmed.heading',
    defaultMessage: 'You’re booked',
    description: 'Page after a booking: heading. It says to the patient that the visit is booked.',
  },
  sent: {
    id: 'confirmed.sent',
    defaultMessage: 'We are sending you the details',
    description:
      'Page after a booking, under its heading, of a patient with an account: by text (SMS), by email or on a device, as they have chosen.',
  },
  texted: {
    id: 'confirmed.texted',
    defaultMessage: 'We are texting the details and a link to {phone}',
    description:
      'Page after a booking, under its heading. "We" is the service, which texts (sends by SMS). phone: the number with most digits hidden, "+971 ••• 567".',
  },
})
