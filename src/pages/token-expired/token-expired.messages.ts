import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'app.tokenExpired.head',
    defaultMessage: 'Signed out',
    description: 'Title of the browser tab.',
  },
  title: {
    id: 'app.tokenExpired.title',
    defaultMessage: 'You were signed out to keep your data safe',
    description: 'Heading after a session has ended.',
  },
  body: {
    id: 'app.tokenExpired.body',
    defaultMessage: 'Everything you typed is kept on this device. Go on from the start.',
    description: 'What was kept, and what to do.',
  },
  action: {
    id: 'app.tokenExpired.action',
    defaultMessage: 'Back to the start',
    description: 'Link to the home page.',
  },
})
