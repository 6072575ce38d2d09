import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: { id: 'confirmed.title', defaultMessage: 'Your appointment', description: 'Title in the browser.' },
  heading: { id: 'confirmed.heading', defaultMessage: 'You’re booked', description: 'Heading of the confirmation.' },
  texted: {
    id: 'confirmed.texted',
    defaultMessage: 'We are texting the details and a link to {phone}',
    description: 'Under the heading. phone: masked number.',
  },
})
