import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  kind: {
    id: 'care.slotPicker.kind',
    defaultMessage: 'Kind of visit',
    description:
      'Page of a doctor and first step of booking: name of the choice between a visit at the clinic, by video and at home, only read by screen readers.',
  },
  clinic: {
    id: 'care.slotPicker.clinic',
    defaultMessage: 'In person',
    description:
      'Page of a doctor and first step of booking, choice of "Kind of visit": at the clinic. One or two words.',
  },
  telemedicine: {
    id: 'care.slotPicker.telemedicine',
    defaultMessage: 'Video',
    description: 'Page of a doctor and first step of booking, choice of "Kind of visit": by video call. One word.',
  },
  homecare: {
    id: 'care.slotPicker.homecare',
    defaultMessage: 'At home',
    description:
      'Page of a doctor and first step of booking, choice of "Kind of visit": the doctor comes to the patient’s home. One or two words.',
  },
  place: {
    id: 'care.slotPicker.place',
    defaultMessage: 'Place',
    description:
      'Page of a doctor and first step of booking: label of the choice between the clinics at which one doctor works.',
  },
  service: {
    id: 'care.slotPicker.service',
    defaultMessage: 'Service',
    description:
      'Page of a doctor and first step of booking: label of the choice of what is done in the visit, for example a consultation or a follow-up.',
  },
  serviceOption: {
    id: 'care.slotPicker.serviceOption',
    defaultMessage: '{name}, {minutes, plural, one {# minute} other {# minutes}}, {fee}',
    description:
      'One choice under the label "Service". name: what is done, "First consultation"; minutes: how long it takes, 30; fee: its price, "AED 350".',
  },
  placeOption: {
    id: 'care.slotPicker.placeOption',
    defaultMessage: '{name}, {fee}',
    description:
      'One choice under the label "Place", where visits cost differently. name: clinic and area, "Noor Clinic, Al Barsha"; fee: "AED 350" or "from AED 350".',
  },
  day: {
    id: 'care.slotPicker.day',
    defaultMessage: 'Day',
    description:
      'Name of the row of days, or of the calendar, from which the day of the visit is chosen, only read by screen readers.',
  },
  dayTimes: {
    id: 'care.slotPicker.dayTimes',
    defaultMessage: '{count, plural, one {# free time} other {# free times}}',
    description:
      'Row of days and calendar, after the name of a day, only read by screen readers: how many times are free on it. count: 8.',
  },
  calendar: {
    id: 'care.slotPicker.calendar',
    defaultMessage: 'Calendar',
    description: 'Beside the row of days: button that opens a calendar with all days that can be booked. One word.',
  },
  closeCalendar: {
    id: 'care.slotPicker.closeCalendar',
    defaultMessage: 'Hide calendar',
    description: 'The button "Calendar" while the calendar is open: closes it.',
  },
  previousMonth: {
    id: 'care.slotPicker.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Button with an arrow in the calendar: shows the month before. Only read by screen readers.',
  },
  nextMonth: {
    id: 'care.slotPicker.nextMonth',
    defaultMessage: 'Next month',
    description: 'Button with an arrow in the calendar: shows the month after. Only read by screen readers.',
  },
  morning: {
    id: 'care.slotPicker.morning',
    defaultMessage: 'Morning',
    description: 'Heading above free times before noon, on the page of a doctor and in booking.',
  },
  afternoon: {
    id: 'care.slotPicker.afternoon',
    defaultMessage: 'Afternoon',
    description: 'Heading above free times from noon to five o’clock, on the page of a doctor and in booking.',
  },
  evening: {
    id: 'care.slotPicker.evening',
    defaultMessage: 'Evening',
    description: 'Heading above free times from five o’clock on, on the page of a doctor and in booking.',
  },
  loading: {
    id: 'care.slotPicker.loading',
    defaultMessage: 'Looking for free times',
    description: 'Only read by screen readers, while the free times of a doctor are loaded.',
  },
  none: {
    id: 'care.slotPicker.none',
    defaultMessage: 'No free times in the next two weeks',
    description: 'In place of days and times of a doctor; a button to the first later day with a free time follows.',
  },
  noneAtAll: {
    id: 'care.slotPicker.noneAtAll',
    defaultMessage: 'No free times in the next two months. Try another kind of visit or place, or another doctor.',
    description:
      'In place of days and times of a doctor who has no free time as far ahead as can be booked. "Place" is a clinic.',
  },
  firstFree: {
    id: 'care.slotPicker.firstFree',
    defaultMessage: 'First free day: {day}',
    description:
      'Under "No free times in the next two weeks": button that shows the first day with a free time. day: "Tue 8 Dec".',
  },
  offline: {
    id: 'care.slotPicker.offline',
    defaultMessage: 'They change by the minute, so none from before are shown. They come back with your connection.',
    description:
      'Under "Free times need a connection", in place of days and times while there is no network. "They" are the free times; "before" is when there was one.',
  },
  noneRead: {
    id: 'care.slotPicker.noneRead',
    defaultMessage: 'None were read before it went, so there is none to choose. They come back with your connection.',
    description:
      'Under "Free times need a connection", where another time of a visit is chosen without a network. "It" is the connection, "they" are the free times.',
  },
  fromBefore: {
    id: 'care.slotPicker.fromBefore',
    defaultMessage: 'No connection: these times were free before, and one may be taken by now.',
    description:
      'Above days and times that were read while there was a network, where one of them can still be chosen.',
  },
  failed: {
    id: 'care.slotPicker.failed',
    defaultMessage: 'The times didn’t load',
    description: 'Heading in place of a doctor’s free times after a failure.',
  },
  failedWhy: {
    id: 'care.slotPicker.failedWhy',
    defaultMessage: 'The connection or our server didn’t answer. What you chose is kept.',
    description: 'Under the heading "The times didn’t load". "What you chose": kind of visit, place and service.',
  },
  retry: {
    id: 'care.slotPicker.retry',
    defaultMessage: 'Try again',
    description: 'Button in place of a doctor’s free times that did not load: loads them again.',
  },
})
