import { defineMessages } from '#src/i18n/messages.ts'

/** Labels of booking rules, codes and payment. */
export const messages = defineMessages({
  limits: {
    id: 'console.rule.limits',
    defaultMessage: 'How many and how far ahead',
    description: 'Console, configuration: label of a field, or heading above some. Heading above limits on bookings.',
  },
  perPhone: {
    id: 'console.rule.perPhone',
    defaultMessage: 'Visits of one phone',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  perDoctor: {
    id: 'console.rule.perDoctor',
    defaultMessage: 'Of these with one doctor',
    description:
      'Console, configuration: label of a field, or heading above some. A number; "these" are the visits of one phone.',
  },
  overlapping: {
    id: 'console.rule.overlapping',
    defaultMessage: 'Visits at the same time',
    description: 'Console, configuration: label of a field, or heading above some. A choice: allowed or refused.',
  },
  window: {
    id: 'console.rule.window',
    defaultMessage: 'Days ahead',
    description:
      'Console, configuration: label of a field, or heading above some. How far ahead a visit can be booked; a number.',
  },
  lead: {
    id: 'console.rule.lead',
    defaultMessage: 'Minutes before the visit',
    description:
      'Console, configuration: label of a field. Until how many minutes before its start a visit can still be booked; a number.',
  },
  changing: {
    id: 'console.rule.changing',
    defaultMessage: 'Changing a visit',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above until when visits can be changed.',
  },
  cancel: {
    id: 'console.rule.cancel',
    defaultMessage: 'Can be cancelled until: hours before',
    description: 'Console, configuration: label of a field, or heading above some. A number of hours.',
  },
  move: {
    id: 'console.rule.move',
    defaultMessage: 'Can be moved until: hours before',
    description: 'Console, configuration: label of a field, or heading above some. A number of hours.',
  },
  freeCancel: {
    id: 'console.rule.freeCancel',
    defaultMessage: 'Cancelling is free until: hours before',
    description: 'Console, configuration: label of a field, or heading above some. A number of hours.',
  },
  lateFee: {
    id: 'console.rule.lateFee',
    defaultMessage: 'Fee for cancelling late, in percent',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  earlier: {
    id: 'console.rule.earlier',
    defaultMessage: 'Earlier times',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above offers of earlier times to who waits for one.',
  },
  earlierOffers: {
    id: 'console.rule.earlierOffers',
    defaultMessage: 'Offer a time that became free',
    description: 'Console, configuration: label of a field, or heading above some. A choice: offered or not.',
  },
  earlierHours: {
    id: 'console.rule.earlierHours',
    defaultMessage: 'Hours ahead at least',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  earlierDays: {
    id: 'console.rule.earlierDays',
    defaultMessage: 'Days ahead at most',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  earlierPerDay: {
    id: 'console.rule.earlierPerDay',
    defaultMessage: 'Offers to one phone in a day',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  video: {
    id: 'console.rule.video',
    defaultMessage: 'Visits by video',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above rules of visits by video.',
  },
  videoOpens: {
    id: 'console.rule.videoOpens',
    defaultMessage: 'Room opens: minutes before the start',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  videoCloses: {
    id: 'console.rule.videoCloses',
    defaultMessage: 'Room closes: minutes after the end',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  videoRoom: {
    id: 'console.rule.videoRoom',
    defaultMessage: 'Visits by video in the app’s own room',
    description:
      'Console, configuration: label of a switch. The app’s own room for visits by video, of no other provider.',
  },
  videoLate: {
    id: 'console.rule.videoLate',
    defaultMessage: 'Who is not there is late: minutes after the start',
    description: 'Console, configuration: label of a field about visits by video. A number.',
  },
  videoAddress: {
    id: 'console.rule.videoAddress',
    defaultMessage: 'Rooms of another provider: address',
    description:
      'Console, configuration: label of a field, or heading above some. An address with a part that stands for the room.',
  },
  videoShow: {
    id: 'console.rule.videoShow',
    defaultMessage: 'Where such a room is shown',
    description:
      'Console, configuration: label of a field, or heading above some. A choice: in the app or in a window of its own.',
  },
  paying: {
    id: 'console.rule.paying',
    defaultMessage: 'Paying and documents',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above rules of payment and documents.',
  },
  methods: {
    id: 'console.rule.methods',
    defaultMessage: 'Ways to pay before the visit',
    description: 'Console, configuration: label of a field, or heading above some. A list.',
  },
  prepaid: {
    id: 'console.rule.prepaid',
    defaultMessage: 'Visits that must be paid before',
    description: 'Console, configuration: label of a field, or heading above some. A list of kinds of visits.',
  },
  documentCode: {
    id: 'console.rule.documentCode',
    defaultMessage: 'Documents need a code of their own',
    description: 'Console, configuration: label of a field, or heading above some. Yes or no.',
  },
  codes: {
    id: 'console.rule.codes',
    defaultMessage: 'Codes by text message',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above where one-time codes are texted to.',
  },
  codeCountries: {
    id: 'console.rule.codeCountries',
    defaultMessage: 'Countries that are texted codes',
    description:
      'Console, configuration: label of a field, or heading above some. A list of codes of countries such as AE.',
  },
  codesPerHour: {
    id: 'console.rule.codesPerHour',
    defaultMessage: 'Codes in an hour at most',
    description: 'Console, configuration: label of a field, or heading above some. A number.',
  },
  amounts: {
    id: 'console.rule.amounts',
    defaultMessage: 'Fee for cancelling late, in {currency}',
    description: 'Console, configuration: label of a field. A whole amount; currency: "AED".',
  },
  clinics: {
    id: 'console.rule.clinics',
    defaultMessage: 'Rules of single clinics',
    description: 'Console, configuration: label of a list: clinics and hospitals where other hours hold.',
  },
  applePay: {
    id: 'console.rule.applePay',
    defaultMessage: 'Domain file of Apple Pay',
    description: 'Console, configuration: label of a field: a long text that Apple gives for a host.',
  },
})
