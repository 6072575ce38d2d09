import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  book: {
    id: 'care.slotRow.book',
    defaultMessage:
      '{shown}{day, select, none {} other {, {day}}}, {name}{kind, select, telemedicine {, by video} homecare {, at home} other {}}',
    description:
      'Name of a button with a free time, only read by screen readers. shown: what the button shows, which is first so that it can be said to a device that is controlled by voice, for example "16:30 AED 350" or "Today 16:30"; day: "Today" or "Tue 24 Nov", or the word none; name: the doctor; kind: the kind of visit, telemedicine, homecare or at a clinic.',
  },
  more: {
    id: 'care.slotRow.more',
    defaultMessage: 'All times',
    description: 'Lists of doctors, button beside three free times (narrow): leads to all free times of this doctor.',
  },
  moreOf: {
    id: 'care.slotRow.moreOf',
    defaultMessage: 'All times with {name}',
    description:
      'The button "All times", as screen readers say it, beginning with the words of the button. name: the doctor’s name with title.',
  },
  seeTimes: {
    id: 'care.slotRow.seeTimes',
    defaultMessage: 'See times',
    description:
      'Lists of doctors, button in place of free times that could not be loaded: leads to the page of the doctor. Short.',
  },
  seeDoctor: {
    id: 'care.slotRow.seeDoctor',
    defaultMessage: 'See profile',
    description:
      'Lists of doctors, button where a doctor has no free time in the coming weeks: leads to the page of the doctor. Short.',
  },
  none: {
    id: 'care.slotRow.none',
    defaultMessage: 'No free time in the coming weeks',
    description: 'Lists of doctors, in place of free times, beside the button "See profile".',
  },
  failed: {
    id: 'care.slotRow.failed',
    defaultMessage: 'Times didn’t load',
    description: 'Lists of doctors, in place of free times after a failure, beside the button "See times".',
  },
  offline: {
    id: 'care.slotRow.offline',
    defaultMessage: 'Free times need a connection',
    description: 'In place of a doctor’s free times while the device has no network. "Connection": to the internet.',
  },
  loading: {
    id: 'care.slotRow.loading',
    defaultMessage: 'Looking for free times',
    description: 'Only read by screen readers, while the free times in a list of doctors are loaded.',
  },
})
