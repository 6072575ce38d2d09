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
  available: {
    id: 'results.filters.available',
    defaultMessage: 'Available',
    description: 'Heading of a group of filters: when a doctor has a free time.',
  },
  anyTime: {
    id: 'results.filters.anyTime',
    defaultMessage: 'Any time',
    description: 'Filter: no choice about when the doctor is free.',
  },
  today: {
    id: 'results.filters.today',
    defaultMessage: 'Available today',
    description: 'Filter: doctors with a free time left today.',
  },
  weekday: {
    id: 'results.filters.weekday',
    defaultMessage: 'Available on weekdays',
    description: 'Filter: doctors with a free time on a working day of the coming week.',
  },
  weekend: {
    id: 'results.filters.weekend',
    defaultMessage: 'Available on weekends',
    description: 'Filter: doctors with a free time on the coming weekend.',
  },
  visit: {
    id: 'results.filters.visit',
    defaultMessage: 'Kind of visit',
    description: 'Heading of a group of filters.',
  },
  anyVisit: {
    id: 'results.filters.anyVisit',
    defaultMessage: 'Any kind',
    description: 'Filter: no choice about the kind of visit.',
  },
  inPerson: {
    id: 'results.filters.inPerson',
    defaultMessage: 'In person',
    description: 'Filter: doctors who see patients at a clinic.',
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
  services: {
    id: 'results.filters.services',
    defaultMessage: 'What is treated',
    description: 'Heading of a group of filters: complaints and treatments of the chosen speciality.',
  },
  areas: {
    id: 'results.filters.areas',
    defaultMessage: 'Area of the city',
    description: 'Heading of a group of filters: quarters of the chosen city.',
  },
  plansOf: {
    id: 'results.filters.plansOf',
    defaultMessage: 'Plans of {insurer}',
    description: 'Heading above the plans of an insurer that is chosen. insurer: its name.',
  },
  plan: {
    id: 'results.filters.plan',
    defaultMessage: '{insurer} - {plan}',
    description: 'An insurance plan as a filter that is on. insurer: name of the company; plan: name of the plan.',
  },
  fee: {
    id: 'results.filters.fee',
    defaultMessage: 'Fee',
    description: 'Heading of the fields for the least and the greatest fee of a visit.',
  },
  feeIn: {
    id: 'results.filters.feeIn',
    defaultMessage: 'Fee in {currency}',
    description: 'Heading of the fields for the least and the greatest fee of a visit. currency: "AED".',
  },
  feeFrom: {
    id: 'results.filters.feeFrom',
    defaultMessage: 'From',
    description: 'Label of the field for the least fee.',
  },
  feeTo: {
    id: 'results.filters.feeTo',
    defaultMessage: 'Up to',
    description: 'Label of the field for the greatest fee.',
  },
  feeApply: {
    id: 'results.filters.feeApply',
    defaultMessage: 'Apply fee',
    description: 'Button that uses the fees that were typed.',
  },
  feeRange: {
    id: 'results.filters.feeRange',
    defaultMessage: 'Fee {from} to {to}',
    description: 'A range of fees as a filter that is on. from, to: whole numbers.',
  },
  feeAtLeast: {
    id: 'results.filters.feeAtLeast',
    defaultMessage: 'Fee from {from}',
    description: 'The least fee as a filter that is on.',
  },
  feeAtMost: {
    id: 'results.filters.feeAtMost',
    defaultMessage: 'Fee up to {to}',
    description: 'The greatest fee as a filter that is on.',
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
    description: 'Filter: no choice about the doctor’s gender.',
  },
  female: { id: 'results.filters.female', defaultMessage: 'Woman', description: 'Filter: women doctors.' },
  male: { id: 'results.filters.male', defaultMessage: 'Man', description: 'Filter: men doctors.' },
  sort: {
    id: 'results.sort.label',
    defaultMessage: 'Sort by',
    description: 'Label of the choice of how the list is ordered.',
  },
  sortRelevance: { id: 'results.sort.relevance', defaultMessage: 'Best match', description: 'Order of the list.' },
  sortSoonest: {
    id: 'results.sort.soonest',
    defaultMessage: 'Soonest available',
    description: 'Order of the list: the first free time first.',
  },
  sortDistance: { id: 'results.sort.distance', defaultMessage: 'Nearest', description: 'Order of the list.' },
  sortFee: { id: 'results.sort.fee', defaultMessage: 'Lowest fee', description: 'Order of the list.' },
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
  emptyDirectory: {
    id: 'results.empty.emptyDirectory',
    defaultMessage: 'There are no doctors here yet',
    description: 'Heading where the whole directory is empty.',
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
  mapPlace: {
    id: 'results.map.place',
    defaultMessage: '{place}: {count, plural, one {# doctor} other {# doctors}}',
    description: 'Name of a marker of the map, for screen readers. place: "Noor Clinic".',
  },
  mapAll: {
    id: 'results.map.all',
    defaultMessage: '{count, plural, one {Show # doctor here} other {Show all # doctors here}}',
    description: 'Link below the first cards of a place on the map, to the list of everybody who is seen there.',
  },
  plans: {
    id: 'results.insurer.plans',
    defaultMessage: 'Plans of {insurer}',
    description: 'Heading of links above a list of doctors, one for each plan of an insurance company.',
  },
})
