import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  always: {
    id: 'clinic.opening.always',
    defaultMessage: 'Open around the clock',
    description: 'Badge of a clinic that never closes.',
  },
  openUntil: {
    id: 'clinic.opening.openUntil',
    defaultMessage: 'Open until {time}',
    description: 'Badge of a clinic that is open now. time: “21:00”.',
  },
  open: { id: 'clinic.opening.open', defaultMessage: 'Open now', description: 'Badge of a clinic that is open now.' },
  opensToday: {
    id: 'clinic.opening.opensToday',
    defaultMessage: 'Closed · opens at {time}',
    description: 'Badge of a clinic that is closed now and opens later today. time: “08:00”.',
  },
  opensTomorrow: {
    id: 'clinic.opening.opensTomorrow',
    defaultMessage: 'Closed · opens tomorrow at {time}',
    description: 'Badge of a clinic that is closed now and opens tomorrow.',
  },
  opensOn: {
    id: 'clinic.opening.opensOn',
    defaultMessage: 'Closed · opens {day} at {time}',
    description: 'Badge of a clinic that is closed now and opens on a later day. day: “Monday”.',
  },
  closed: {
    id: 'clinic.opening.closed',
    defaultMessage: 'Closed',
    description: 'A day, or a clinic, without opening hours.',
  },
  wholeDay: {
    id: 'clinic.opening.wholeDay',
    defaultMessage: '24 hours',
    description: 'A day on which the clinic is open from midnight to midnight.',
  },
  span: {
    id: 'clinic.opening.span',
    defaultMessage: '{from}–{to}',
    description: 'Opening hours of one day: “09:00–21:00”.',
  },
  today: {
    id: 'clinic.opening.today',
    defaultMessage: '{day} · today',
    description: 'The current day among the opening hours. day: “Monday”.',
  },
})
