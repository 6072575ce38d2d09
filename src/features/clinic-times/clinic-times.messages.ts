import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  next: {
    id: 'clinics.times.next',
    defaultMessage: 'Next free times',
    description:
      'List of clinics, on a card: small heading above the next two free times at the clinic, each with its doctor.',
  },
  all: {
    id: 'clinics.times.all',
    defaultMessage: 'See the doctors',
    description:
      'List of clinics, on a card: link to the doctors of the clinic, where there is no free time or times could not be loaded.',
  },
  allOf: {
    id: 'clinics.times.allOf',
    defaultMessage: 'See the doctors of {name}',
    description:
      'The link "See the doctors" of a clinic’s card, as screen readers say it. name: name of the clinic, for example "Noor Clinic".',
  },
})
