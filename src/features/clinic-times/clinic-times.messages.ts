import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  next: {
    id: 'clinics.times.next',
    defaultMessage: 'Next free times',
    description: 'Above the two next free times at a clinic, each with the doctor it is with.',
  },
  all: {
    id: 'clinics.times.all',
    defaultMessage: 'See the doctors',
    description: 'Link to the doctors of a clinic, where it has no free time or they could not be loaded.',
  },
  allOf: {
    id: 'clinics.times.allOf',
    defaultMessage: 'See the doctors of {name}',
    description: 'The same for screen readers. name: name of the clinic.',
  },
})
