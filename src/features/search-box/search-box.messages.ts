import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  what: {
    id: 'care.searchBox.what',
    defaultMessage: 'What do you need?',
    description: 'Label of the first search field.',
  },
  whatHint: {
    id: 'care.searchBox.whatHint',
    defaultMessage: 'Doctor, speciality or clinic',
    description: 'Placeholder of the first search field.',
  },
  where: {
    id: 'care.searchBox.where',
    defaultMessage: 'Where?',
    description: 'Label of the second search field: a list of cities.',
  },
  anywhere: {
    id: 'care.searchBox.anywhere',
    defaultMessage: 'Anywhere',
    description: 'First entry of the list of cities: the whole country.',
  },
  find: { id: 'care.searchBox.find', defaultMessage: 'Find a time', description: 'Button that starts the search.' },
  back: {
    id: 'care.searchBox.back',
    defaultMessage: 'Back',
    description: 'Closes the full-screen suggestions on phones.',
  },
  suggestions: {
    id: 'care.searchBox.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Name of the list of suggestions, for screen readers.',
  },
  count: {
    id: 'care.searchBox.count',
    defaultMessage: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
    description: 'Read by screen readers when the suggestions change.',
  },
  nothing: {
    id: 'care.searchBox.nothing',
    defaultMessage: 'No suggestion fits “{typed}”.',
    description: 'In place of suggestions when there are none.',
  },
  offline: {
    id: 'care.searchBox.failed',
    defaultMessage: 'Suggestions are not available now. You can still search.',
    description: 'In place of suggestions when they could not be loaded.',
  },
  popular: {
    id: 'care.searchBox.popular',
    defaultMessage: 'Popular specialities',
    description: 'Heading of the suggestions before anything is typed.',
  },
  specialities: {
    id: 'care.searchBox.specialities',
    defaultMessage: 'Specialities',
    description: 'Heading of a group of suggestions.',
  },
  doctors: {
    id: 'care.searchBox.doctors',
    defaultMessage: 'Doctors',
    description: 'Heading of a group of suggestions.',
  },
  facilities: {
    id: 'care.searchBox.facilities',
    defaultMessage: 'Clinics and hospitals',
    description: 'Heading of a group of suggestions.',
  },
  insurers: {
    id: 'care.searchBox.insurers',
    defaultMessage: 'Insurance',
    description: 'Heading of a group of suggestions.',
  },
  searchFor: {
    id: 'care.searchBox.searchFor',
    defaultMessage: 'Search for “{typed}”',
    description: 'Last of the suggestions: the list of doctors found by the typed words.',
  },
  doctorCount: {
    id: 'care.searchBox.doctorCount',
    defaultMessage: '{count, plural, =0 {No doctors} one {# doctor} other {# doctors}}',
    description: 'Second line of a speciality, an insurer or a clinic among the suggestions.',
  },
  doctorsIn: {
    id: 'care.searchBox.doctorsIn',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}} in {city}',
    description: 'The same where a city is chosen.',
  },
  doctorsElsewhere: {
    id: 'care.searchBox.doctorsElsewhere',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}}, none in {city}',
    description: 'The same where nobody is in the chosen city: the suggestion leads to the whole country.',
  },
  nextFree: {
    id: 'care.searchBox.nextFree',
    defaultMessage: 'next free: {day} {time}',
    description: 'Behind the count of a speciality: its first free time. day: "Today" or "Tue 24 Nov"; time: "16:30".',
  },
  freeAt: {
    id: 'care.searchBox.freeAt',
    defaultMessage: '{day} {time}',
    description: 'Behind the title of a doctor among the suggestions: the first free time.',
  },
  kind: {
    id: 'care.searchBox.kind',
    defaultMessage: 'Kind of visit',
    description: 'Name of the group of chips above the search.',
  },
  anyKind: { id: 'care.searchBox.anyKind', defaultMessage: 'Any', description: 'Chip: visits of every kind.' },
  clinic: { id: 'care.searchBox.clinic', defaultMessage: 'In person', description: 'Chip: visits at a clinic.' },
  telemedicine: { id: 'care.searchBox.telemedicine', defaultMessage: 'Video', description: 'Chip: visits by video.' },
  homecare: {
    id: 'care.searchBox.homecare',
    defaultMessage: 'At home',
    description: 'Chip: the doctor comes to the patient’s home.',
  },
})
