import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  searching: {
    id: 'results.heading.searching',
    defaultMessage: 'Looking for doctors',
    description: 'Heading while the number of results is not known yet; also read aloud while they are loaded.',
  },
  doctors: {
    id: 'results.heading.doctors',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}}',
    description: 'Heading of a list of doctors.',
  },
  doctorsIn: {
    id: 'results.heading.doctorsIn',
    defaultMessage: '{count, plural, one {# doctor in {city}} other {# doctors in {city}}}',
    description: 'Heading of a list of doctors in a city.',
  },
  speciality: {
    id: 'results.heading.speciality',
    defaultMessage: '{count, plural, one {# doctor for {speciality}} other {# {practitioners}}}',
    description: 'Heading. speciality: "dermatology"; practitioners: "dermatologists".',
  },
  specialityIn: {
    id: 'results.heading.specialityIn',
    defaultMessage: '{count, plural, one {# doctor for {speciality} in {city}} other {# {practitioners} in {city}}}',
    description: 'Heading. speciality: "dermatology"; practitioners: "dermatologists"; city: "Dubai".',
  },
  query: {
    id: 'results.heading.query',
    defaultMessage: '{count, plural, one {# doctor for “{query}”} other {# doctors for “{query}”}}',
    description: 'Heading. query: what the patient typed.',
  },
  queryIn: {
    id: 'results.heading.queryIn',
    defaultMessage: '{count, plural, one {# doctor for “{query}” in {city}} other {# doctors for “{query}” in {city}}}',
    description: 'Heading. query: what the patient typed; city: "Dubai".',
  },
  language: {
    id: 'results.heading.language',
    defaultMessage: '{count, plural, one {# doctor who speaks {language}} other {# doctors who speak {language}}}',
    description: 'Heading. language: "Urdu".',
  },
  languageIn: {
    id: 'results.heading.languageIn',
    defaultMessage:
      '{count, plural, one {# doctor in {city} who speaks {language}} other {# doctors in {city} who speak {language}}}',
    description: 'Heading. language: "Urdu"; city: "Dubai".',
  },
  specialityLanguage: {
    id: 'results.heading.specialityLanguage',
    defaultMessage:
      '{count, plural, one {# doctor for {speciality} who speaks {language}} other {# {practitioners} who speak {language}}}',
    description: 'Heading. speciality: "dermatology"; practitioners: "dermatologists"; language: "Urdu".',
  },
  insurance: {
    id: 'results.heading.insurance',
    defaultMessage: '{count, plural, one {# doctor who accepts {insurer}} other {# doctors who accept {insurer}}}',
    description: 'Heading. insurer: name of an insurance company.',
  },
  insuranceIn: {
    id: 'results.heading.insuranceIn',
    defaultMessage:
      '{count, plural, one {# doctor in {city} who accepts {insurer}} other {# doctors in {city} who accept {insurer}}}',
    description: 'Heading. insurer: name of an insurance company; city: "Dubai".',
  },
  facility: {
    id: 'results.heading.facility',
    defaultMessage: '{count, plural, one {# doctor at {facility}} other {# doctors at {facility}}}',
    description: 'Heading. facility: name of a clinic.',
  },
  titleDoctors: {
    id: 'results.title.doctors',
    defaultMessage: 'Doctors',
    description: 'Title of the page in the browser.',
  },
  titleDoctorsIn: {
    id: 'results.title.doctorsIn',
    defaultMessage: 'Doctors in {city}',
    description: 'Title of the page in the browser.',
  },
  titleSpeciality: {
    id: 'results.title.speciality',
    defaultMessage: '{practitioners}',
    description: 'Title of the page in the browser: "Dermatologists".',
  },
  titleSpecialityIn: {
    id: 'results.title.specialityIn',
    defaultMessage: '{practitioners} in {city}',
    description: 'Title of the page in the browser: "Dermatologists in Dubai".',
  },
  titleQuery: {
    id: 'results.title.query',
    defaultMessage: 'Doctors for “{query}”',
    description: 'Title of the page in the browser.',
  },
  titleLanguage: {
    id: 'results.title.language',
    defaultMessage: 'Doctors who speak {language}',
    description: 'Title of the page in the browser.',
  },
  titleSpecialityLanguage: {
    id: 'results.title.specialityLanguage',
    defaultMessage: '{practitioners} who speak {language}',
    description: 'Title of the document. practitioners: "Dermatologists"; language: "Urdu".',
  },
  titlePage: {
    id: 'results.title.page',
    defaultMessage: '{title}, page {page}',
    description: 'Title of the second and later pages of a list. title: the title of the first page.',
  },
  titleInsurance: {
    id: 'results.title.insurance',
    defaultMessage: 'Doctors who accept {insurer}',
    description: 'Title of the page in the browser.',
  },
  description: {
    id: 'results.title.description',
    defaultMessage: '{title}: see the next free times, fees, languages and insurance, and book online.',
    description: 'Description of the page for search engines.',
  },
  show: {
    id: 'results.filters.show',
    defaultMessage: '{count, plural, =0 {No doctor matches} one {Show # doctor} other {Show # doctors}}',
    description: 'Button that closes the filters on phones.',
  },
  visit: {
    id: 'results.filters.visit',
    defaultMessage: 'Kind of visit',
    description: 'Heading of a group of filters.',
  },
  anyVisit: {
    id: 'results.filters.anyVisit',
    defaultMessage: 'Any kind',
    description: 'Filter: no wish about the kind of visit.',
  },
  video: {
    id: 'results.filters.video',
    defaultMessage: 'Video',
    description: 'Filter: doctors who see patients by video.',
  },
  homecare: {
    id: 'results.filters.homecare',
    defaultMessage: 'At home',
    description: 'Filter: doctors who come to the patient’s home.',
  },
  languages: {
    id: 'results.filters.languages',
    defaultMessage: 'Language spoken',
    description: 'Heading of a group of filters.',
  },
  gender: {
    id: 'results.filters.gender',
    defaultMessage: 'Doctor’s gender',
    description: 'Heading of a group of filters.',
  },
  anyGender: {
    id: 'results.filters.anyGender',
    defaultMessage: 'Any',
    description: 'Filter: no wish about the doctor’s gender.',
  },
  female: { id: 'results.filters.female', defaultMessage: 'Woman', description: 'Filter: women doctors.' },
  male: { id: 'results.filters.male', defaultMessage: 'Man', description: 'Filter: men doctors.' },
  change: {
    id: 'results.bar.change',
    defaultMessage: 'Change the search',
    description: 'Opens the search on phones; for screen readers.',
  },
  anywhere: {
    id: 'results.bar.anywhere',
    defaultMessage: 'Anywhere',
    description: 'In place of the city when none is chosen.',
  },
  anyDoctor: {
    id: 'results.bar.anyDoctor',
    defaultMessage: 'All doctors',
    description: 'In place of what was searched when nothing was.',
  },
  showMore: {
    id: 'results.list.showMore',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Link below the list that shows the next page too.',
  },
  widerTitle: {
    id: 'results.wider.title',
    defaultMessage: 'No doctor in {city} matches all of this',
    description: 'Notice above a list of doctors around a city in which there was none.',
  },
  widerTitleNear: {
    id: 'results.wider.titleNear',
    defaultMessage: 'No doctor close to you matches all of this',
    description: 'Notice above a list of doctors farther away than was asked for.',
  },
  emptyTitle: {
    id: 'results.empty.title',
    defaultMessage: 'No doctor matches all of this',
    description: 'Heading when nothing was found.',
  },
  allDoctors: {
    id: 'results.empty.allDoctors',
    defaultMessage: 'See all doctors',
    description: 'Way out when nothing was found.',
  },
  map: {
    id: 'results.map',
    defaultMessage: 'Map of where these doctors are seen',
    description: 'Name of the map above a list of doctors, for screen readers.',
  },
  plans: {
    id: 'results.insurer.plans',
    defaultMessage: 'Plans of {insurer}',
    description: 'Heading of links above a list of doctors, one for each plan of an insurance company.',
  },
})
