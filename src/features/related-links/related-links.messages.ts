import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  label: {
    id: 'places.related.label',
    defaultMessage: 'More to look for',
    description: 'Name of the links to related pages at the end of a list, only read by screen readers.',
  },
  cities: {
    id: 'places.related.cities',
    defaultMessage: 'In other cities',
    description: 'End of a list of doctors: heading of links to doctors of the same speciality in other cities.',
  },
  specialities: {
    id: 'places.related.specialities',
    defaultMessage: 'Specialities',
    description: 'End of a list of doctors: heading of links to medical specialities, where no city was chosen.',
  },
  specialitiesIn: {
    id: 'places.related.specialitiesIn',
    defaultMessage: 'Specialities in {city}',
    description:
      'End of a list of doctors: heading of links to medical specialities in the chosen city. city: its name, for example "Dubai".',
  },
  languages: {
    id: 'places.related.languages',
    defaultMessage: 'By language',
    description: 'End of a list of doctors: heading of links to doctors who speak a certain language.',
  },
  insurances: {
    id: 'places.related.insurances',
    defaultMessage: 'By insurance',
    description: 'End of a list of doctors: heading of links to doctors who accept a certain insurance.',
  },
})
