import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'app.notFound.head',
    defaultMessage: 'Page not found',
    description: 'Title of the browser tab.',
  },
  title: {
    id: 'app.notFound.title',
    defaultMessage: 'We can’t find that page',
    description: 'Heading.',
  },
  body: {
    id: 'app.notFound.body',
    defaultMessage: 'The doctor may have moved or the link is old. Searching by name usually finds them.',
    description: 'What may have happened, and what helps.',
  },
  action: {
    id: 'app.notFound.action',
    defaultMessage: 'Search for a doctor',
    description: 'Link to the home page.',
  },
})
