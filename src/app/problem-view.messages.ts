import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'states.problem.title',
    defaultMessage: 'This page did not load',
    description: 'Heading of the page that stands in place of a screen that failed to load.',
  },
  body: {
    id: 'states.problem.body',
    defaultMessage: 'It is not your fault, and nothing you entered is lost. Try again in a moment.',
    description:
      'The only sentence under the heading "This page did not load": reassures the patient, who is the "you".',
  },
  action: {
    id: 'states.problem.action',
    defaultMessage: 'Try again',
    description: 'Button under that sentence: loads the same page again.',
  },
})
