import { defineMessages } from '#src/i18n/messages.ts'

/** What became of push messages, by day. */
export const messages = defineMessages({
  heading: {
    id: 'console.pushFigure.heading',
    defaultMessage: 'Delivery',
    description: 'Console, page about push messages, figures: heading.',
  },
  lead: {
    id: 'console.pushFigure.lead',
    defaultMessage:
      'Counted by day, without persons. “Shown” and “opened” are what phones report, where their browser lets them: there are at least so many. Messages that you try are not counted.',
    description: 'Console, page about push messages, figures: below the heading.',
  },
  range: {
    id: 'console.pushFigure.range',
    defaultMessage: 'Days',
    description: 'Console, page about push messages, figures: label of a choice: 7, 30 or 90 days.',
  },
  days: {
    id: 'console.pushFigure.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Console, page about push messages, figures: a choice. count: "30".',
  },
  none: {
    id: 'console.pushFigure.none',
    defaultMessage: 'Nothing was sent in these days.',
    description: 'Console, page about push messages, figures: in place of a chart.',
  },
  chart: {
    id: 'console.pushFigure.chart',
    defaultMessage: 'Messages by day. The same figures stand in the table below.',
    description: 'Console, page about push messages, figures: name of a chart, for screen readers.',
  },
  table: {
    id: 'console.pushFigure.table',
    defaultMessage: 'By day',
    description: 'Console, page about push messages, figures: title of a table.',
  },
  day: {
    id: 'console.pushFigure.day',
    defaultMessage: 'Day',
    description: 'Console, page about push messages, figures: heading of a column.',
  },
  total: {
    id: 'console.pushFigure.total',
    defaultMessage: 'Together',
    description: 'Console, page about push messages, figures: heading of the last row of a table: sums.',
  },
  sent: {
    id: 'console.pushFigure.sent',
    defaultMessage: 'Sent',
    description: 'Console, page about push messages, figures: heading of a column: taken by a push service.',
  },
  shown: {
    id: 'console.pushFigure.shown',
    defaultMessage: 'Shown',
    description: 'Console, page about push messages, figures: heading of a column: a phone reported it.',
  },
  opened: {
    id: 'console.pushFigure.opened',
    defaultMessage: 'Opened',
    description: 'Console, page about push messages, figures: heading of a column: tapped.',
  },
  gone: {
    id: 'console.pushFigure.gone',
    defaultMessage: 'Device gone',
    description: 'Console, page about push messages, figures: heading of a column: why a message was not delivered.',
  },
  refused: {
    id: 'console.pushFigure.refused',
    defaultMessage: 'Refused',
    description:
      'Console, page about push messages, figures: heading of a column: why a message was not delivered: its service did not take it.',
  },
  lost: {
    id: 'console.pushFigure.lost',
    defaultMessage: 'Not delivered',
    description:
      'Console, page about push messages, figures: legend of a chart: gone, refused and without an answer together.',
  },
  failed: {
    id: 'console.pushFigure.failed',
    defaultMessage: 'No answer',
    description:
      'Console, page about push messages, figures: heading of a column: why a message was not delivered: its service did not answer; it is tried again.',
  },
})
