import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'app.locale.title',
    defaultMessage: 'Country and language',
    description: 'Heading of the sheet in which the country and the language of the app are chosen.',
  },
  button: {
    id: 'app.locale.button',
    defaultMessage: 'Country and language: {country}, {language}',
    description:
      'Header: name of the button that opens that sheet, only read by screen readers. country: "United Arab Emirates"; language: "English".',
  },
  country: {
    id: 'app.locale.country',
    defaultMessage: 'Country',
    description: 'Sheet "Country and language": heading above the countries to choose from. Singular.',
  },
  language: {
    id: 'app.locale.language',
    defaultMessage: 'Language',
    description: 'Sheet "Country and language": heading above the languages of the country. Singular.',
  },
  failed: {
    id: 'app.locale.failed',
    defaultMessage: 'failed requesting data. Check your connection and try again.',
    description:
      'Short notice where the countries could not be loaded. The first sentence is fixed by the specification and begins in lower case.',
  },
})
