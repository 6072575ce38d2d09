import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  yours: {
    id: 'late.held.yours',
    defaultMessage: 'Yours',
    description:
      'Home and lists, under a time on its button (very narrow, one short word): the patient began to book this time and it is kept for them.',
  },
  goOn: {
    id: 'late.held.goOn',
    defaultMessage:
      '{shown}, {day}, {name}{kind, select, telemedicine {, by video} homecare {, at home} other {}}. Held until {until}, continue booking',
    description:
      'Name of a button with a time that is kept for the patient, only read by screen readers. shown: what the button shows, which is first so that it can be said to a device that is controlled by voice, for example "16:30 Yours"; day: "Today" or "Tue 24 Nov"; name: the doctor; kind: the kind of visit, telemedicine, homecare or at a clinic; until: time of day when it is no longer kept, "16:40".',
  },
  until: {
    id: 'late.held.until',
    defaultMessage: 'Held for you until {until}',
    description:
      'Home, table of free times, in the row of a doctor: the patient began to book this time and it is kept for them. until: time of day, for example "16:40".',
  },
})
