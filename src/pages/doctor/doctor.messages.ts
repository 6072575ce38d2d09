import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  share: {
    id: 'doctor.share',
    defaultMessage: 'Share',
    description:
      'Page of a doctor: button that shares the link of this page, by the device’s own sheet or by copying it.',
  },
  title: {
    id: 'doctor.head.title',
    defaultMessage: '{name}, {title} in {city}',
    description:
      'Page of a doctor: title in the browser’s tab, before the name of the app. name: of the doctor, "Dr Amal Haddad"; title: the profession, "Dermatologist"; city: "Dubai".',
  },
  description: {
    id: 'doctor.head.description',
    defaultMessage: '{name}, {title} in {city}: next free times, fee, languages, insurance and address. Book online.',
    description:
      'Page of a doctor: description shown by search engines, best under 160 characters. name: of the doctor, "Dr Amal Haddad"; title: the profession, "Dermatologist"; city: "Dubai".',
  },
  verified: {
    id: 'doctor.profile.verified',
    defaultMessage: 'Licence checked',
    description: 'Page of a doctor, badge: the authority’s licence to practise has been checked.',
  },
  years: {
    id: 'doctor.profile.years',
    defaultMessage: '{years, plural, one {# year of experience} other {# years of experience}}',
    description: 'Page of a doctor, badge: how long she or he has worked. years: whole years.',
  },
  nextTimes: {
    id: 'doctor.profile.nextTimes',
    defaultMessage: 'Next free times',
    description: 'Page of a doctor: name of the row of the next three free times, only read by screen readers.',
  },
  aVisit: {
    id: 'doctor.facts.aVisit',
    defaultMessage: '{fee} a visit',
    description: 'Page of a doctor: the price of one visit ("a" means each). fee: "AED 350", shown bold.',
  },
  fromFee: {
    id: 'doctor.facts.fromFee',
    defaultMessage: 'from {fee} a visit',
    description:
      'Page of a doctor: the lowest of several prices of one visit ("a" means each), in lower case. fee: "AED 350", shown bold.',
  },
  speaks: {
    id: 'doctor.facts.speaks',
    defaultMessage: 'Speaks',
    description:
      'Page of a doctor: stands before the list of languages, only read by screen readers. A verb; its subject is the doctor.',
  },
  morePlaces: {
    id: 'doctor.facts.morePlaces',
    defaultMessage: '{count, plural, one {and # more place} other {and # more places}}',
    description:
      'Page of a doctor, after the name of the first clinic: the doctor works elsewhere, too. count: at how many other clinics.',
  },
  book: {
    id: 'doctor.booking.heading',
    defaultMessage: 'Book a visit',
    description:
      'Page of a doctor: heading of the panel with the free times. "Book" is a verb: to make an appointment.',
  },
  bookTime: {
    id: 'doctor.booking.bookTime',
    defaultMessage: 'Book {time}',
    description:
      'Page of a doctor: button that begins to book the chosen time ("book" is a verb). time: within the sentence, for example "today at 15:40".',
  },
  bookShort: {
    id: 'doctor.booking.bookShort',
    defaultMessage: 'Book',
    description:
      'The button "Book {time}" on a phone, beside the chosen time. A verb: to make an appointment. One word.',
  },
  chooseTime: {
    id: 'doctor.booking.chooseTime',
    defaultMessage: 'Choose a time',
    description:
      'Page of a doctor: button, and text beside it, while no time is chosen. "Time" is the start of a visit.',
  },
  clinic: {
    id: 'doctor.booking.clinic',
    defaultMessage: 'in person',
    description: 'Page of a doctor, after the price, as in "AED 350 · in person", hence in lower case: at a clinic.',
  },
  telemedicine: {
    id: 'doctor.booking.telemedicine',
    defaultMessage: 'by video',
    description: 'Page of a doctor, after the price, as in "AED 350 · by video", hence in lower case: a video call.',
  },
  homecare: {
    id: 'doctor.booking.homecare',
    defaultMessage: 'at your home',
    description:
      'Page of a doctor, after the price, as in "AED 350 · at your home", hence in lower case: the doctor comes to the patient.',
  },
  notBookable: {
    id: 'doctor.booking.notBookable',
    defaultMessage: 'This doctor cannot be booked online yet. Doctors with the same speciality can.',
    description:
      'Page of a doctor who offers no times in the app, in place of the times. "Can" is "can be booked online".',
  },
  zone: {
    id: 'doctor.booking.zone',
    defaultMessage: 'Times are in {zone}.',
    description:
      'Page of a doctor, below the free times, where the clinic’s time zone is not the patient’s. zone: its name, "Dubai time".',
  },
  failedServices: {
    id: 'doctor.booking.failed',
    defaultMessage: 'The times didn’t load.',
    description: 'Page of a doctor, in place of the free times after a failure.',
  },
  retry: {
    id: 'doctor.booking.retry',
    defaultMessage: 'Try again',
    description: 'Page of a doctor: button beside "The times didn’t load."; loads them again.',
  },
  onThisPage: {
    id: 'doctor.page.onThisPage',
    defaultMessage: 'On this page',
    description: 'Page of a doctor: name of the links to its parts, only read by screen readers.',
  },
  about: {
    id: 'doctor.page.about',
    defaultMessage: 'About',
    description: 'Page of a doctor: heading of the part that describes the doctor, and link to it. One word.',
  },
  treats: {
    id: 'doctor.page.treats',
    defaultMessage: 'Treats',
    description:
      'Page of a doctor: name of the list of complaints, only read by screen readers. A verb; its subject is the doctor.',
  },
  where: {
    id: 'doctor.page.where',
    defaultMessage: 'Where',
    description: 'Page of a doctor: link to the part "Where you would go" with the addresses. One word.',
  },
  whereLong: {
    id: 'doctor.page.whereLong',
    defaultMessage: 'Where you would go',
    description: 'Page of a doctor: heading of the part with the addresses of the clinics, for a visit.',
  },
  directions: {
    id: 'doctor.page.directions',
    defaultMessage: 'Directions',
    description:
      'Page of a doctor, at an address: link that opens a map service with the way to the clinic. One or two words.',
  },
  mapOf: {
    id: 'doctor.map',
    defaultMessage: 'Map of where {place} is',
    description:
      'Page of a doctor: what a small picture of a map shows, only read by screen readers. place: name of the clinic, "Noor Clinic".',
  },
  directionsTo: {
    id: 'doctor.page.directionsTo',
    defaultMessage: 'Directions to {place}, opens a map in a new tab',
    description:
      'The link "Directions", as screen readers say it. place: name of the clinic, for example "Noor Clinic".',
  },
  insurance: {
    id: 'doctor.page.insurance',
    defaultMessage: 'Insurance',
    description: 'Page of a doctor: link to the part "Insurance accepted". One word.',
  },
  insuranceLong: {
    id: 'doctor.page.insuranceLong',
    defaultMessage: 'Insurance accepted',
    description: 'Page of a doctor: heading and name of the list of insurance companies the doctor works with.',
  },
  planDecides: {
    id: 'doctor.page.planDecides',
    defaultMessage: 'What you pay depends on your plan.',
    description:
      'Page of a doctor, below the insurance companies that are accepted. A plan is a product of an insurer.',
  },
  noInsurance: {
    id: 'doctor.page.noInsurance',
    defaultMessage: 'Patients pay themselves. Ask your insurer whether the fee is paid back.',
    description:
      'Page of a doctor, under "Insurance accepted", where the doctor takes none. "Paid back": whether the insurer refunds the fee.',
  },
  training: {
    id: 'doctor.page.training',
    defaultMessage: 'Training',
    description: 'Page of a doctor: heading of the part on studies and degrees, and link to it. One word.',
  },
  experience: {
    id: 'doctor.page.experience',
    defaultMessage: 'Experience',
    description: 'Page of a doctor: heading above the positions that the doctor has held. One word.',
  },
  since: {
    id: 'doctor.page.since',
    defaultMessage: '{from} to today',
    description:
      'Page of a doctor, under "Experience": years of a position that is still held. from: the first year, "2015".',
  },
  years2: {
    id: 'doctor.page.period',
    defaultMessage: '{from}–{to}',
    description:
      'Page of a doctor, under "Experience": years of a position. from: the first year, "2009"; to: the last, "2015".',
  },
  related: {
    id: 'doctor.page.related',
    defaultMessage: 'Similar doctors',
    description: 'Page of a doctor: heading above cards of other doctors of the same speciality in the city.',
  },
  crumb: {
    id: 'doctor.page.crumb',
    defaultMessage: '{practitioners} in {city}',
    description:
      'Page of a doctor: entry of the breadcrumb, link to that list. practitioners: doctors of one speciality in the plural, "Dermatologists"; city: "Dubai".',
  },
})
