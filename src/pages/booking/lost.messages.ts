import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about a chosen time that is no longer available. */
export const messages = defineMessages({
  taken: {
    id: 'booking.lost.taken',
    defaultMessage: 'Your time {time} was just taken',
    description:
      'Booking, title of a notice: another patient booked it first. time: within the sentence, for example "today at 15:40".',
  },
  expired: {
    id: 'booking.lost.expired',
    defaultMessage: 'Your time {time} went to someone else while you were away',
    description:
      'Booking, title of a notice: it was no longer kept and another patient booked it. time: within the sentence, for example "today at 15:40".',
  },
  past: {
    id: 'booking.lost.past',
    defaultMessage: 'Your time {time} has passed',
    description:
      'Booking, title of a notice: the chosen time is over by now. time: within the sentence, for example "today at 15:40".',
  },
  notOffered: {
    id: 'booking.lost.not_offered',
    defaultMessage: 'Your time {time} is no longer offered',
    description:
      'Booking, title of a notice: the clinic withdrew it. time: within the sentence, for example "today at 15:40".',
  },
  tooSoon: {
    id: 'booking.lost.too_soon',
    defaultMessage: 'Your time {time} begins too soon to be booked now',
    description:
      'Booking, title of a notice: the clinic takes no bookings so shortly before the visit. time: within the sentence, for example "today at 15:40".',
  },
  overlaps: {
    id: 'booking.lost.overlaps',
    defaultMessage: 'Your time {time} overlaps another visit booked with this phone number',
    description:
      'Booking, title of a notice: the patient, or somebody with the same phone, has a visit then. time: within the sentence, for example "today at 15:40".',
  },
  kept: {
    id: 'booking.lost.kept',
    defaultMessage: 'These are the nearest free times. Nothing you typed is lost.',
    description:
      'Booking, notice that the chosen time is gone: text above buttons with other times of the same doctor.',
  },
  none: {
    id: 'booking.lost.none',
    defaultMessage: 'No other time is free soon. Choose another day below; nothing you typed is lost.',
    description:
      'Booking, notice that the chosen time is gone, where this doctor has no other time soon. "Below" are the days to choose from.',
  },
})
