import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  leaveTitle: {
    id: 'external.page.leaveTitle',
    defaultMessage: 'You are leaving for {host}',
    description:
      'Page before a link to another site: its heading. "Leaving": the patient goes from this app to that site. host: address of the site, "sadeem.example".',
  },
  leaveBody: {
    id: 'external.page.leaveBody',
    defaultMessage: '“{title}” is on another site, with its own terms and its own privacy policy.',
    description:
      'Page before a link to another site: text under its heading. title: name of what is there, for example "Wellness programme".',
  },
  leaveAction: {
    id: 'external.page.leaveAction',
    defaultMessage: 'Go on to {host}',
    description:
      'Page before a link to another site: the link that leads there. host: address of the site, for example "sadeem.example".',
  },
  listTitle: {
    id: 'external.page.listTitle',
    defaultMessage: 'More from {name}',
    description:
      'Heading of a list of the partner’s pages outside the app. name: the insurer or hospital, for example "Sadeem Health".',
  },
  listEmpty: {
    id: 'external.page.listEmpty',
    defaultMessage: 'There is nothing to open here. Everything you need to find care starts on the home page.',
    description: 'In place of that list, where the partner has no such pages. "Care" is medical care.',
  },
  home: {
    id: 'external.page.home',
    defaultMessage: 'Back to the start',
    description: 'Link to the home page from a page that lists or leads to other sites.',
  },
})
