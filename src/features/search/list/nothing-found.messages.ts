import { defineMessages } from '#src/i18n/messages.ts'

/** What a list says in which nobody is found, or nobody is listed at all. */
export const messages = defineMessages({
  letGo: {
    id: 'lists.empty.letGo',
    defaultMessage: 'With one filter less',
    description: 'List in which nothing was found: heading above links that each remove one filter.',
  },
  without: {
    id: 'lists.empty.without',
    defaultMessage: 'Without {name}: {count, plural, one {# result} other {# results}}',
    description:
      'Link that removes one filter, with what is found then. name: the filter, for example "Dubai" or "Female"; count: how many doctors or clinics are found.',
  },
  typed: {
    id: 'lists.empty.typed',
    defaultMessage: '“{words}”',
    description:
      'What was typed into the search, named as a filter, as in "Without “rash”". words: those words. Only the quotation marks are to be translated.',
  },
  emptyFilters: {
    id: 'lists.empty.filters',
    defaultMessage: 'Every filter narrows the list. Take one away, or look further afield.',
    description:
      'List in which nothing was found and filters are set: what the patient can do. "Look further afield" is to search a larger area.',
  },
  emptyQuery: {
    id: 'lists.empty.query',
    defaultMessage: 'Check the spelling, or search by speciality instead of by name.',
    description: 'List in which nothing was found for typed words: what the patient can do.',
  },
  emptyDirectory: {
    id: 'lists.empty.emptyDirectory',
    defaultMessage: 'They will be listed here as soon as they join. Please check back soon.',
    description:
      'Under "There are no doctors here yet", or clinics, where nobody is listed at all. "They" are the doctors or clinics.',
  },
  home: {
    id: 'lists.empty.home',
    defaultMessage: 'Back to home',
    description: 'Button to the home page, where no doctors or clinics are listed at all.',
  },
  withoutFilters: {
    id: 'lists.empty.withoutFilters',
    defaultMessage: 'Clear the filters',
    description: 'List in which nothing was found: button that removes all filters and keeps the words of the search.',
  },
  everywhere: {
    id: 'lists.empty.everywhere',
    defaultMessage: 'Search everywhere',
    description: 'List in which nothing was found: button that searches in all cities of the country.',
  },
})
