import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'clinic.head.title',
    defaultMessage: '{name}, {city}',
    description: 'Title of the page in the browser, before the name of the app.',
  },
  description: {
    id: 'clinic.head.description',
    defaultMessage:
      '{name} in {area}, {city}: doctors and their next free times, opening hours, insurance, reviews and address. Book online.',
    description: 'Description of the page for search engines.',
  },
  hospitalsIn: {
    id: 'clinic.crumb.hospitalsIn',
    defaultMessage: 'Hospitals in {city}',
    description: 'Entry of the breadcrumb.',
  },
  clinicsIn: {
    id: 'clinic.crumb.clinicsIn',
    defaultMessage: 'Clinics in {city}',
    description: 'Entry of the breadcrumb.',
  },
  hospital: { id: 'clinic.kind.hospital', defaultMessage: 'Hospital', description: 'Kind of a facility.' },
  clinic: { id: 'clinic.kind.clinic', defaultMessage: 'Clinic', description: 'Kind of a facility.' },
  medicalCenter: {
    id: 'clinic.kind.medicalCenter',
    defaultMessage: 'Medical centre',
    description: 'Kind of a facility.',
  },
  polyclinic: { id: 'clinic.kind.polyclinic', defaultMessage: 'Polyclinic', description: 'Kind of a facility.' },
  group: { id: 'clinic.kind.group', defaultMessage: 'Group of clinics', description: 'Kind of a facility.' },
  photo: {
    id: 'clinic.photos.one',
    defaultMessage: '{name}, photo {number}',
    description: 'What a photo shows, for screen readers. name: of the clinic.',
  },
  photos: {
    id: 'clinic.photos.all',
    defaultMessage: '{count, plural, one {# photo} other {# photos}}',
    description: 'Button that shows all photos of the clinic, and heading of what it opens.',
  },
  seeTimes: {
    id: 'clinic.actions.seeTimes',
    defaultMessage: 'See free times',
    description: 'Link down to the doctors with their next free times.',
  },
  directions: {
    id: 'clinic.actions.directions',
    defaultMessage: 'Directions',
    description: 'Link to a map with the way to the clinic.',
  },
  directionsTo: {
    id: 'clinic.actions.directionsTo',
    defaultMessage: 'Directions to {place}, opens a map in a new tab',
    description: 'The same link, for screen readers.',
  },
  call: { id: 'clinic.actions.call', defaultMessage: 'Call', description: 'Link that calls the clinic.' },
  callNumber: {
    id: 'clinic.actions.callNumber',
    defaultMessage: 'Call {place}: {phone}',
    description: 'The same link, for screen readers.',
  },
  openInMaps: {
    id: 'clinic.where.openInMaps',
    defaultMessage: 'Open in maps',
    description: 'Link that shows the clinic on a map in a new tab.',
  },
  doctorCount: {
    id: 'clinic.head.doctors',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}}',
    description: 'How many doctors work at the clinic.',
  },
  rated: {
    id: 'clinic.head.rated',
    defaultMessage: '{average} · {count, plural, one {# review} other {# reviews}}',
    description: 'Average of 1 to 5 stars and number of reviews: “4.7 · 212 reviews”.',
  },
  ratedLong: {
    id: 'clinic.head.ratedLong',
    defaultMessage: 'Rated {average} out of 5',
    description: 'The average, for screen readers.',
  },
  from: {
    id: 'clinic.head.fees',
    defaultMessage: 'Visits from {fee}',
    description: 'The lowest fee of a visit. fee: “AED 250”.',
  },
  doctors: {
    id: 'clinic.doctors.heading',
    defaultMessage: 'Doctors here',
    description: 'Heading of the doctors that work at the clinic.',
  },
  bySpeciality: {
    id: 'clinic.doctors.bySpeciality',
    defaultMessage: 'Choose a speciality',
    description: 'Name of the row of specialities that narrow the doctors down, for screen readers.',
  },
  allSpecialities: {
    id: 'clinic.doctors.all',
    defaultMessage: 'All',
    description: 'The choice of every speciality.',
  },
  seeAllDoctors: {
    id: 'clinic.doctors.seeAll',
    defaultMessage: '{count, plural, one {See the doctor} other {See all # doctors}}',
    description: 'Link to the list of all doctors of the clinic.',
  },
  loadingDoctors: {
    id: 'clinic.doctors.loading',
    defaultMessage: 'Loading the doctors',
    description: 'For screen readers, while doctors of a speciality are on their way.',
  },
  failedDoctors: {
    id: 'clinic.doctors.failed',
    defaultMessage: 'The doctors didn’t load.',
    description: 'In place of the doctors after a failure.',
  },
  retry: { id: 'clinic.retry', defaultMessage: 'Try again', description: 'Button that loads once more.' },
  hours: { id: 'clinic.hours.heading', defaultMessage: 'Opening hours', description: 'Heading.' },
  zone: {
    id: 'clinic.hours.zone',
    defaultMessage: 'Times are in {zone}.',
    description: 'Below the opening hours. zone: “Dubai time”.',
  },
  where: { id: 'clinic.where.heading', defaultMessage: 'Where it is', description: 'Heading of the address.' },
  pokeTitle: {
    id: 'clinic.poke.title',
    defaultMessage: 'Would you like to book here?',
    description: 'Heading of a box on the page of a clinic without online booking.',
  },
  pokeBody: {
    id: 'clinic.poke.body',
    defaultMessage:
      'This clinic takes no online bookings yet. Tell them that you would use it: nothing about you is sent.',
    description: 'Explains the button that asks the clinic to open online booking.',
  },
  poke: {
    id: 'clinic.poke.ask',
    defaultMessage: 'Ask for online booking',
    description: 'Button that asks the clinic to open online booking.',
  },
  poked: {
    id: 'clinic.poke.asked',
    defaultMessage: 'Thank you. The clinic has been told.',
    description: 'After the clinic was asked to open online booking.',
  },
  amenities: {
    id: 'clinic.amenities.heading',
    defaultMessage: 'Getting in and around',
    description: 'Heading of lift, wheelchair access, parking and the like.',
  },
  elevator: { id: 'clinic.amenities.elevator', defaultMessage: 'Lift', description: 'The building has a lift.' },
  handicap: {
    id: 'clinic.amenities.handicap',
    defaultMessage: 'Wheelchair access',
    description: 'The clinic can be reached in a wheelchair.',
  },
  parking: { id: 'clinic.amenities.parking', defaultMessage: 'Parking', description: 'There is parking.' },
  publictransport: {
    id: 'clinic.amenities.publictransport',
    defaultMessage: 'Public transport',
    description: 'Bus or train is near.',
  },
  rta: { id: 'clinic.amenities.rta', defaultMessage: 'Taxi', description: 'Taxis wait near the clinic.' },
  valet: { id: 'clinic.amenities.valet', defaultMessage: 'Valet parking', description: 'Somebody parks your car.' },
  floor: { id: 'clinic.amenities.floor', defaultMessage: 'Floor', description: 'On which floor the clinic is.' },
  payment: { id: 'clinic.payment.heading', defaultMessage: 'Ways to pay', description: 'Heading of payment methods.' },
  cash: {
    id: 'clinic.payment.cash',
    defaultMessage: 'cash',
    description: 'Payment method, in “cash, card or cheque”.',
  },
  cheque: {
    id: 'clinic.payment.cheque',
    defaultMessage: 'cheque',
    description: 'Payment method, in “cash, card or cheque”.',
  },
  card: {
    id: 'clinic.payment.card',
    defaultMessage: 'card',
    description: 'Payment method: credit or debit card, in “cash, card or cheque”.',
  },
  insurance: {
    id: 'clinic.insurance.heading',
    defaultMessage: 'Insurance accepted',
    description: 'Heading of the insurers.',
  },
  noInsurance: {
    id: 'clinic.insurance.none',
    defaultMessage: 'Patients pay themselves. Ask your insurer whether the fee is paid back.',
    description: 'In place of insurers when none is accepted.',
  },
  faqs: {
    id: 'clinic.faqs.heading',
    defaultMessage: 'Questions patients ask',
    description: 'Heading of questions and answers.',
  },
  jobs: { id: 'clinic.jobs.heading', defaultMessage: 'Work here', description: 'Heading of open positions.' },
  full_time: { id: 'clinic.jobs.fullTime', defaultMessage: 'Full time', description: 'Kind of a position.' },
  part_time: { id: 'clinic.jobs.partTime', defaultMessage: 'Part time', description: 'Kind of a position.' },
  locum: {
    id: 'clinic.jobs.locum',
    defaultMessage: 'Locum',
    description: 'Kind of a position: standing in for a doctor for some time.',
  },
  closesOn: {
    id: 'clinic.jobs.closesOn',
    defaultMessage: 'Apply by {day}',
    description: 'Last day to apply. day: “Tuesday 24 November 2026”.',
  },
  alike: {
    id: 'clinic.alike.heading',
    defaultMessage: 'Clinics nearby',
    description: 'Heading of other clinics near this one.',
  },
  map: {
    id: 'clinic.where.map',
    defaultMessage: 'Map around {name}',
    description: 'Name of the map on the page of a clinic, for screen readers. name: of the clinic.',
  },
  failedFaqs: {
    id: 'clinic.faqs.failed',
    defaultMessage: 'The questions and answers didn’t load.',
    description: 'In place of what patients ask a clinic, after a failure.',
  },
  failedJobs: {
    id: 'clinic.jobs.failed',
    defaultMessage: 'The open positions didn’t load.',
    description: 'In place of the open positions of a clinic, after a failure.',
  },
})
