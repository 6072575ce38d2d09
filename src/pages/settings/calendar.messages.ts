import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the part of the settings where a calendar subscribes to the patient's visits. */
export const messages = defineMessages({
  heading: {
    id: 'settings.calendar',
    defaultMessage: 'Visits in your calendar',
    description: 'Settings: heading of the part where a calendar subscribes to the patient’s visits.',
  },
  lead: {
    id: 'settings.calendar.lead',
    defaultMessage:
      'A link that your calendar reads by itself: booked, moved and cancelled visits appear there. It shows when and where, never why.',
    description: 'Settings, under "Visits in your calendar": what the link does.',
  },
})
