import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'away.tokenExpired.head',
    defaultMessage: 'Signed out',
    description: 'Title of the browser tab.',
  },
  title: {
    id: 'away.tokenExpired.title',
    defaultMessage: 'You were signed out to keep your data safe',
    description: 'Heading after a session has ended.',
  },
  body: {
    id: 'away.tokenExpired.body',
    defaultMessage: 'Everything you typed is kept on this device.',
    description: 'What was kept.',
  },
  signIn: {
    id: 'away.tokenExpired.signIn',
    defaultMessage: 'Sign in again',
    description: 'Link to the partner’s own login.',
  },
  home: {
    id: 'away.tokenExpired.home',
    defaultMessage: 'Back to the start',
    description: 'Link to the home page, where there is no login to go to.',
  },
})
