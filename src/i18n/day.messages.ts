import { defineMessages } from './messages.ts'

export const dayMessages = defineMessages({
  today: {
    id: 'app.day.today',
    defaultMessage: 'Today',
    description: 'The current day, in front of a time: “Today, 16:30”.',
  },
  tomorrow: { id: 'app.day.tomorrow', defaultMessage: 'Tomorrow', description: 'The next day, in front of a time.' },
})
