import { defineMessages } from '#src/i18n/messages.ts'

/** Messages where a chosen time is that of another visit of the patient. */
export const messages = defineMessages({
  other: {
    id: 'care.overlap.other',
    defaultMessage: 'You have another visit at that time: {when}, with {doctor}.',
    description:
      'Under the free times, once one is chosen. when: day and time, for example "Tue 24 Nov, 09:00"; doctor: the doctor’s name with title.',
  },
  refused: {
    id: 'care.overlap.refused',
    defaultMessage: 'One phone number can’t have two visits at once. Choose another time.',
    description: 'After "You have another visit at that time", where the partner does not allow that.',
  },
})
