import { defineMessages } from './messages.ts'

export const dayMessages = defineMessages({
  today: {
    id: 'app.day.today',
    defaultMessage: 'Today',
    description:
      'The current day in place of its date, alone or before a time, as in "Today, 16:30". Within a sentence it is written in lower case.',
  },
  tomorrow: {
    id: 'app.day.tomorrow',
    defaultMessage: 'Tomorrow',
    description:
      'The next day in place of its date, alone or before a time, as in "Tomorrow, 16:30". Within a sentence it is written in lower case.',
  },
  hijri: {
    id: 'app.day.hijri',
    defaultMessage: '{day} AH',
    description:
      'A date of the Islamic (Hijri) calendar with the abbreviation of its era, beside the Gregorian date. day: "14 Jumada II 1448".',
  },
})
