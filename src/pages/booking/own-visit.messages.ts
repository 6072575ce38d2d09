import { defineMessages } from '#src/i18n/messages.ts'

/** Messages where the time that a patient wants to book is that of a visit of their own. */
export const messages = defineMessages({
  title: {
    id: 'ownvisit.title',
    defaultMessage: 'You have this time already',
    description:
      'Booking, title of a notice: the time in the link that was opened is booked by this very patient. Not an error.',
  },
  which: {
    id: 'ownvisit.which',
    defaultMessage: 'It is your own visit {when}, with {doctor}. To book another one, choose another time below.',
    description:
      'Text below "You have this time already". when: within the sentence, for example "tomorrow at 09:00"; doctor: the doctor’s name with title.',
  },
  open: {
    id: 'ownvisit.open',
    defaultMessage: 'Open your visit',
    description: 'Button below the text: leads to the page of that visit.',
  },
})
