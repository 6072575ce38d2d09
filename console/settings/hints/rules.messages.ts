import { defineMessages } from '#src/i18n/messages.ts'

/** What stands below the fields of the rules for bookings, payment, documents, codes and visits by video. By the end of a field’s path in the schema, which has each sentence in English. */
export const messages = defineMessages({
  visits_per_phone: {
    id: 'hints.rule.perPhone',
    defaultMessage: 'Visits that one phone may have ahead of it, and may cancel within a day before it books another.',
    description: 'Console, in small letters below a field of a form: Visits of one phone.',
  },
  visits_per_phone_and_doctor: {
    id: 'hints.rule.perDoctor',
    defaultMessage: 'And of these with one doctor.',
    description: 'Console, in small letters below a field of a form: Of these with one doctor.',
  },
  overlapping_visits: {
    id: 'hints.rule.overlapping',
    defaultMessage: 'Whether visits booked with one phone may be at the same time.',
    description: 'Console, in small letters below a field of a form: Visits at the same time.',
  },
  window_days: {
    id: 'hints.rule.window',
    defaultMessage: 'How far ahead a visit can be booked, in days.',
    description: 'Console, in small letters below a field of a form: Days ahead.',
  },
  lead_minutes: {
    id: 'hints.rule.lead',
    defaultMessage: 'How many minutes ahead of its start a visit can still be booked, or moved to.',
    description: 'Console, in small letters below a field of a form: Minutes before a visit.',
  },
  earlier_offers: {
    id: 'hints.rule.earlierOffers',
    defaultMessage: 'Whether a time that a visit gives back is offered to those who wait for an earlier one.',
    description: 'Console, in small letters below a field of a form: Offer a time that became free.',
  },
  earlier_offer_hours: {
    id: 'hints.rule.earlierHours',
    defaultMessage: 'And how many hours ahead it has to be at least.',
    description: 'Console, in small letters below a field of a form: Hours ahead at least.',
  },
  earlier_offer_days: {
    id: 'hints.rule.earlierDays',
    defaultMessage: 'And how many days ahead it may be at most.',
    description: 'Console, in small letters below a field of a form: Days ahead at most.',
  },
  earlier_offers_per_day: {
    id: 'hints.rule.earlierPerDay',
    defaultMessage: 'How many of them one phone is offered within a day.',
    description: 'Console, in small letters below a field of a form: Offers to one phone in a day.',
  },
  cancel_hours: {
    id: 'hints.rule.cancel',
    defaultMessage: 'Hours before it begins until which a visit can be cancelled in the app; 0: until it begins.',
    description: 'Console, in small letters below a field of a form: Can be cancelled until.',
  },
  move_hours: {
    id: 'hints.rule.move',
    defaultMessage: 'Hours before it begins until which a visit can be moved in the app; 0: until it begins.',
    description: 'Console, in small letters below a field of a form: Can be moved until.',
  },
  free_cancel_hours: {
    id: 'hints.rule.freeCancel',
    defaultMessage: 'Hours before it begins until which cancelling costs nothing; 0: until it begins.',
    description: 'Console, in small letters below a field of a form: Cancelling is free until.',
  },
  'late_cancellation_fee.percent': {
    id: 'hints.rule.latePercent',
    defaultMessage: 'So much of the fee of the visit.',
    description: 'Console, in small letters below a field of a form: Fee for cancelling late.',
  },
  'late_cancellation_fee.amounts': {
    id: 'hints.rule.lateAmounts',
    defaultMessage: 'An amount for each currency, in its main unit, and never more than the fee: {amounts}.',
    description:
      'Console, in small letters below a field of a form: Fees for cancelling late. amounts: “{ "AED": 100 }”.',
  },
  video_opens_minutes: {
    id: 'hints.rule.videoOpens',
    defaultMessage: 'How many minutes before its start the room of a visit by video opens.',
    description: 'Console, in small letters below a field of a form: The room opens.',
  },
  video_closes_minutes: {
    id: 'hints.rule.videoCloses',
    defaultMessage: 'And how many after its end it closes.',
    description: 'Console, in small letters below a field of a form: The room closes.',
  },
  video_late_minutes: {
    id: 'hints.rule.videoLate',
    defaultMessage:
      'How many minutes after the start of a visit by video a side is late: who was there then has waited.',
    description: 'Console, in small letters below a field of a form: Who is late.',
  },
  'facilities.facility': {
    id: 'hints.rule.facility',
    defaultMessage: 'The clinic or hospital by the last part of its address.',
    description: 'Console, in small letters below a field of a form: Clinic with rules of its own.',
  },
  'facilities.visits_per_phone': {
    id: 'hints.rule.facilityPerPhone',
    defaultMessage: 'Visits that one phone may have ahead of it there.',
    description: 'Console, in small letters below a field of a form: Visits of one phone, at one clinic or hospital.',
  },
  'payment_rules.methods': {
    id: 'hints.rule.methods',
    defaultMessage:
      'Ways to pay before the visit, in the order to show them; each only where the platform’s provider has it.',
    description: 'Console, in small letters below a field of a form: Ways to pay.',
  },
  'payment_rules.prepaid': {
    id: 'hints.rule.prepaid',
    defaultMessage: 'Kinds of visits that are booked only when they are paid. Others can be settled at the visit too.',
    description: 'Console, in small letters below a field of a form: Visits to be paid before.',
  },
  'code_rules.countries': {
    id: 'hints.rule.codeCountries',
    defaultMessage: 'Countries, as ISO 3166 has them (AE, GB), whose mobile numbers are texted codes; no others.',
    description: 'Console, in small letters below a field of a form: Countries that are texted codes.',
  },
  'code_rules.per_hour': {
    id: 'hints.rule.codesPerHour',
    defaultMessage: 'Codes that may be texted in an hour; a tenth of them to countries that are no markets.',
    description: 'Console, in small letters below a field of a form: Codes in an hour.',
  },
  'document_rules.code': {
    id: 'hints.rule.documentCode',
    defaultMessage: 'Whether they open with a code of their own, texted to the patient’s phone, beside the sign-in.',
    description: 'Console, in small letters below a field of a form: Documents need a code.',
  },
  'video.url_template': {
    id: 'hints.rule.videoAddress',
    defaultMessage:
      'The address of a visit’s room, on one of the hosts of content. {room} stands for a name that only the two sides of the visit know.',
    description:
      'Console, in small letters below a field of a form: Rooms of another provider. room: “{room}”, as it is typed.',
  },
  'video.show': {
    id: 'hints.rule.videoShow',
    defaultMessage: 'Whether it is shown within the app, or opened in a window of its own.',
    description: 'Console, in small letters below a field of a form: Where that room shows.',
  },
})
