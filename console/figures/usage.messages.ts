import { defineMessages } from '#src/i18n/messages.ts'

/** How the app is used, by day. */
export const messages = defineMessages({
  lead: {
    id: 'usage.lead',
    defaultMessage:
      'How your app is used, counted by day ({zone}). Nothing tells two people apart, and nobody else is sent anything. A number below {few} is shown as “under {few}”, and a sum with such numbers in it to the nearest {few}.',
    description: 'Console, page of figures: below the heading. zone: "Dubai time"; few: "5".',
  },
  download: {
    id: 'usage.download',
    defaultMessage: 'Download as CSV',
    description: 'Console, page of figures: button that stores what is shown as a file for spreadsheets.',
  },
  none: {
    id: 'usage.none',
    defaultMessage: 'Nothing was counted in these days',
    description: 'Console, page of figures: heading in place of all charts.',
  },
  noneYet: {
    id: 'usage.noneYet',
    defaultMessage: 'Once patients open your app, its visits, searches and bookings are counted here.',
    description: 'Console, page of figures: below the heading where nothing was counted.',
  },
  noneHere: {
    id: 'usage.noneHere',
    defaultMessage: 'None in these days.',
    description: 'Console, page of figures: in place of one chart.',
  },
  chart: {
    id: 'usage.chart',
    defaultMessage: '{what} by day. The same figures stand in the table after it.',
    description: 'Console, page of figures: name of a chart, for screen readers. what: "Visits".',
  },
  table: {
    id: 'usage.table',
    defaultMessage: '{what} by day',
    description: 'Console, page of figures: name of a table, for screen readers. what: "Visits".',
  },
  under: {
    id: 'usage.under',
    defaultMessage: 'under {few}',
    description: 'Console, page of figures: in a table, in place of a small number. few: "5".',
  },
  about: {
    id: 'usage.about',
    defaultMessage: 'about {count}',
    description: 'Console, page of figures: a sum that is rounded. count: "35".',
  },
  visits: {
    id: 'usage.visits',
    defaultMessage: 'Visits',
    description: 'Console, page of figures: heading: how often the app was opened.',
  },
  visitsMeaning: {
    id: 'usage.visitsMeaning',
    defaultMessage:
      'A visit begins when somebody comes to your app from elsewhere: by a link, a search engine or their home screen. Going from page to page, or reloading one, begins none. “Installed” is what browsers report; on iPhones, which do not, it is the first time the app is opened from the home screen. Browsers that ask not to be followed are not counted.',
    description: 'Console, page of figures: what the figures of visits mean.',
  },
  inBrowser: {
    id: 'usage.inBrowser',
    defaultMessage: 'In a browser',
    description: 'Console, page of figures: heading of a column: visits.',
  },
  onHomeScreen: {
    id: 'usage.onHomeScreen',
    defaultMessage: 'From the home screen',
    description: 'Console, page of figures: heading of a column: visits of the installed app.',
  },
  installed: {
    id: 'usage.installed',
    defaultMessage: 'Installed',
    description: 'Console, page of figures: heading of a column: how often the app was put on a home screen.',
  },
  searches: {
    id: 'usage.searches',
    defaultMessage: 'Searches without a result',
    description: 'Console, page of figures: heading.',
  },
  searchesMeaning: {
    id: 'usage.searchesMeaning',
    defaultMessage: 'How often a list stayed empty, each search once. What was searched for is not kept.',
    description: 'Console, page of figures: what the figures of empty searches mean.',
  },
  doctors: {
    id: 'usage.doctors',
    defaultMessage: 'For doctors',
    description: 'Console, page of figures: heading of a column: searches without a result.',
  },
  clinics: {
    id: 'usage.clinics',
    defaultMessage: 'For clinics',
    description: 'Console, page of figures: heading of a column: searches without a result.',
  },
  bookings: {
    id: 'usage.bookings',
    defaultMessage: 'Bookings by source',
    description:
      'Console, page of figures: heading. A source is what a partner writes into a link, such as "newsletter".',
  },
  bookingsMeaning: {
    id: 'usage.bookingsMeaning',
    defaultMessage:
      'Visits that were booked, by the word in the link that led to your app, such as {example}. Words that led to fewer than {few} bookings stand together.',
    description:
      'Console, page of figures: what the figures of bookings mean. example: "?source=newsletter", the end of an address; few: "5".',
  },
  all: {
    id: 'usage.all',
    defaultMessage: 'All bookings',
    description: 'Console, page of figures: heading of a column.',
  },
  noSource: {
    id: 'usage.noSource',
    defaultMessage: 'No source',
    description: 'Console, page of figures: heading of a column: bookings to which no link with a source led.',
  },
  rareSources: {
    id: 'usage.rareSources',
    defaultMessage: 'Rare sources',
    description: 'Console, page of figures: heading of a column: bookings of all sources with few bookings.',
  },
  ends: {
    id: 'usage.ends',
    defaultMessage: 'Where bookings end',
    description: 'Console, page of figures: heading: at which step patients leave a booking.',
  },
  endsMeaning: {
    id: 'usage.endsMeaning',
    defaultMessage:
      'The last step that somebody got to who began to book. A booking that is taken up again later counts where it ends then.',
    description: 'Console, page of figures: what the figures of steps mean.',
  },
  atTime: {
    id: 'usage.atTime',
    defaultMessage: 'Choosing a time',
    description: 'Console, page of figures: heading of a column: a step of booking.',
  },
  atDetails: {
    id: 'usage.atDetails',
    defaultMessage: 'Name and phone',
    description:
      'Console, page of figures: heading of a column: a step of booking, in which the patient says who comes.',
  },
  atCode: {
    id: 'usage.atCode',
    defaultMessage: 'Code by text',
    description:
      'Console, page of figures: heading of a column: a step of booking, in which a code from a text is typed.',
  },
  atReview: {
    id: 'usage.atReview',
    defaultMessage: 'Last look',
    description:
      'Console, page of figures: heading of a column: the last step of booking, before the button that books.',
  },
  finished: {
    id: 'usage.finished',
    defaultMessage: 'Booked',
    description: 'Console, page of figures: heading of a column: bookings that were finished.',
  },
  others: {
    id: 'usage.others',
    defaultMessage: 'Cancellations and new accounts',
    description: 'Console, page of figures: heading.',
  },
  othersMeaning: {
    id: 'usage.othersMeaning',
    defaultMessage: 'Visits that patients cancelled, on the day on which they did, and accounts that were made.',
    description: 'Console, page of figures: what these figures mean.',
  },
  cancelled: {
    id: 'usage.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Console, page of figures: heading of a column: visits that patients cancelled.',
  },
  newAccounts: {
    id: 'usage.newAccounts',
    defaultMessage: 'New accounts',
    description: 'Console, page of figures: heading of a column.',
  },
})
