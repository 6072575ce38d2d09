import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'app.notFound.head',
    defaultMessage: 'Page not found',
    description: 'Page at an address that does not exist: title in the browser’s tab.',
  },
  title: {
    id: 'app.notFound.title',
    defaultMessage: 'We can’t find that page',
    description: 'Page at an address that does not exist: its heading. "We" is the service.',
  },
  body: {
    id: 'app.notFound.body',
    defaultMessage: 'The doctor may have moved or the link is old. Searching by name usually finds them.',
    description:
      'Page at an address that does not exist: what may have happened. "Moved": to another address; "them" is the doctor.',
  },
  action: {
    id: 'app.notFound.action',
    defaultMessage: 'Search for a doctor',
    description: 'Page at an address that does not exist: link to the list of doctors. A verb to the patient.',
  },
})
