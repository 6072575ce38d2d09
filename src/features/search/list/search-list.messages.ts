import { defineMessages } from '#src/i18n/messages.ts'

/** What the lists of doctors and of clinics both say. */
export const messages = defineMessages({
  filters: {
    id: 'lists.filters.title',
    defaultMessage: 'Filters',
    description: 'Heading of the filters, and button that opens them on phones.',
  },
  skip: {
    id: 'lists.filters.skip',
    defaultMessage: 'Skip the filters',
    description: 'Link before the filters beside a list, for keyboards: leads to the list.',
  },
  clear: { id: 'lists.filters.clear', defaultMessage: 'Clear all', description: 'Takes every filter away.' },
  remove: {
    id: 'lists.filters.remove',
    defaultMessage: 'Remove filter: {name}',
    description: 'Name, for screen readers, of a chip that takes one filter away.',
  },
  more: {
    id: 'lists.filters.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Opens the rest of a long list of filters.',
  },
  city: { id: 'lists.filters.city', defaultMessage: 'City', description: 'Heading of a group of filters.' },
  anyCity: {
    id: 'lists.filters.anyCity',
    defaultMessage: 'Anywhere',
    description: 'Filter: no choice about the city.',
  },
  specialities: {
    id: 'lists.filters.specialities',
    defaultMessage: 'Speciality',
    description: 'Heading of a group of filters.',
  },
  insurances: {
    id: 'lists.filters.insurances',
    defaultMessage: 'Insurance',
    description: 'Heading of a group of filters.',
  },
  widerBody: {
    id: 'lists.wider.body',
    defaultMessage: 'So we looked further: these are the nearest, up to {distance} away.',
    description: 'Below the notice that there is nothing where it was asked for. distance: "50 km".',
  },
  range: {
    id: 'lists.list.range',
    defaultMessage: '{from} to {to} of {total}',
    description: 'Which results are shown, below the list.',
  },
  fromStart: {
    id: 'lists.list.fromStart',
    defaultMessage: 'Show from the start',
    description: 'Link above a list that begins on a later page.',
  },
  letGo: {
    id: 'lists.empty.letGo',
    defaultMessage: 'With one filter less',
    description: 'Heading, where nothing was found, of ways to find something by taking one filter away.',
  },
  without: {
    id: 'lists.empty.without',
    defaultMessage: 'Without {name}: {count, plural, one {# result} other {# results}}',
    description:
      'Takes one filter away and says how many are found then. name: the filter, for example "Dubai" or "Female".',
  },
  typed: {
    id: 'lists.empty.typed',
    defaultMessage: '“{words}”',
    description: 'What was typed into the search, as the name of a filter.',
  },
  emptyFilters: {
    id: 'lists.empty.filters',
    defaultMessage: 'Every filter narrows the list. Take one away, or look further afield.',
    description: 'Explains why nothing was found when filters are set.',
  },
  emptyQuery: {
    id: 'lists.empty.query',
    defaultMessage: 'Check the spelling, or search by speciality instead of by name.',
    description: 'Explains why nothing was found for typed words.',
  },
  emptyDirectory: {
    id: 'lists.empty.emptyDirectory',
    defaultMessage: 'They will be listed here as soon as they join. Please check back soon.',
    description:
      'Below "There are no doctors here yet", or clinics, where the whole directory is empty. They: doctors or clinics.',
  },
  home: {
    id: 'lists.empty.home',
    defaultMessage: 'Back to home',
    description: 'Way out where the whole directory is empty.',
  },
  withoutFilters: {
    id: 'lists.empty.withoutFilters',
    defaultMessage: 'Clear the filters',
    description: 'Way out when nothing was found.',
  },
  everywhere: {
    id: 'lists.empty.everywhere',
    defaultMessage: 'Search everywhere',
    description: 'Way out when nothing was found: in all cities.',
  },
  failedTitle: {
    id: 'lists.failed.title',
    defaultMessage: 'The list didn’t load',
    description: 'Heading after a failure.',
  },
  failedBody: {
    id: 'lists.failed.body',
    defaultMessage: 'Our server didn’t answer. Your search and filters are kept.',
    description: 'Explains a failure.',
  },
  offlineTitle: {
    id: 'lists.failed.offlineTitle',
    defaultMessage: 'You are offline',
    description: 'Heading without a network.',
  },
  offlineBody: {
    id: 'lists.failed.offlineBody',
    defaultMessage:
      'This list has not been opened on this device before. Your search is kept; try again once you are connected.',
    description: 'Explains what can be done without a network.',
  },
  noContentTitle: {
    id: 'lists.failed.noContentTitle',
    defaultMessage: 'No content',
    description: 'Heading where the answer to a search holds no data.',
  },
  noContentBody: {
    id: 'lists.failed.noContentBody',
    defaultMessage: 'The directory had nothing to say to this search. Try it again, or search for something else.',
    description: 'Explains that the answer to a search holds no data.',
  },
  retry: {
    id: 'lists.failed.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the list once more.',
  },
})
