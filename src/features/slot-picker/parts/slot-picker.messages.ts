import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  kind: {
    id: 'care.slotPicker.kind',
    defaultMessage: 'Kind of visit',
    description: 'Name of the choice between clinic, video and home visits.',
  },
  clinic: { id: 'care.slotPicker.clinic', defaultMessage: 'In person', description: 'Visit at the clinic.' },
  telemedicine: { id: 'care.slotPicker.telemedicine', defaultMessage: 'Video', description: 'Visit by video.' },
  homecare: {
    id: 'care.slotPicker.homecare',
    defaultMessage: 'At home',
    description: 'The doctor comes to the patient’s home.',
  },
  place: {
    id: 'care.slotPicker.place',
    defaultMessage: 'Place',
    description: 'Label of the choice between clinics of one doctor.',
  },
  service: {
    id: 'care.slotPicker.service',
    defaultMessage: 'Service',
    description: 'Label of the choice between services of one doctor.',
  },
  serviceOption: {
    id: 'care.slotPicker.serviceOption',
    defaultMessage: '{name}, {minutes, plural, one {# minute} other {# minutes}}, {fee}',
    description: 'A service to choose: its name, how long it takes, and its price.',
  },
  placeOption: {
    id: 'care.slotPicker.placeOption',
    defaultMessage: '{name}, {fee}',
    description:
      'A clinic to choose, where visits cost differently. name: clinic and area; fee: "AED 350" or "from AED 350".',
  },
  day: { id: 'care.slotPicker.day', defaultMessage: 'Day', description: 'Name of the row of days to choose from.' },
  calendar: {
    id: 'care.slotPicker.calendar',
    defaultMessage: 'Calendar',
    description: 'Button that opens a calendar with all days that can be booked.',
  },
  closeCalendar: {
    id: 'care.slotPicker.closeCalendar',
    defaultMessage: 'Hide calendar',
    description: 'Button that closes the calendar.',
  },
  previousMonth: {
    id: 'care.slotPicker.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Button of the calendar.',
  },
  nextMonth: { id: 'care.slotPicker.nextMonth', defaultMessage: 'Next month', description: 'Button of the calendar.' },
  morning: {
    id: 'care.slotPicker.morning',
    defaultMessage: 'Morning',
    description: 'Heading above times before noon.',
  },
  afternoon: {
    id: 'care.slotPicker.afternoon',
    defaultMessage: 'Afternoon',
    description: 'Heading above times from noon to five.',
  },
  evening: {
    id: 'care.slotPicker.evening',
    defaultMessage: 'Evening',
    description: 'Heading above times from five on.',
  },
  loading: {
    id: 'care.slotPicker.loading',
    defaultMessage: 'Looking for free times',
    description: 'For screen readers, while free times are loaded.',
  },
  none: {
    id: 'care.slotPicker.none',
    defaultMessage: 'No free times in the next two weeks',
    description: 'Shown when nothing can be booked soon.',
  },
  noneAtAll: {
    id: 'care.slotPicker.noneAtAll',
    defaultMessage: 'No free times in the next two months. Try another kind of visit or place, or another doctor.',
    description: 'Shown when nothing can be booked at all.',
  },
  firstFree: {
    id: 'care.slotPicker.firstFree',
    defaultMessage: 'First free day: {day}',
    description: 'Button that leads to the first day with a free time. day: "Tue 8 Dec".',
  },
  offline: {
    id: 'care.slotPicker.offline',
    defaultMessage: 'They change by the minute, so none from before are shown. They come back with your connection.',
    description: 'Below “Free times need a connection”, in place of days and times while there is no network.',
  },
  failed: {
    id: 'care.slotPicker.failed',
    defaultMessage: 'The times didn’t load',
    description: 'Heading after a failure.',
  },
  failedWhy: {
    id: 'care.slotPicker.failedWhy',
    defaultMessage: 'The connection or our server didn’t answer. What you chose is kept.',
    description: 'Explains the failure.',
  },
  retry: {
    id: 'care.slotPicker.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the times once more.',
  },
})
