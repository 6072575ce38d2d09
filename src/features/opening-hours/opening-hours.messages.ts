import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  always: {
    id: 'clinic.opening.always',
    defaultMessage: 'Open around the clock',
    description: 'Page of a clinic: badge of one that never closes.',
  },
  openUntil: {
    id: 'clinic.opening.openUntil',
    defaultMessage: 'Open until {time}',
    description:
      'Page of a clinic: badge of one that is open now. time: time of day at which it closes, for example "21:00".',
  },
  open: {
    id: 'clinic.opening.open',
    defaultMessage: 'Open now',
    description: 'Page of a clinic: badge of one that is open now, where it is not known until when.',
  },
  opensToday: {
    id: 'clinic.opening.opensToday',
    defaultMessage: 'Closed · opens at {time}',
    description:
      'Page of a clinic: badge of one that is closed now and opens later today. time: time of day, for example "08:00".',
  },
  opensTomorrow: {
    id: 'clinic.opening.opensTomorrow',
    defaultMessage: 'Closed · opens tomorrow at {time}',
    description:
      'Page of a clinic: badge of one that is closed now and opens tomorrow. time: time of day, for example "08:00".',
  },
  opensOn: {
    id: 'clinic.opening.opensOn',
    defaultMessage: 'Closed · opens {day} at {time}',
    description:
      'Page of a clinic: badge of one that is closed now and opens after tomorrow. day: weekday, for example "Monday"; time: "08:00".',
  },
  closed: {
    id: 'clinic.opening.closed',
    defaultMessage: 'Closed',
    description:
      'Page of a clinic, among its opening hours: a day on which it does not open; also the badge of one that is closed for long. One word.',
  },
  wholeDay: {
    id: 'clinic.opening.wholeDay',
    defaultMessage: '24 hours',
    description: 'Page of a clinic, among its opening hours: a day on which it is open from midnight to midnight.',
  },
  span: {
    id: 'clinic.opening.span',
    defaultMessage: '{from}–{to}',
    description:
      'Page of a clinic, opening hours of one day, as in "09:00–21:00". from: when it opens; to: when it closes.',
  },
  today: {
    id: 'clinic.opening.today',
    defaultMessage: '{day} · today',
    description:
      'Page of a clinic, the row of the current day among its opening hours. day: weekday, for example "Monday".',
  },
})
