import { defineMessages } from '#src/i18n/messages.ts'

/** Messages that the lists of doctors and of clinics share. */
export const messages = defineMessages({
  offlineFilters: {
    id: 'lists.filters.offline',
    defaultMessage: 'Without a connection only lists that you have opened before are shown.',
    description:
      'Filters on a phone, under the button that shows the list, while there is no connection to the internet.',
  },
  filters: {
    id: 'lists.filters.title',
    defaultMessage: 'Filters',
    description:
      'Lists of doctors and clinics: heading of the filters, and on a phone the button that opens them. One word.',
  },
  skip: {
    id: 'lists.filters.skip',
    defaultMessage: 'Skip the filters',
    description:
      'Lists of doctors and clinics: link before the filters that leads past them to the list (a verb), seen only when reached by keyboard.',
  },
  clear: {
    id: 'lists.filters.clear',
    defaultMessage: 'Clear all',
    description: 'Lists of doctors and clinics: button that removes every filter. Short.',
  },
  remove: {
    id: 'lists.filters.remove',
    defaultMessage: 'Remove filter: {name}',
    description:
      'Name of a chip that removes one filter, only read by screen readers. name: the filter, for example "Dubai" or "Video".',
  },
  more: {
    id: 'lists.filters.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description:
      'Lists of doctors and clinics: button below a long group of filters that shows the rest of them. count: how many are hidden.',
  },
  city: {
    id: 'lists.filters.city',
    defaultMessage: 'City',
    description: 'Lists of doctors and clinics: heading of a group of filters, the cities of the country.',
  },
  anyCity: {
    id: 'lists.filters.anyCity',
    defaultMessage: 'Anywhere',
    description: 'Lists of doctors and clinics, first filter of the group "City": the whole country.',
  },
  specialities: {
    id: 'lists.filters.specialities',
    defaultMessage: 'Speciality',
    description:
      'Lists of doctors and clinics: heading of a group of filters, medical specialities such as dermatology.',
  },
  insurances: {
    id: 'lists.filters.insurances',
    defaultMessage: 'Insurance',
    description: 'Lists of doctors and clinics: heading of a group of filters, insurance companies that are accepted.',
  },
  widerBody: {
    id: 'lists.wider.body',
    defaultMessage: 'So we looked further: these are the nearest, up to {distance} away.',
    description:
      'Under the notice that nothing was found where the patient asked for it: "these" are the doctors or clinics of the list below. distance: for example "50 km".',
  },
  range: {
    id: 'lists.list.range',
    defaultMessage: '{from} to {to} of {total}',
    description:
      'Below a list of doctors or clinics: which of them are shown. from: number of the first, 21; to: number of the last, 40; total: how many were found, 112.',
  },
  fromStart: {
    id: 'lists.list.fromStart',
    defaultMessage: 'Show from the start',
    description: 'Link above a list of doctors or clinics that begins on a later page: leads to its first page.',
  },
  failedTitle: {
    id: 'lists.failed.title',
    defaultMessage: 'The list didn’t load',
    description: 'Heading in place of a list of doctors or clinics after a failure.',
  },
  failedBody: {
    id: 'lists.failed.body',
    defaultMessage: 'Our server didn’t answer. Your search and filters are kept.',
    description: 'Under the heading "The list didn’t load". "Server" is the computer of the service, not a person.',
  },
  offlineTitle: {
    id: 'lists.failed.offlineTitle',
    defaultMessage: 'You are offline',
    description: 'Heading in place of a list of doctors or clinics where the device has no network.',
  },
  offlineBody: {
    id: 'lists.failed.offlineBody',
    defaultMessage:
      'This list has not been opened on this device before. Your search is kept; try again once you are connected.',
    description:
      'Under the heading "You are offline": the list cannot be shown from memory. "Connected": once there is a network again.',
  },
  noContentTitle: {
    id: 'lists.failed.noContentTitle',
    defaultMessage: 'No content',
    description:
      'Heading in place of a list where the server’s answer held no data. The English words are fixed by the specification.',
  },
  noContentBody: {
    id: 'lists.failed.noContentBody',
    defaultMessage: 'The directory had nothing to say to this search. Try it again, or search for something else.',
    description:
      'Under the heading "No content". "The directory" is the list of all doctors and clinics; "it" is the search.',
  },
  filtersFailed: {
    id: 'lists.filters.failed',
    defaultMessage: 'The filters didn’t open. Check your connection and try again.',
    description: 'Short notice after a press on the button “Filters” of a list, when they could not be loaded.',
  },
  retry: {
    id: 'lists.failed.retry',
    defaultMessage: 'Try again',
    description: 'Button in place of a list that did not load: loads it again.',
  },
})
