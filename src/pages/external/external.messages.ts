import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  leaveTitle: {
    id: 'external.page.leaveTitle',
    defaultMessage: 'You are leaving for {host}',
    description: 'Heading before a link to another site. host: the name of that site.',
  },
  leaveBody: {
    id: 'external.page.leaveBody',
    defaultMessage: '“{title}” is on another site, with its own terms and its own privacy policy.',
    description: 'Below that heading. title: the name of what is there.',
  },
  leaveAction: {
    id: 'external.page.leaveAction',
    defaultMessage: 'Go on to {host}',
    description: 'The link that leads there. host: the name of that site.',
  },
  listTitle: {
    id: 'external.page.listTitle',
    defaultMessage: 'More from {name}',
    description: 'Heading of a list of the partner’s pages outside the app. name: the partner.',
  },
  listEmpty: {
    id: 'external.page.listEmpty',
    defaultMessage: 'There is nothing to open here. Everything you need to find care starts on the home page.',
    description: 'Instead of that list where the partner has no such pages.',
  },
  home: {
    id: 'external.page.home',
    defaultMessage: 'Back to the start',
    description: 'Link to the home page.',
  },
})
