import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  searching: {
    id: 'clinics.heading.searching',
    defaultMessage: 'Looking for clinics',
    description: 'Heading while the number of clinics is not known yet; also read aloud while they are loaded.',
  },
  any: {
    id: 'clinics.count.any',
    defaultMessage: '{count, plural, one {# clinic or hospital} other {# clinics and hospitals}}',
    description: 'How many were found; begins a heading such as "12 clinics and hospitals in Dubai".',
  },
  clinicsMedicalCentres: {
    id: 'clinics.count.clinicsMedicalCentres',
    defaultMessage: '{count, plural, one {# clinic or medical centre} other {# clinics and medical centres}}',
    description: 'How many were found; begins a heading.',
  },
  medicalCentres: {
    id: 'clinics.count.medicalCentres',
    defaultMessage: '{count, plural, one {# medical centre} other {# medical centres}}',
    description: 'How many were found; begins a heading.',
  },
  polyclinics: {
    id: 'clinics.count.polyclinics',
    defaultMessage: '{count, plural, one {# polyclinic} other {# polyclinics}}',
    description: 'How many were found; begins a heading.',
  },
  clinicGroups: {
    id: 'clinics.count.clinicGroups',
    defaultMessage: '{count, plural, one {# group of clinics} other {# groups of clinics}}',
    description: 'How many were found; begins a heading.',
  },
  hospitals: {
    id: 'clinics.count.hospitals',
    defaultMessage: '{count, plural, one {# hospital} other {# hospitals}}',
    description: 'How many were found; begins a heading.',
  },
  hospitalGroups: {
    id: 'clinics.count.hospitalGroups',
    defaultMessage: '{count, plural, one {# group of hospitals} other {# groups of hospitals}}',
    description: 'How many were found; begins a heading.',
  },
  allName: {
    id: 'clinics.kind.all',
    defaultMessage: 'Clinics and hospitals',
    description: 'All kinds of facility together; title, breadcrumb.',
  },
  clinicsMedicalCentresName: {
    id: 'clinics.kind.clinicsMedicalCentres',
    defaultMessage: 'Clinics and medical centres',
    description: 'Every facility that is no hospital; title, breadcrumb, filter.',
  },
  medicalCentresName: {
    id: 'clinics.kind.medicalCentres',
    defaultMessage: 'Medical centres',
    description: 'Kind of facility; title, breadcrumb, filter.',
  },
  polyclinicsName: {
    id: 'clinics.kind.polyclinics',
    defaultMessage: 'Polyclinics',
    description: 'Kind of facility; title, breadcrumb, filter.',
  },
  clinicGroupsName: {
    id: 'clinics.kind.clinicGroups',
    defaultMessage: 'Groups of clinics',
    description: 'Kind of facility; title, breadcrumb, filter.',
  },
  hospitalsName: {
    id: 'clinics.kind.hospitals',
    defaultMessage: 'Hospitals',
    description: 'Kind of facility; title, breadcrumb, filter.',
  },
  hospitalGroupsName: {
    id: 'clinics.kind.hospitalGroups',
    defaultMessage: 'Groups of hospitals',
    description: 'Kind of facility; title, breadcrumb, filter.',
  },
  inCity: {
    id: 'clinics.heading.inCity',
    defaultMessage: '{what} in {city}',
    description: 'Heading. what: "12 hospitals" or "Hospitals"; city: "Dubai".',
  },
  speciality: {
    id: 'clinics.heading.speciality',
    defaultMessage: '{what} for {speciality}',
    description: 'Heading. what: "12 hospitals" or "Hospitals"; speciality: "Cardiology".',
  },
  specialityIn: {
    id: 'clinics.heading.specialityIn',
    defaultMessage: '{what} for {speciality} in {city}',
    description: 'Heading. what: "12 hospitals" or "Hospitals"; speciality: "Cardiology"; city: "Dubai".',
  },
  query: {
    id: 'clinics.heading.query',
    defaultMessage: '{what} for “{query}”',
    description: 'Heading. what: "12 hospitals" or "Hospitals"; query: what the patient typed.',
  },
  queryIn: {
    id: 'clinics.heading.queryIn',
    defaultMessage: '{what} for “{query}” in {city}',
    description: 'Heading. what: "12 hospitals" or "Hospitals"; query: what the patient typed; city: "Dubai".',
  },
  insurer: {
    id: 'clinics.heading.insurer',
    defaultMessage: '{what} with {insurer}',
    description: 'Heading. what: "12 hospitals"; insurer: name of an insurance company they work with.',
  },
  insurerIn: {
    id: 'clinics.heading.insurerIn',
    defaultMessage: '{what} with {insurer} in {city}',
    description: 'Heading. what: "12 hospitals"; insurer: name of an insurance company; city: "Dubai".',
  },
  description: {
    id: 'clinics.head.description',
    defaultMessage:
      '{title}: see where they are, what is treated there and which insurance they accept, and book a doctor.',
    description: 'Description of the page for search engines. title: "Hospitals in Dubai".',
  },
  widerTitle: {
    id: 'clinics.wider.title',
    defaultMessage: 'Nothing in {city} matches all of this',
    description: 'Notice above a list of places around a city in which there was none.',
  },
  widerTitleNear: {
    id: 'clinics.wider.titleNear',
    defaultMessage: 'Nothing close to you matches all of this',
    description: 'Notice above a list of places farther away than was asked for.',
  },
  search: {
    id: 'clinics.search.label',
    defaultMessage: 'Clinic or hospital',
    description: 'Label of the field to search clinics by name.',
  },
  searchHint: {
    id: 'clinics.search.hint',
    defaultMessage: 'Name, speciality or area',
    description: 'Example inside the empty field.',
  },
  find: { id: 'clinics.search.find', defaultMessage: 'Search', description: 'Button that starts the search.' },
  show: {
    id: 'clinics.filters.show',
    defaultMessage: '{count, plural, =0 {Nothing matches} one {Show # place} other {Show # places}}',
    description: 'Button that closes the filters on phones. Places are clinics and hospitals.',
  },
  kind: { id: 'clinics.filters.kind', defaultMessage: 'Kind of place', description: 'Heading of a group of filters.' },
  anyKind: {
    id: 'clinics.filters.anyKind',
    defaultMessage: 'Any kind',
    description: 'Filter: no choice about the kind of facility.',
  },
  showMore: {
    id: 'clinics.list.showMore',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Link below the list that shows the next page too.',
  },
  emptyDirectory: {
    id: 'clinics.empty.emptyDirectory',
    defaultMessage: 'There are no clinics or hospitals here yet',
    description: 'Heading where the whole directory is empty.',
  },
  emptyTitle: {
    id: 'clinics.empty.title',
    defaultMessage: 'No clinic or hospital matches all of this',
    description: 'Heading when nothing was found, near the place either.',
  },
  all: {
    id: 'clinics.empty.all',
    defaultMessage: 'See all clinics and hospitals',
    description: 'Way out when nothing was found.',
  },
  map: {
    id: 'clinics.map',
    defaultMessage: 'Map of these clinics and hospitals',
    description: 'Name of the map above a list of clinics, for screen readers.',
  },
})
