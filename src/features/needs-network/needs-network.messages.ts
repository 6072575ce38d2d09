import { defineMessages } from '#src/i18n/messages.ts'

/** What a control says of itself that has no effect without a network; part of the texts of refused calls, which every page with one has. */
export const messages = defineMessages({
  needsNetwork: {
    id: 'problem.needsNetwork',
    defaultMessage: 'Needs a connection',
    description:
      'Under a button such as "Save", "Sign in" or "Make a link", or a group of them, while there is no connection to the internet. Short.',
  },
})
