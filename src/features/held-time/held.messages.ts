import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  yours: {
    id: 'late.held.yours',
    defaultMessage: 'Yours',
    description:
      'Below a time on its button, as short as can be: the patient began to book it, and it is kept for them.',
  },
  goOn: {
    id: 'late.held.goOn',
    defaultMessage:
      '{day} {time}, {name}{kind, select, telemedicine {, by video} homecare {, at home} other {}}. Yours until {until}, continue booking',
    description:
      'Name of that button, for screen readers. day: "Today" or "Tue 24 Nov"; name: the doctor; kind: how the visit is; until: a time of today.',
  },
  until: {
    id: 'late.held.until',
    defaultMessage: 'Held for you until {until}',
    description:
      'In the row of a doctor in a table of free times, where the patient began to book that time. until: a time of today.',
  },
})
