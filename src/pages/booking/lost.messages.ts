import { defineMessages } from '#src/i18n/messages.ts'

/** Words of a time that is gone. */
export const messages = defineMessages({
  taken: {
    id: 'booking.lost.taken',
    defaultMessage: 'Your time {time} was just taken',
    description: 'Someone else was quicker. time: "today at 15:40".',
  },
  expired: {
    id: 'booking.lost.expired',
    defaultMessage: 'Your time {time} went to someone else while you were away',
    description: 'The hold ran out and the time was booked by another.',
  },
  past: {
    id: 'booking.lost.past',
    defaultMessage: 'Your time {time} has passed',
    description: 'The chosen time is over.',
  },
  notOffered: {
    id: 'booking.lost.not_offered',
    defaultMessage: 'Your time {time} is no longer offered',
    description: 'The clinic withdrew the time.',
  },
  overlaps: {
    id: 'booking.lost.overlaps',
    defaultMessage: 'Your time {time} overlaps another visit booked with this phone number',
    description: 'The patient, or somebody of the same phone, has a visit then already. time: "today at 15:40".',
  },
  kept: {
    id: 'booking.lost.kept',
    defaultMessage: 'These are the nearest free times. Nothing you typed is lost.',
    description: 'Under the news that a time is gone, above other times.',
  },
  none: {
    id: 'booking.lost.none',
    defaultMessage: 'No other time is free soon. Choose another day below; nothing you typed is lost.',
    description: 'Under the news that a time is gone, when there are no alternatives.',
  },
})
