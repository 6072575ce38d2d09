import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  searching: {
    id: 'clinics.heading.searching',
    defaultMessage: 'Looking for clinics',
    description:
      'List of clinics: heading while it is not known how many there are, and read by screen readers while they are loaded.',
  },
  any: {
    id: 'clinics.count.any',
    defaultMessage: '{count, plural, one {# clinic or hospital} other {# clinics and hospitals}}',
    description:
      'List of clinics: heading, or its beginning, as in "12 clinics and hospitals in Dubai". count: how many facilities of any kind were found.',
  },
  clinicsMedicalCentres: {
    id: 'clinics.count.clinicsMedicalCentres',
    defaultMessage: '{count, plural, one {# clinic or medical centre} other {# clinics and medical centres}}',
    description:
      'List of clinics: heading, or its beginning, as in "12 clinics and medical centres in Dubai". count: how many were found, hospitals left out.',
  },
  medicalCentres: {
    id: 'clinics.count.medicalCentres',
    defaultMessage: '{count, plural, one {# medical centre} other {# medical centres}}',
    description:
      'List of clinics: heading, or its beginning, as in "12 medical centres in Dubai". count: how many were found.',
  },
  polyclinics: {
    id: 'clinics.count.polyclinics',
    defaultMessage: '{count, plural, one {# polyclinic} other {# polyclinics}}',
    description:
      'List of clinics: heading, or its beginning, as in "12 polyclinics in Jakarta". count: how many were found.',
  },
  clinicGroups: {
    id: 'clinics.count.clinicGroups',
    defaultMessage: '{count, plural, one {# group of clinics} other {# groups of clinics}}',
    description:
      'List of clinics: heading, or its beginning, as in "3 groups of clinics in Dubai"; a group has one owner. count: how many were found.',
  },
  hospitals: {
    id: 'clinics.count.hospitals',
    defaultMessage: '{count, plural, one {# hospital} other {# hospitals}}',
    description:
      'List of clinics: heading, or its beginning, as in "12 hospitals in Dubai". count: how many were found.',
  },
  hospitalGroups: {
    id: 'clinics.count.hospitalGroups',
    defaultMessage: '{count, plural, one {# group of hospitals} other {# groups of hospitals}}',
    description:
      'List of clinics: heading, or its beginning, as in "3 groups of hospitals in Dubai"; a group has one owner. count: how many were found.',
  },
  allName: {
    id: 'clinics.kind.all',
    defaultMessage: 'Clinics and hospitals',
    description:
      'List of clinics: title in the browser’s tab and entry of the breadcrumb, for facilities of every kind.',
  },
  clinicsMedicalCentresName: {
    id: 'clinics.kind.clinicsMedicalCentres',
    defaultMessage: 'Clinics and medical centres',
    description:
      'List of clinics: title in the browser’s tab, entry of the breadcrumb and filter, for facilities that are no hospitals.',
  },
  medicalCentresName: {
    id: 'clinics.kind.medicalCentres',
    defaultMessage: 'Medical centres',
    description:
      'List of clinics: title in the browser’s tab, entry of the breadcrumb and filter, for one kind of facility. Plural.',
  },
  polyclinicsName: {
    id: 'clinics.kind.polyclinics',
    defaultMessage: 'Polyclinics',
    description:
      'List of clinics: title in the browser’s tab, entry of the breadcrumb and filter, for one kind of facility. Plural.',
  },
  clinicGroupsName: {
    id: 'clinics.kind.clinicGroups',
    defaultMessage: 'Groups of clinics',
    description:
      'List of clinics: title in the browser’s tab, entry of the breadcrumb and filter: several clinics of one owner each. Plural.',
  },
  hospitalsName: {
    id: 'clinics.kind.hospitals',
    defaultMessage: 'Hospitals',
    description:
      'List of clinics: title in the browser’s tab, entry of the breadcrumb and filter, for one kind of facility. Plural.',
  },
  hospitalGroupsName: {
    id: 'clinics.kind.hospitalGroups',
    defaultMessage: 'Groups of hospitals',
    description:
      'List of clinics: title in the browser’s tab, entry of the breadcrumb and filter: several hospitals of one owner each. Plural.',
  },
  inCity: {
    id: 'clinics.heading.inCity',
    defaultMessage: '{what} in {city}',
    description:
      'List of clinics: heading, and title in the browser’s tab. what: "12 hospitals" or "Hospitals"; city: "Dubai".',
  },
  speciality: {
    id: 'clinics.heading.speciality',
    defaultMessage: '{what} for {speciality}',
    description:
      'List of clinics: heading, and title in the browser’s tab. what: "12 hospitals" or "Hospitals"; speciality: what is treated there, "Cardiology".',
  },
  specialityIn: {
    id: 'clinics.heading.specialityIn',
    defaultMessage: '{what} for {speciality} in {city}',
    description:
      'List of clinics: heading, and title in the browser’s tab. what: "12 hospitals" or "Hospitals"; speciality: what is treated there, "Cardiology"; city: "Dubai".',
  },
  query: {
    id: 'clinics.heading.query',
    defaultMessage: '{what} for “{query}”',
    description:
      'List of clinics: heading, and title in the browser’s tab. what: "12 hospitals" or "Hospitals"; query: the words the patient typed.',
  },
  queryIn: {
    id: 'clinics.heading.queryIn',
    defaultMessage: '{what} for “{query}” in {city}',
    description:
      'List of clinics: heading, and title in the browser’s tab. what: "12 hospitals" or "Hospitals"; query: the words the patient typed; city: "Dubai".',
  },
  insurer: {
    id: 'clinics.heading.insurer',
    defaultMessage: '{what} with {insurer}',
    description:
      'List of clinics: heading, and title in the browser’s tab. what: "12 hospitals" or "Hospitals"; insurer: insurance company they accept, "Sadeem Insurance".',
  },
  insurerIn: {
    id: 'clinics.heading.insurerIn',
    defaultMessage: '{what} with {insurer} in {city}',
    description:
      'List of clinics: heading, and title in the browser’s tab. what: "12 hospitals" or "Hospitals"; insurer: insurance company they accept, "Sadeem Insurance"; city: "Dubai".',
  },
  description: {
    id: 'clinics.head.description',
    defaultMessage:
      '{title}: see where they are, what is treated there and which insurance they accept, and book a doctor.',
    description:
      'List of clinics: description shown by search engines, best under 160 characters. "They" are the clinics. title: title of the page, "Hospitals in Dubai".',
  },
  widerTitle: {
    id: 'clinics.wider.title',
    defaultMessage: 'Nothing in {city} matches all of this',
    description:
      'Notice above a list of clinics from a larger area, where the chosen city had none with all filters. city: its name, "Dubai".',
  },
  widerTitleNear: {
    id: 'clinics.wider.titleNear',
    defaultMessage: 'Nothing close to you matches all of this',
    description:
      'Notice above a list of clinics from a larger area, where there was none near the patient with all filters.',
  },
  search: {
    id: 'clinics.search.label',
    defaultMessage: 'Clinic or hospital',
    description: 'List of clinics: label of the field in which clinics and hospitals are searched.',
  },
  searchHint: {
    id: 'clinics.search.hint',
    defaultMessage: 'Name, speciality or area',
    description: 'List of clinics: example inside the empty search field. Short; it is cut off in narrow fields.',
  },
  find: {
    id: 'clinics.search.find',
    defaultMessage: 'Search',
    description: 'List of clinics: button beside the search field that starts the search (a verb). One word.',
  },
  show: {
    id: 'clinics.filters.show',
    defaultMessage: '{count, plural, =0 {Nothing matches} one {Show # place} other {Show # places}}',
    description:
      'List of clinics on a phone: button that closes the filters and shows the list. "Places" are clinics and hospitals. count: how many match.',
  },
  kind: {
    id: 'clinics.filters.kind',
    defaultMessage: 'Kind of place',
    description: 'List of clinics: heading of a group of filters. "Place" is a clinic or hospital.',
  },
  anyKind: {
    id: 'clinics.filters.anyKind',
    defaultMessage: 'Any kind',
    description: 'List of clinics, first filter of the group "Kind of place": clinics and hospitals alike.',
  },
  showMore: {
    id: 'clinics.list.showMore',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description:
      'Link below a list of clinics that adds the next page to it (a verb). count: how many clinics that page has.',
  },
  emptyDirectory: {
    id: 'clinics.empty.emptyDirectory',
    defaultMessage: 'There are no clinics or hospitals here yet',
    description: 'Heading in place of the list of clinics, where none is listed at all.',
  },
  emptyTitle: {
    id: 'clinics.empty.title',
    defaultMessage: 'No clinic or hospital matches all of this',
    description: 'Heading in place of the list of clinics, where none has all filters, not even farther away.',
  },
  all: {
    id: 'clinics.empty.all',
    defaultMessage: 'See all clinics and hospitals',
    description: 'List of clinics in which nothing was found: link to the list without filters and words of a search.',
  },
  map: {
    id: 'clinics.map',
    defaultMessage: 'Map of these clinics and hospitals',
    description: 'Name of the map above a list of clinics, only read by screen readers.',
  },
})
