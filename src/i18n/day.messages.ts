import { defineMessages } from './messages.ts'

export const dayMessages = defineMessages({
  today: {
    id: 'app.day.today',
    defaultMessage: 'Today',
    description: 'The current day, in front of a time: “Today, 16:30”.',
  },
  tomorrow: { id: 'app.day.tomorrow', defaultMessage: 'Tomorrow', description: 'The next day, in front of a time.' },
  hijri: {
    id: 'app.day.hijri',
    defaultMessage: '{day} AH',
    description: 'A Hijri day with the sign of its era, beside the Gregorian one. day: “14 Jumada II 1448”.',
  },
})
