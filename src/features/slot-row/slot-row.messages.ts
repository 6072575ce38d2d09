import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  book: {
    id: 'care.slotRow.book',
    defaultMessage:
      '{day} {time}, {name}{kind, select, telemedicine {, by video} homecare {, at home} other {}}{fee, select, none {} other {, {fee}}}',
    description:
      'Name of a button with a free time, for screen readers. day: "Today" or "Tue 24 Nov"; name: the doctor; kind: how the visit is; fee: "AED 350" where the times beside it cost something else, or none.',
  },
  more: {
    id: 'care.slotRow.more',
    defaultMessage: 'All times',
    description: 'Button beside three free times: leads to all times of this doctor.',
  },
  moreOf: {
    id: 'care.slotRow.moreOf',
    defaultMessage: 'More times with {name}',
    description: 'The same button, for screen readers.',
  },
  seeTimes: {
    id: 'care.slotRow.seeTimes',
    defaultMessage: 'See times',
    description: 'Button shown instead of free times when they could not be loaded.',
  },
  seeDoctor: {
    id: 'care.slotRow.seeDoctor',
    defaultMessage: 'See profile',
    description: 'Button shown when the doctor has no free time in the coming weeks.',
  },
  none: {
    id: 'care.slotRow.none',
    defaultMessage: 'No free time in the coming weeks',
    description: 'Shown in place of free times.',
  },
  failed: {
    id: 'care.slotRow.failed',
    defaultMessage: 'Times didn’t load',
    description: 'Shown in place of free times after a failure.',
  },
  offline: {
    id: 'care.slotRow.offline',
    defaultMessage: 'Free times need a connection',
    description: 'Shown in place of free times while there is no network.',
  },
  loading: {
    id: 'care.slotRow.loading',
    defaultMessage: 'Looking for free times',
    description: 'For screen readers, while free times are loaded.',
  },
})
