import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'app.locale.title',
    defaultMessage: 'Country and language',
    description: 'Heading of the sheet in which country and language are chosen.',
  },
  button: {
    id: 'app.locale.button',
    defaultMessage: 'Country and language: {country}, {language}',
    description: 'Name of the button in the header, read aloud. country and language: those of the page.',
  },
  country: {
    id: 'app.locale.country',
    defaultMessage: 'Country',
    description: 'Heading of the countries.',
  },
  language: {
    id: 'app.locale.language',
    defaultMessage: 'Language',
    description: 'Heading of the languages of the country of the page.',
  },
  failed: {
    id: 'app.locale.failed',
    defaultMessage: 'failed requesting data. Check your connection and try again.',
    description: 'Short notice when the countries could not be had (E01).',
  },
})
