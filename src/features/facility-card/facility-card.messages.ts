import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  clinic: { id: 'clinics.card.clinic', defaultMessage: 'Clinic', description: 'Kind of one facility, on its card.' },
  medicalCentre: {
    id: 'clinics.card.medicalCentre',
    defaultMessage: 'Medical centre',
    description: 'Kind of one facility, on its card.',
  },
  polyclinic: {
    id: 'clinics.card.polyclinic',
    defaultMessage: 'Polyclinic',
    description: 'Kind of one facility, on its card.',
  },
  clinicGroup: {
    id: 'clinics.card.clinicGroup',
    defaultMessage: 'Group of clinics',
    description: 'Kind of one facility, on its card.',
  },
  hospital: {
    id: 'clinics.card.hospital',
    defaultMessage: 'Hospital',
    description: 'Kind of one facility, on its card.',
  },
  hospitalGroup: {
    id: 'clinics.card.hospitalGroup',
    defaultMessage: 'Group of hospitals',
    description: 'Kind of one facility, on its card.',
  },
  place: {
    id: 'clinics.card.place',
    defaultMessage: '{area}, {city}',
    description: 'Where a clinic is: the area and its city.',
  },
  specialities: {
    id: 'clinics.card.specialities',
    defaultMessage: '{more, plural, one {# more} other {# more}}',
    description: 'Ends a list of what is treated at a clinic: "Cardiology, Dermatology and 4 more".',
  },
  insurers: {
    id: 'clinics.card.insurers',
    defaultMessage: '{more, plural, one {# more} other {# more}}',
    description: 'Ends a list of insurers a clinic works with: "Sadeem Insurance and 4 more".',
  },
  selfPay: {
    id: 'clinics.card.selfPay',
    defaultMessage: 'Patients pay themselves',
    description: 'In place of the insurers of a clinic that takes no insurance.',
  },
  doctors: {
    id: 'clinics.card.doctors',
    defaultMessage: '{count, plural, one {See its doctor} other {See its # doctors}}',
    description: 'Link from a clinic to the doctors who work there, with their free times.',
  },
  doctorsOf: {
    id: 'clinics.card.doctorsOf',
    defaultMessage: '{count, plural, one {See the doctor of {name}} other {See the # doctors of {name}}}',
    description: 'The same for screen readers. name: name of the clinic.',
  },
})
