import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  searching: {
    id: 'results.heading.searching',
    defaultMessage: 'Looking for doctors',
    description:
      'List of doctors: heading while it is not known how many there are, and read by screen readers while they are loaded.',
  },
  doctors: {
    id: 'results.heading.doctors',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}}',
    description: 'List of doctors without filters: its heading. count: how many were found.',
  },
  doctorsIn: {
    id: 'results.heading.doctorsIn',
    defaultMessage: '{count, plural, one {# doctor in {city}} other {# doctors in {city}}}',
    description: 'List of doctors: heading. count: how many were found; city: "Dubai".',
  },
  speciality: {
    id: 'results.heading.speciality',
    defaultMessage: '{count, plural, one {# doctor for {speciality}} other {# {practitioners}}}',
    description:
      'List of doctors: heading. count: how many were found; speciality: the field, "dermatology"; practitioners: its doctors in the plural, "dermatologists".',
  },
  specialityIn: {
    id: 'results.heading.specialityIn',
    defaultMessage: '{count, plural, one {# doctor for {speciality} in {city}} other {# {practitioners} in {city}}}',
    description:
      'List of doctors: heading. count: how many were found; speciality: the field, "dermatology"; practitioners: its doctors in the plural, "dermatologists"; city: "Dubai".',
  },
  query: {
    id: 'results.heading.query',
    defaultMessage: '{count, plural, one {# doctor for “{query}”} other {# doctors for “{query}”}}',
    description:
      'List of doctors: heading. count: how many were found; query: the words the patient typed, "skin rash".',
  },
  queryIn: {
    id: 'results.heading.queryIn',
    defaultMessage: '{count, plural, one {# doctor for “{query}” in {city}} other {# doctors for “{query}” in {city}}}',
    description:
      'List of doctors: heading. count: how many were found; query: the words the patient typed, "skin rash"; city: "Dubai".',
  },
  language: {
    id: 'results.heading.language',
    defaultMessage: '{count, plural, one {# doctor who speaks {language}} other {# doctors who speak {language}}}',
    description: 'List of doctors: heading. count: how many were found; language: its name, "Urdu".',
  },
  languageIn: {
    id: 'results.heading.languageIn',
    defaultMessage:
      '{count, plural, one {# doctor in {city} who speaks {language}} other {# doctors in {city} who speak {language}}}',
    description: 'List of doctors: heading. count: how many were found; city: "Dubai"; language: its name, "Urdu".',
  },
  specialityLanguage: {
    id: 'results.heading.specialityLanguage',
    defaultMessage:
      '{count, plural, one {# doctor for {speciality} who speaks {language}} other {# {practitioners} who speak {language}}}',
    description:
      'List of doctors: heading. count: how many were found; speciality: the field, "dermatology"; practitioners: its doctors in the plural, "dermatologists"; language: "Urdu".',
  },
  insurance: {
    id: 'results.heading.insurance',
    defaultMessage: '{count, plural, one {# doctor who accepts {insurer}} other {# doctors who accept {insurer}}}',
    description:
      'List of doctors: heading. count: how many were found; insurer: name of an insurance company, "Sadeem Insurance".',
  },
  insuranceIn: {
    id: 'results.heading.insuranceIn',
    defaultMessage:
      '{count, plural, one {# doctor in {city} who accepts {insurer}} other {# doctors in {city} who accept {insurer}}}',
    description:
      'List of doctors: heading. count: how many were found; city: "Dubai"; insurer: name of an insurance company, "Sadeem Insurance".',
  },
  facility: {
    id: 'results.heading.facility',
    defaultMessage: '{count, plural, one {# doctor at {facility}} other {# doctors at {facility}}}',
    description:
      'List of the doctors of one clinic: heading. count: how many work there; facility: name of the clinic, "Noor Clinic".',
  },
  today: {
    id: 'results.filters.today',
    defaultMessage: 'Available today',
    description: 'List of doctors, filter and chip: doctors with a free time left today.',
  },
  weekday: {
    id: 'results.filters.weekday',
    defaultMessage: 'Available on weekdays',
    description: 'List of doctors, filter: doctors with a free time on a working day of the coming week.',
  },
  weekend: {
    id: 'results.filters.weekend',
    defaultMessage: 'Available on weekends',
    description:
      'List of doctors, filter: doctors with a free time on the coming weekend, whose days depend on the country.',
  },
  inPerson: {
    id: 'results.filters.inPerson',
    defaultMessage: 'In person',
    description: 'List of doctors, filter: doctors who see patients at a clinic, not by video.',
  },
  video: {
    id: 'results.filters.video',
    defaultMessage: 'Video',
    description: 'List of doctors, filter and chip: doctors who see patients by video call. One word.',
  },
  homecare: {
    id: 'results.filters.homecare',
    defaultMessage: 'At home',
    description: 'List of doctors, filter: doctors who come to the patient’s home.',
  },
  plan: {
    id: 'results.filters.plan',
    defaultMessage: '{insurer} - {plan}',
    description:
      'List of doctors: chip of an insurance plan that is chosen as a filter. insurer: name of the company, "Sadeem Insurance"; plan: name of its product, "Gold".',
  },
  feeRange: {
    id: 'results.filters.feeRange',
    defaultMessage: 'Fee {from} to {to}',
    description:
      'List of doctors: chip of the filter "Fee" while both prices are chosen. from: the lowest, "200"; to: the highest, "400", both in the country’s currency.',
  },
  feeAtLeast: {
    id: 'results.filters.feeAtLeast',
    defaultMessage: 'Fee from {from}',
    description:
      'List of doctors: chip of the filter "Fee" while only the lowest price is chosen. from: that price, "200", in the country’s currency.',
  },
  feeAtMost: {
    id: 'results.filters.feeAtMost',
    defaultMessage: 'Fee up to {to}',
    description:
      'List of doctors: chip of the filter "Fee" while only the highest price is chosen. to: that price, "400", in the country’s currency.',
  },
  female: {
    id: 'results.filters.female',
    defaultMessage: 'Woman',
    description: 'List of doctors, filter and chip of the group "Doctor’s gender": doctors who are women.',
  },
  male: {
    id: 'results.filters.male',
    defaultMessage: 'Man',
    description: 'List of doctors, filter of the group "Doctor’s gender": doctors who are men.',
  },
  sort: {
    id: 'results.sort.label',
    defaultMessage: 'Sort by',
    description: 'List of doctors: label of the choice in which order they are listed; the choices follow it.',
  },
  sortRelevance: {
    id: 'results.sort.relevance',
    defaultMessage: 'Best match',
    description: 'List of doctors, choice under "Sort by": those that fit the search best come first.',
  },
  sortSoonest: {
    id: 'results.sort.soonest',
    defaultMessage: 'Soonest available',
    description: 'List of doctors, choice under "Sort by": the doctor with the earliest free time comes first.',
  },
  sortDistance: {
    id: 'results.sort.distance',
    defaultMessage: 'Nearest',
    description: 'List of doctors, choice under "Sort by": the doctor closest to the patient comes first.',
  },
  sortFee: {
    id: 'results.sort.fee',
    defaultMessage: 'Lowest fee',
    description: 'List of doctors, choice under "Sort by": the doctor with the cheapest visit comes first.',
  },
  change: {
    id: 'results.bar.change',
    defaultMessage: 'Change the search',
    description:
      'List of doctors on a phone: name of the bar with what was searched, which opens the search. Only read by screen readers.',
  },
  anywhere: {
    id: 'results.bar.anywhere',
    defaultMessage: 'Anywhere',
    description: 'List of doctors on a phone, in the bar of the search: no city is chosen.',
  },
  anyDoctor: {
    id: 'results.bar.anyDoctor',
    defaultMessage: 'All doctors',
    description:
      'List of doctors on a phone, in the bar of the search: neither words nor a speciality were searched for.',
  },
  showMore: {
    id: 'results.list.showMore',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description:
      'Link below a list of doctors that adds the next page to it (a verb). count: how many doctors that page has.',
  },
  widerTitle: {
    id: 'results.wider.title',
    defaultMessage: 'No doctor in {city} matches all of this',
    description:
      'Notice above a list of doctors from a larger area, where the chosen city had none with all filters. city: its name, "Dubai".',
  },
  widerTitleNear: {
    id: 'results.wider.titleNear',
    defaultMessage: 'No doctor close to you matches all of this',
    description:
      'Notice above a list of doctors from a larger area, where there was none near the patient with all filters.',
  },
  emptyDirectory: {
    id: 'results.empty.emptyDirectory',
    defaultMessage: 'There are no doctors here yet',
    description: 'Heading in place of the list of doctors, where nobody is listed at all.',
  },
  emptyTitle: {
    id: 'results.empty.title',
    defaultMessage: 'No doctor matches all of this',
    description: 'Heading in place of the list of doctors, where nobody has all filters, not even farther away.',
  },
  allDoctors: {
    id: 'results.empty.allDoctors',
    defaultMessage: 'See all doctors',
    description: 'List of doctors in which nothing was found: link to the list without filters and words of a search.',
  },
  map: {
    id: 'results.map',
    defaultMessage: 'Map of where these doctors are seen',
    description: 'Name of the map above a list of doctors, only read by screen readers. "Seen" is treated, not viewed.',
  },
  mapPlace: {
    id: 'results.map.place',
    defaultMessage: '{place}: {count, plural, one {# doctor} other {# doctors}}',
    description:
      'Name of a marker on the map of a list of doctors, only read by screen readers. place: name of the clinic, "Noor Clinic"; count: how many of the doctors work there.',
  },
  mapAll: {
    id: 'results.map.all',
    defaultMessage: '{count, plural, one {Show # doctor here} other {Show all # doctors here}}',
    description:
      'Map of a list of doctors, link below the first cards of a chosen clinic ("here"). count: how many doctors work there.',
  },
  plans: {
    id: 'results.insurer.plans',
    defaultMessage: 'Plans of {insurer}',
    description:
      'List of doctors who accept one insurer: heading of links, one for each of its plans (insurance products). insurer: its name, "Sadeem Insurance".',
  },
})
