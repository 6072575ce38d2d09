import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'doctor.head.title',
    defaultMessage: '{name}, {title} in {city}',
    description: 'Title of the page in the browser, before the name of the app.',
  },
  description: {
    id: 'doctor.head.description',
    defaultMessage: '{name}, {title} in {city}: next free times, fee, languages, insurance and address. Book online.',
    description: 'Description of the page for search engines.',
  },
  verified: {
    id: 'doctor.profile.verified',
    defaultMessage: 'Licence checked',
    description: 'Badge of a doctor whose licence was checked.',
  },
  years: {
    id: 'doctor.profile.years',
    defaultMessage: '{years, plural, one {# year of experience} other {# years of experience}}',
    description: 'Badge: how long a doctor has worked.',
  },
  nextTimes: {
    id: 'doctor.profile.nextTimes',
    defaultMessage: 'Next free times',
    description: 'Name of the row of the next three times, for screen readers.',
  },
  aVisit: {
    id: 'doctor.facts.aVisit',
    defaultMessage: '{fee} a visit',
    description: 'The fee on its line. fee: "AED 350", shown bold.',
  },
  fromFee: {
    id: 'doctor.facts.fromFee',
    defaultMessage: 'from {fee} a visit',
    description: 'The lowest fee of several services. fee: "AED 350".',
  },
  speaks: {
    id: 'doctor.facts.speaks',
    defaultMessage: 'Speaks',
    description: 'Languages of the doctor; read by screen readers in front of the list.',
  },
  morePlaces: {
    id: 'doctor.facts.morePlaces',
    defaultMessage: '{count, plural, one {and # more place} other {and # more places}}',
    description: 'After the first of several clinics a doctor works at.',
  },
  book: {
    id: 'doctor.booking.heading',
    defaultMessage: 'Book a visit',
    description: 'Heading of the panel with the free times.',
  },
  bookTime: {
    id: 'doctor.booking.bookTime',
    defaultMessage: 'Book {time}',
    description: 'Button that books the chosen time: "today at 15:40".',
  },
  bookShort: {
    id: 'doctor.booking.bookShort',
    defaultMessage: 'Book',
    description: 'The same button on phones, beside the time.',
  },
  chooseTime: {
    id: 'doctor.booking.chooseTime',
    defaultMessage: 'Choose a time',
    description: 'Button shown while no time is chosen.',
  },
  clinic: { id: 'doctor.booking.clinic', defaultMessage: 'in person', description: 'Kind of visit, after the fee.' },
  telemedicine: {
    id: 'doctor.booking.telemedicine',
    defaultMessage: 'by video',
    description: 'Kind of visit, after the fee.',
  },
  homecare: {
    id: 'doctor.booking.homecare',
    defaultMessage: 'at your home',
    description: 'Kind of visit, after the fee.',
  },
  notBookable: {
    id: 'doctor.booking.notBookable',
    defaultMessage: 'This doctor cannot be booked online yet. Doctors with the same speciality can.',
    description: 'In place of the times of a doctor without services.',
  },
  zone: {
    id: 'doctor.booking.zone',
    defaultMessage: 'Times are in {zone}.',
    description: 'Below the times when the clinic’s time zone differs from the patient’s. zone: "Gulf Standard Time".',
  },
  failedServices: {
    id: 'doctor.booking.failed',
    defaultMessage: 'The times didn’t load.',
    description: 'In place of the times after a failure.',
  },
  retry: {
    id: 'doctor.booking.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the times once more.',
  },
  onThisPage: {
    id: 'doctor.page.onThisPage',
    defaultMessage: 'On this page',
    description: 'Name of the links to the parts of the page, for screen readers.',
  },
  about: { id: 'doctor.page.about', defaultMessage: 'About', description: 'Heading and link: about the doctor.' },
  treats: {
    id: 'doctor.page.treats',
    defaultMessage: 'Treats',
    description: 'Name of a list of what the doctor treats, for screen readers.',
  },
  where: {
    id: 'doctor.page.where',
    defaultMessage: 'Where',
    description: 'Link to the part of the page with addresses.',
  },
  whereLong: {
    id: 'doctor.page.whereLong',
    defaultMessage: 'Where you would go',
    description: 'Heading of the addresses.',
  },
  directions: {
    id: 'doctor.page.directions',
    defaultMessage: 'Directions',
    description: 'Link to a map with the way to the clinic.',
  },
  mapOf: {
    id: 'doctor.map',
    defaultMessage: 'Map of where {place} is',
    description: 'For screen readers: says what a small picture of a map shows. place: "Noor Clinic".',
  },
  directionsTo: {
    id: 'doctor.page.directionsTo',
    defaultMessage: 'Directions to {place}, opens a map in a new tab',
    description: 'The same link, for screen readers.',
  },
  insurance: {
    id: 'doctor.page.insurance',
    defaultMessage: 'Insurance',
    description: 'Link to the part of the page with insurers.',
  },
  insuranceLong: {
    id: 'doctor.page.insuranceLong',
    defaultMessage: 'Insurance accepted',
    description: 'Heading of the insurers.',
  },
  planDecides: {
    id: 'doctor.page.planDecides',
    defaultMessage: 'What you pay depends on your plan.',
    description: 'Below the insurers that the doctor takes.',
  },
  noInsurance: {
    id: 'doctor.page.noInsurance',
    defaultMessage: 'Patients pay themselves. Ask your insurer whether the fee is paid back.',
    description: 'In place of insurers when none is accepted.',
  },
  training: {
    id: 'doctor.page.training',
    defaultMessage: 'Training',
    description: 'Heading and link: education of the doctor.',
  },
  experience: {
    id: 'doctor.page.experience',
    defaultMessage: 'Experience',
    description: 'Heading: where the doctor has worked.',
  },
  since: {
    id: 'doctor.page.since',
    defaultMessage: '{from} to today',
    description: 'A position that is still held. from: a year.',
  },
  years2: { id: 'doctor.page.period', defaultMessage: '{from}–{to}', description: 'Years of a position.' },
  related: {
    id: 'doctor.page.related',
    defaultMessage: 'Similar doctors',
    description: 'Heading of other doctors of the speciality in the city.',
  },
  crumb: {
    id: 'doctor.page.crumb',
    defaultMessage: '{practitioners} in {city}',
    description: 'Entry of the breadcrumb: "Dermatologists in Dubai".',
  },
})
