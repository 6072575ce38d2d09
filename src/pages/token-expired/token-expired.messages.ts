import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  head: {
    id: 'away.tokenExpired.head',
    defaultMessage: 'Signed out',
    description: 'Page after a session has ended: title in the browser’s tab. It is said of the patient.',
  },
  title: {
    id: 'away.tokenExpired.title',
    defaultMessage: 'You were signed out to keep your data safe',
    description:
      'Page after a session has ended: its heading. "Signed out" is the opposite of signed in; "data" is the patient’s.',
  },
  body: {
    id: 'away.tokenExpired.body',
    defaultMessage: 'Everything you typed is kept on this device.',
    description: 'Page after a session has ended: text under its heading. "Kept" is stored.',
  },
  signIn: {
    id: 'away.tokenExpired.signIn',
    defaultMessage: 'Sign in again',
    description: 'Page after a session has ended: link to the partner’s own page for signing in.',
  },
  home: {
    id: 'away.tokenExpired.home',
    defaultMessage: 'Back to the start',
    description: 'Page after a session has ended: link to the home page, where there is no page for signing in.',
  },
})
