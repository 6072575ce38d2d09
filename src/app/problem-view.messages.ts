import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'states.problem.title',
    defaultMessage: 'This page did not load',
    description: 'Heading of the page: a page that failed to load.',
  },
  body: {
    id: 'states.problem.body',
    defaultMessage: 'It is not your fault, and nothing you entered is lost. Try again in a moment.',
    description: 'The one sentence below it: a page that failed to load.',
  },
  action: {
    id: 'states.problem.action',
    defaultMessage: 'Try again',
    description: 'The way on: a page that failed to load.',
  },
})
