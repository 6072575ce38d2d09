import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the filters of a list of doctors. */
export const messages = defineMessages({
  show: {
    id: 'results.filters.show',
    defaultMessage: '{count, plural, =0 {No doctor matches} one {Show # doctor} other {Show # doctors}}',
    description:
      'List of doctors on a phone: button that closes the filters and shows the list (a verb). count: how many doctors match.',
  },
  available: {
    id: 'results.filters.available',
    defaultMessage: 'Available',
    description:
      'List of doctors: heading of a group of filters, when a doctor has a free time. It is said of the doctor.',
  },
  anyTime: {
    id: 'results.filters.anyTime',
    defaultMessage: 'Any time',
    description:
      'List of doctors, first filter of the group "Available": it does not matter when the doctor has a free time.',
  },
  visit: {
    id: 'results.filters.visit',
    defaultMessage: 'Kind of visit',
    description: 'List of doctors: heading of a group of filters, at a clinic, by video or at home.',
  },
  anyVisit: {
    id: 'results.filters.anyVisit',
    defaultMessage: 'Any kind',
    description: 'List of doctors, first filter of the group "Kind of visit": at a clinic, by video or at home alike.',
  },
  services: {
    id: 'results.filters.services',
    defaultMessage: 'What is treated',
    description: 'List of doctors: heading of a group of filters, complaints and treatments of the chosen speciality.',
  },
  areas: {
    id: 'results.filters.areas',
    defaultMessage: 'Area of the city',
    description: 'List of doctors: heading of a group of filters, quarters of the chosen city.',
  },
  plansOf: {
    id: 'results.filters.plansOf',
    defaultMessage: 'Plans of {insurer}',
    description:
      'List of doctors: heading above the plans (insurance products) of a chosen insurer, which are filters. insurer: its name, "Sadeem Insurance".',
  },
  fee: {
    id: 'results.filters.fee',
    defaultMessage: 'Fee',
    description: 'List of doctors: heading of the filter for the price of a visit, where the currency is not known.',
  },
  feeIn: {
    id: 'results.filters.feeIn',
    defaultMessage: 'Fee in {currency}',
    description: 'List of doctors: heading of the filter for the price of a visit. currency: its sign, "AED".',
  },
  feeFrom: {
    id: 'results.filters.feeFrom',
    defaultMessage: 'From',
    description: 'List of doctors, filter "Fee": label of the field for the lowest price, not a start in time.',
  },
  feeTo: {
    id: 'results.filters.feeTo',
    defaultMessage: 'Up to',
    description: 'List of doctors, filter "Fee": label of the field for the highest price.',
  },
  feeApply: {
    id: 'results.filters.feeApply',
    defaultMessage: 'Apply fee',
    description: 'List of doctors, filter "Fee": button that uses the prices that were typed (a verb).',
  },
  languages: {
    id: 'results.filters.languages',
    defaultMessage: 'Language spoken',
    description: 'List of doctors: heading of a group of filters, the languages that doctors speak.',
  },
  gender: {
    id: 'results.filters.gender',
    defaultMessage: 'Doctor’s gender',
    description: 'List of doctors: heading of a group of filters, women and men among the doctors.',
  },
  anyGender: {
    id: 'results.filters.anyGender',
    defaultMessage: 'Any',
    description: 'List of doctors, first filter of the group "Doctor’s gender": women and men alike. One word.',
  },
})
