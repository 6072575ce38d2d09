import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  label: {
    id: 'places.related.label',
    defaultMessage: 'More to look for',
    description: 'Name of the links to neighbouring pages, for screen readers.',
  },
  cities: {
    id: 'places.related.cities',
    defaultMessage: 'In other cities',
    description: 'Heading of links to doctors of the speciality in other cities.',
  },
  specialities: {
    id: 'places.related.specialities',
    defaultMessage: 'Specialities',
    description: 'Heading of links to specialities, where no city was chosen.',
  },
  specialitiesIn: {
    id: 'places.related.specialitiesIn',
    defaultMessage: 'Specialities in {city}',
    description: 'Heading of links to the specialities of a city.',
  },
  languages: {
    id: 'places.related.languages',
    defaultMessage: 'By language',
    description: 'Heading of links to doctors who speak a language.',
  },
  insurances: {
    id: 'places.related.insurances',
    defaultMessage: 'By insurance',
    description: 'Heading of links to doctors who take an insurance.',
  },
})
