import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the relative whom a search is for. */
export const messages = defineMessages({
  chosen: {
    id: 'family.chosen',
    defaultMessage: 'Booking for {name}',
    description:
      'Every public page, in a small floating chip: the patient chose to book for a relative. name: first name, for example "Salma". Short.',
  },
  putAway: {
    id: 'family.putAway',
    defaultMessage: 'No longer book for {name}',
    description:
      'Only read by screen readers: button with a cross in the chip "Booking for Salma". name: first name of the relative.',
  },
})
