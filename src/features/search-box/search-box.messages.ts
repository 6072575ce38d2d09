import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  what: {
    id: 'care.searchBox.what',
    defaultMessage: 'What do you need?',
    description: 'Search: label of the first field, for a doctor, a speciality, a clinic or a complaint.',
  },
  whatHint: {
    id: 'care.searchBox.whatHint',
    defaultMessage: 'Doctor, speciality or clinic',
    description:
      'Search: example inside the empty first field, as short as it is here; it is cut off in narrow fields.',
  },
  where: {
    id: 'care.searchBox.where',
    defaultMessage: 'Where?',
    description: 'Search: label of the second field, a list of cities. One word and a question mark.',
  },
  anywhere: {
    id: 'care.searchBox.anywhere',
    defaultMessage: 'Anywhere',
    description: 'Search: first entry of the list of cities, which stands for the whole country.',
  },
  find: {
    id: 'care.searchBox.find',
    defaultMessage: 'Find a time',
    description: 'Search: the button that starts it. "Time" is a free time for a visit.',
  },
  back: {
    id: 'care.searchBox.back',
    defaultMessage: 'Back',
    description: 'Search on a phone: button with an arrow that closes the suggestions. Only read by screen readers.',
  },
  suggestions: {
    id: 'care.searchBox.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Search: name of the list of suggestions, only read by screen readers.',
  },
  count: {
    id: 'care.searchBox.count',
    defaultMessage: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
    description: 'Only read by screen readers, each time the suggestions change. count: how many there are now.',
  },
  nothing: {
    id: 'care.searchBox.nothing',
    defaultMessage: 'No suggestion fits “{typed}”.',
    description:
      'Search, in place of suggestions where there are none. typed: what the patient typed, for example "dermatl".',
  },
  offline: {
    id: 'care.searchBox.failed',
    defaultMessage: 'Suggestions are not available now. You can still search.',
    description: 'Search, in place of suggestions where they could not be loaded; the search itself still works.',
  },
  popular: {
    id: 'care.searchBox.popular',
    defaultMessage: 'Popular specialities',
    description:
      'Search: heading of the suggestions before anything is typed, some medical specialities that many patients look for.',
  },
  specialities: {
    id: 'care.searchBox.specialities',
    defaultMessage: 'Specialities',
    description: 'Search, heading of a group of suggestions: medical specialities such as dermatology.',
  },
  doctors: {
    id: 'care.searchBox.doctors',
    defaultMessage: 'Doctors',
    description: 'Search, heading of a group of suggestions: doctors by name, women and men.',
  },
  facilities: {
    id: 'care.searchBox.facilities',
    defaultMessage: 'Clinics and hospitals',
    description: 'Search, heading of a group of suggestions: clinics and hospitals by name.',
  },
  insurers: {
    id: 'care.searchBox.insurers',
    defaultMessage: 'Insurance',
    description:
      'Search, heading of a group of suggestions: insurance companies; they lead to doctors who accept them.',
  },
  searchFor: {
    id: 'care.searchBox.searchFor',
    defaultMessage: 'Search for “{typed}”',
    description:
      'Search, last suggestion: leads to the doctors found by the typed words (a verb). typed: those words, for example "skin rash".',
  },
  doctorCount: {
    id: 'care.searchBox.doctorCount',
    defaultMessage: '{count, plural, =0 {No doctors} one {# doctor} other {# doctors}}',
    description:
      'Search, second line of a suggestion that is a speciality, an insurer or a clinic. count: how many doctors there are.',
  },
  doctorsIn: {
    id: 'care.searchBox.doctorsIn',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}} in {city}',
    description:
      'Search, second line of a suggestion, where a city is chosen. count: how many doctors there; city: its name, for example "Dubai".',
  },
  doctorsElsewhere: {
    id: 'care.searchBox.doctorsElsewhere',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}}, none in {city}',
    description:
      'Search, second line of a suggestion that has nobody in the chosen city and so leads to the whole country. count: doctors in the country; city: the chosen one, "Dubai".',
  },
  nextFree: {
    id: 'care.searchBox.nextFree',
    defaultMessage: 'next free: {day} {time}',
    description:
      'Search, after the number of doctors of a speciality: its first free time, hence in lower case. day: "Today" or "Tue 24 Nov"; time: "16:30".',
  },
  freeAt: {
    id: 'care.searchBox.freeAt',
    defaultMessage: '{day} {time}',
    description:
      'Search, after the title of a suggested doctor: the first free time. day: "Today" or "Tue 24 Nov"; time: "16:30".',
  },
  kind: {
    id: 'care.searchBox.kind',
    defaultMessage: 'Kind of visit',
    description: 'Name of the chips above the search (at a clinic, by video, at home), only read by screen readers.',
  },
  anyKind: {
    id: 'care.searchBox.anyKind',
    defaultMessage: 'Any',
    description: 'Search, chip: visits of every kind, at a clinic, by video or at home. One word.',
  },
  clinic: {
    id: 'care.searchBox.clinic',
    defaultMessage: 'In person',
    description: 'Search, chip: visits at a clinic, not by video. One or two words.',
  },
  telemedicine: {
    id: 'care.searchBox.telemedicine',
    defaultMessage: 'Video',
    description: 'Search, chip: visits by video call. One word.',
  },
  homecare: {
    id: 'care.searchBox.homecare',
    defaultMessage: 'At home',
    description: 'Search, chip: the doctor comes to the patient’s home. One or two words.',
  },
})
