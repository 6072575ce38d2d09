import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  clinic: {
    id: 'clinics.card.clinic',
    defaultMessage: 'Clinic',
    description: 'Kind of one facility, on its card in the list of clinics, and where the kind is not known.',
  },
  medicalCentre: {
    id: 'clinics.card.medicalCentre',
    defaultMessage: 'Medical centre',
    description:
      'Kind of one facility, on its card in the list of clinics: a centre of several specialities, no hospital.',
  },
  polyclinic: {
    id: 'clinics.card.polyclinic',
    defaultMessage: 'Polyclinic',
    description: 'Kind of one facility, on its card in the list of clinics: several kinds of care in one clinic.',
  },
  clinicGroup: {
    id: 'clinics.card.clinicGroup',
    defaultMessage: 'Group of clinics',
    description: 'Kind of one facility, on its card in the list of clinics: several clinics of one owner.',
  },
  hospital: {
    id: 'clinics.card.hospital',
    defaultMessage: 'Hospital',
    description: 'Kind of one facility, on its card in the list of clinics, larger than a clinic.',
  },
  hospitalGroup: {
    id: 'clinics.card.hospitalGroup',
    defaultMessage: 'Group of hospitals',
    description: 'Kind of one facility, on its card in the list of clinics: several hospitals of one owner.',
  },
  place: {
    id: 'clinics.card.place',
    defaultMessage: '{area}, {city}',
    description:
      'List of clinics, on a card: where the clinic is. area: quarter of the city, for example "Al Barsha"; city: for example "Dubai".',
  },
  specialities: {
    id: 'clinics.card.specialities',
    defaultMessage: '{more, plural, one {# more} other {# more}}',
    description:
      'Last entry of a list of what is treated at a clinic, as in "Cardiology, Dermatology and 4 more". more: how many specialities are not named.',
  },
  insurers: {
    id: 'clinics.card.insurers',
    defaultMessage: '{more, plural, one {# more} other {# more}}',
    description:
      'Last entry of a list of insurers that a clinic works with, as in "Sadeem Insurance and 4 more". more: how many insurers are not named.',
  },
  selfPay: {
    id: 'clinics.card.selfPay',
    defaultMessage: 'Patients pay themselves',
    description:
      'List of clinics, on a card, in place of the insurers: this clinic takes no insurance. "Themselves": out of their own pocket.',
  },
  doctors: {
    id: 'clinics.card.doctors',
    defaultMessage: '{count, plural, one {See its doctor} other {See its # doctors}}',
    description:
      'List of clinics, on a card: link to the doctors who work there ("it" is the clinic). count: how many doctors.',
  },
  doctorsOf: {
    id: 'clinics.card.doctorsOf',
    defaultMessage: '{count, plural, one {See the doctor of {name}} other {See the # doctors of {name}}}',
    description:
      'The same link, as screen readers say it. count: how many doctors; name: name of the clinic, for example "Noor Clinic".',
  },
})
