import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  share: {
    id: 'clinic.share',
    defaultMessage: 'Share',
    description:
      'Page of a clinic: button that shares the link of this page, by the device’s own sheet or by copying it.',
  },
  title: {
    id: 'clinic.head.title',
    defaultMessage: '{name}, {city}',
    description:
      'Page of a clinic: title in the browser’s tab, before the name of the app. name: of the clinic, "Noor Clinic"; city: "Dubai".',
  },
  description: {
    id: 'clinic.head.description',
    defaultMessage:
      '{name} in {area}, {city}: doctors and their next free times, opening hours, insurance, reviews and address. Book online.',
    description:
      'Page of a clinic: description shown by search engines, best under 160 characters. name: of the clinic, "Noor Clinic"; area: quarter of the city, "Al Barsha"; city: "Dubai".',
  },
  hospitalsIn: {
    id: 'clinic.crumb.hospitalsIn',
    defaultMessage: 'Hospitals in {city}',
    description: 'Page of a hospital: entry of the breadcrumb, link to that list. city: its name, for example "Dubai".',
  },
  clinicsIn: {
    id: 'clinic.crumb.clinicsIn',
    defaultMessage: 'Clinics in {city}',
    description: 'Page of a clinic: entry of the breadcrumb, link to that list. city: its name, for example "Dubai".',
  },
  hospital: {
    id: 'clinic.kind.hospital',
    defaultMessage: 'Hospital',
    description: 'Page of a hospital, under its name, before area and city: what kind of facility it is.',
  },
  clinic: {
    id: 'clinic.kind.clinic',
    defaultMessage: 'Clinic',
    description: 'Page of a clinic, under its name, before area and city: what kind of facility it is.',
  },
  medicalCenter: {
    id: 'clinic.kind.medicalCenter',
    defaultMessage: 'Medical centre',
    description: 'Page of a medical centre, under its name, before area and city: what kind of facility it is.',
  },
  polyclinic: {
    id: 'clinic.kind.polyclinic',
    defaultMessage: 'Polyclinic',
    description: 'Page of a polyclinic, under its name, before area and city: what kind of facility it is.',
  },
  group: {
    id: 'clinic.kind.group',
    defaultMessage: 'Group of clinics',
    description: 'Page of a group, under its name, before area and city: several clinics of one owner.',
  },
  photo: {
    id: 'clinic.photos.one',
    defaultMessage: '{name}, photo {number}',
    description:
      'Page of a clinic: what a photo shows, only read by screen readers. name: of the clinic, "Noor Clinic"; number: 1 for the first photo.',
  },
  photos: {
    id: 'clinic.photos.all',
    defaultMessage: '{count, plural, one {# photo} other {# photos}}',
    description:
      'Page of a clinic: button on the first photos that shows all of them, and heading of what it opens. count: how many there are.',
  },
  seeTimes: {
    id: 'clinic.actions.seeTimes',
    defaultMessage: 'See free times',
    description: 'Page of a clinic: button-like link down to the doctors with their next free times. Short.',
  },
  directions: {
    id: 'clinic.actions.directions',
    defaultMessage: 'Directions',
    description: 'Page of a clinic: link that opens a map service with the way to the clinic. One or two words.',
  },
  directionsTo: {
    id: 'clinic.actions.directionsTo',
    defaultMessage: 'Directions to {place}, opens a map in a new tab',
    description:
      'The link "Directions", as screen readers say it. place: name of the clinic, for example "Noor Clinic".',
  },
  call: {
    id: 'clinic.actions.call',
    defaultMessage: 'Call',
    description: 'Page of a clinic: link that starts a phone call to it (a verb). One word.',
  },
  callNumber: {
    id: 'clinic.actions.callNumber',
    defaultMessage: 'Call {place}: {phone}',
    description:
      'The link "Call", as screen readers say it. place: name of the clinic, "Noor Clinic"; phone: its number, "+971 4 123 4567".',
  },
  openInMaps: {
    id: 'clinic.where.openInMaps',
    defaultMessage: 'Open in maps',
    description: 'Page of a clinic, below its address: link that shows it in a map service. "Maps" is such a service.',
  },
  doctorCount: {
    id: 'clinic.head.doctors',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}}',
    description:
      'Page of a clinic, badge, and small line on cards of clinics nearby. count: how many doctors work there.',
  },
  rated: {
    id: 'clinic.head.rated',
    defaultMessage: '{average} · {count, plural, one {# review} other {# reviews}}',
    description:
      'Page of a clinic, badge. average: mean of 1 to 5 stars, for example "4.7"; count: how many reviews there are.',
  },
  ratedLong: {
    id: 'clinic.head.ratedLong',
    defaultMessage: 'Rated {average} out of 5',
    description:
      'Page of a clinic: the average of its reviews, only read by screen readers before the badge. average: from 1 to 5, for example "4.7".',
  },
  from: {
    id: 'clinic.head.fees',
    defaultMessage: 'Visits from {fee}',
    description:
      'Page of a clinic, badge: the lowest price of a visit there. "Visits" are appointments. fee: "AED 250".',
  },
  doctors: {
    id: 'clinic.doctors.heading',
    defaultMessage: 'Doctors here',
    description: 'Page of a clinic: heading above the doctors who work there.',
  },
  bySpeciality: {
    id: 'clinic.doctors.bySpeciality',
    defaultMessage: 'Choose a speciality',
    description:
      'Page of a clinic: name of the chips with specialities above its doctors, only read by screen readers.',
  },
  allSpecialities: {
    id: 'clinic.doctors.all',
    defaultMessage: 'All',
    description: 'Page of a clinic, first chip above its doctors: doctors of every speciality. One word.',
  },
  seeAllDoctors: {
    id: 'clinic.doctors.seeAll',
    defaultMessage: '{count, plural, one {See the doctor} other {See all # doctors}}',
    description: 'Page of a clinic: link to the list of all its doctors. count: how many doctors work there.',
  },
  loadingDoctors: {
    id: 'clinic.doctors.loading',
    defaultMessage: 'Loading the doctors',
    description: 'Only read by screen readers, while the doctors of a clinic are loaded for the chosen speciality.',
  },
  failedDoctors: {
    id: 'clinic.doctors.failed',
    defaultMessage: 'The doctors didn’t load.',
    description: 'Page of a clinic, in place of its doctors after a failure.',
  },
  retry: {
    id: 'clinic.retry',
    defaultMessage: 'Try again',
    description:
      'Page of a clinic: button beside the text that a part of the page did not load; loads that part again.',
  },
  hours: {
    id: 'clinic.hours.heading',
    defaultMessage: 'Opening hours',
    description: 'Page of a clinic: heading above the times at which it is open on each weekday.',
  },
  zone: {
    id: 'clinic.hours.zone',
    defaultMessage: 'Times are in {zone}.',
    description:
      'Page of a clinic, below its opening hours, which are the "times". zone: name of the time zone, "Dubai time".',
  },
  where: {
    id: 'clinic.where.heading',
    defaultMessage: 'Where it is',
    description: 'Page of a clinic: heading above its address. "It" is the clinic.',
  },
  pokeTitle: {
    id: 'clinic.poke.title',
    defaultMessage: 'Would you like to book here?',
    description: 'Heading of a box on the page of a clinic that cannot be booked in the app. "Book" is a verb.',
  },
  pokeBody: {
    id: 'clinic.poke.body',
    defaultMessage:
      'This clinic takes no online bookings yet. Tell them that you would use it: nothing about you is sent.',
    description:
      'Text of that box, above the button "Ask for online booking". "Them" is the clinic, "it" online booking.',
  },
  poke: {
    id: 'clinic.poke.ask',
    defaultMessage: 'Ask for online booking',
    description:
      'Page of a clinic that cannot be booked in the app: button that tells the clinic that a patient would like to.',
  },
  poked: {
    id: 'clinic.poke.asked',
    defaultMessage: 'Thank you. The clinic has been told.',
    description: 'Page of a clinic, in place of the button "Ask for online booking" after it was pressed.',
  },
  amenities: {
    id: 'clinic.amenities.heading',
    defaultMessage: 'Getting in and around',
    description:
      'Page of a clinic: heading above lift, wheelchair access, parking and transport: how to get into and about it.',
  },
  elevator: {
    id: 'clinic.amenities.elevator',
    defaultMessage: 'Lift',
    description: 'Page of a clinic, entry of "Getting in and around": the building has an elevator.',
  },
  handicap: {
    id: 'clinic.amenities.handicap',
    defaultMessage: 'Wheelchair access',
    description: 'Page of a clinic, entry of "Getting in and around": one can get in with a wheelchair.',
  },
  parking: {
    id: 'clinic.amenities.parking',
    defaultMessage: 'Parking',
    description: 'Page of a clinic, entry of "Getting in and around": there is space for patients’ cars.',
  },
  publictransport: {
    id: 'clinic.amenities.publictransport',
    defaultMessage: 'Public transport',
    description: 'Page of a clinic, entry of "Getting in and around": bus, metro or train is near.',
  },
  rta: {
    id: 'clinic.amenities.rta',
    defaultMessage: 'Taxi',
    description: 'Page of a clinic, entry of "Getting in and around": taxis wait near it. One word.',
  },
  valet: {
    id: 'clinic.amenities.valet',
    defaultMessage: 'Valet parking',
    description: 'Page of a clinic, entry of "Getting in and around": somebody parks the patient’s car.',
  },
  floor: {
    id: 'clinic.amenities.floor',
    defaultMessage: 'Floor',
    description:
      'Page of a clinic, entry of "Getting in and around": the storey it is on; a note such as "3" follows. One word.',
  },
  payment: {
    id: 'clinic.payment.heading',
    defaultMessage: 'Ways to pay',
    description: 'Page of a clinic: heading above how a visit can be paid there.',
  },
  cash: {
    id: 'clinic.payment.cash',
    defaultMessage: 'cash',
    description:
      'Page of a clinic, under "Ways to pay", within a sentence such as "cash, card or cheque", hence in lower case: banknotes.',
  },
  cheque: {
    id: 'clinic.payment.cheque',
    defaultMessage: 'cheque',
    description:
      'Page of a clinic, under "Ways to pay", within a sentence such as "cash, card or cheque", hence in lower case: of a bank.',
  },
  card: {
    id: 'clinic.payment.card',
    defaultMessage: 'card',
    description:
      'Page of a clinic, under "Ways to pay", within a sentence such as "cash, card or cheque", hence in lower case: credit or debit card.',
  },
  insurance: {
    id: 'clinic.insurance.heading',
    defaultMessage: 'Insurance accepted',
    description: 'Page of a clinic: heading and name of the list of insurance companies it works with.',
  },
  noInsurance: {
    id: 'clinic.insurance.none',
    defaultMessage: 'Patients pay themselves. Ask your insurer whether the fee is paid back.',
    description:
      'Page of a clinic, under "Insurance accepted", where it takes none. "Paid back": whether the insurer refunds the fee.',
  },
  faqs: {
    id: 'clinic.faqs.heading',
    defaultMessage: 'Questions patients ask',
    description: 'Page of a clinic: heading above questions of patients with the clinic’s answers.',
  },
  jobs: {
    id: 'clinic.jobs.heading',
    defaultMessage: 'Work here',
    description: 'Page of a clinic: heading above open positions, an invitation to apply (a verb).',
  },
  full_time: {
    id: 'clinic.jobs.fullTime',
    defaultMessage: 'Full time',
    description: 'Page of a clinic, under "Work here": kind of an open position, all hours of a working week.',
  },
  part_time: {
    id: 'clinic.jobs.partTime',
    defaultMessage: 'Part time',
    description: 'Page of a clinic, under "Work here": kind of an open position, fewer hours than a whole week.',
  },
  locum: {
    id: 'clinic.jobs.locum',
    defaultMessage: 'Locum',
    description:
      'Page of a clinic, under "Work here": kind of an open position, standing in for another doctor for some time.',
  },
  closesOn: {
    id: 'clinic.jobs.closesOn',
    defaultMessage: 'Apply by {day}',
    description:
      'Page of a clinic, under "Work here": last day to apply for an open position. day: "Tuesday 24 November 2026".',
  },
  alike: {
    id: 'clinic.alike.heading',
    defaultMessage: 'Clinics nearby',
    description: 'Page of a clinic: heading above cards of other clinics near it.',
  },
  map: {
    id: 'clinic.where.map',
    defaultMessage: 'Map around {name}',
    description:
      'Page of a clinic: name of the map with its address, only read by screen readers. name: of the clinic, "Noor Clinic".',
  },
  failedFaqs: {
    id: 'clinic.faqs.failed',
    defaultMessage: 'The questions and answers didn’t load.',
    description: 'Page of a clinic, under "Questions patients ask", where they could not be loaded.',
  },
  failedJobs: {
    id: 'clinic.jobs.failed',
    defaultMessage: 'The open positions didn’t load.',
    description: 'Page of a clinic, under "Work here", where the open positions could not be loaded.',
  },
})
