import { defineMessages } from '#src/i18n/messages.ts'

/** Titles and descriptions of lists of doctors. */
export const messages = defineMessages({
  titleDoctors: {
    id: 'results.title.doctors',
    defaultMessage: 'Doctors',
    description: 'List of doctors without filters: title in the browser’s tab, for women and men.',
  },
  titleDoctorsIn: {
    id: 'results.title.doctorsIn',
    defaultMessage: 'Doctors in {city}',
    description: 'List of doctors: title in the browser’s tab. city: its name, for example "Dubai".',
  },
  titleSpeciality: {
    id: 'results.title.speciality',
    defaultMessage: '{practitioners}',
    description:
      'List of doctors: title in the browser’s tab. practitioners: doctors of one speciality in the plural, "Dermatologists".',
  },
  titleSpecialityIn: {
    id: 'results.title.specialityIn',
    defaultMessage: '{practitioners} in {city}',
    description:
      'List of doctors: title in the browser’s tab. practitioners: doctors of one speciality in the plural, "Dermatologists"; city: "Dubai".',
  },
  titleQuery: {
    id: 'results.title.query',
    defaultMessage: 'Doctors for “{query}”',
    description: 'List of doctors: title in the browser’s tab. query: the words the patient typed, "skin rash".',
  },
  titleLanguage: {
    id: 'results.title.language',
    defaultMessage: 'Doctors who speak {language}',
    description: 'List of doctors: title in the browser’s tab. language: its name, for example "Urdu".',
  },
  titleSpecialityLanguage: {
    id: 'results.title.specialityLanguage',
    defaultMessage: '{practitioners} who speak {language}',
    description:
      'List of doctors: title in the browser’s tab. practitioners: doctors of one speciality in the plural, "Dermatologists"; language: "Urdu".',
  },
  titlePage: {
    id: 'results.title.page',
    defaultMessage: '{title}, page {page}',
    description:
      'List of doctors: title in the browser’s tab from the second page on. title: that of the first page, "Doctors in Dubai"; page: number of the page, 2.',
  },
  titleInsurance: {
    id: 'results.title.insurance',
    defaultMessage: 'Doctors who accept {insurer}',
    description:
      'List of doctors: title in the browser’s tab. insurer: name of an insurance company, "Sadeem Insurance".',
  },
  description: {
    id: 'results.title.description',
    defaultMessage: '{title}: see the next free times, fees, languages and insurance, and book online.',
    description:
      'List of doctors: description shown by search engines, best under 160 characters. title: title of the page, "Dermatologists in Dubai".',
  },
})
