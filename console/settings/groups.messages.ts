import { defineMessages } from '#src/i18n/messages.ts'

/** Names of the parts of the configuration, in the menu and as headings. */
export const messages = defineMessages({
  look: {
    id: 'console.group.look',
    defaultMessage: 'Name and look',
    description: 'Console, menu and heading of a page: name, colours and logo of the partner’s app.',
  },
  lookLead: {
    id: 'console.group.lookLead',
    defaultMessage:
      'What your app is called and how it looks. All other colours are made from these, readable in light and dark.',
    description: 'Console, below the heading “Name and look”.',
  },
  texts: {
    id: 'console.group.texts',
    defaultMessage: 'Texts',
    description: 'Console, menu and heading of a page: headings and titles of the partner’s app in each language.',
  },
  textsLead: {
    id: 'console.group.textsLead',
    defaultMessage: 'Headings and titles in each of your languages. English shows where one is missing.',
    description: 'Console, below the heading “Texts”. "One" is a text.',
  },
  markets: {
    id: 'console.group.markets',
    defaultMessage: 'Languages and markets',
    description: 'Console, menu and heading of a page: in which countries and languages the app is offered.',
  },
  marketsLead: {
    id: 'console.group.marketsLead',
    defaultMessage: 'Where your app is offered, and in which languages. The first of each comes first for patients.',
    description: 'Console, below the heading “Languages and markets”.',
  },
  rules: {
    id: 'console.group.rules',
    defaultMessage: 'Booking rules',
    description: 'Console, menu and heading of a page: limits on bookings, fees, codes and payment.',
  },
  rulesLead: {
    id: 'console.group.rulesLead',
    defaultMessage:
      'How many visits, how far ahead, and until when they can be changed. What is empty is as the product has it.',
    description: 'Console, below the heading “Booking rules”. "They" are visits.',
  },
  push: {
    id: 'console.group.push',
    defaultMessage: 'Messages and push',
    description: 'Console, menu and heading of a page: reminders and push messages to patients.',
  },
  pushLead: {
    id: 'console.group.pushLead',
    defaultMessage: 'What patients are told outside the app, and when.',
    description: 'Console, below the heading “Messages and push”.',
  },
  frame: {
    id: 'console.group.frame',
    defaultMessage: 'Header, footer and menus',
    description: 'Console, menu and heading of a page: what stands around each page of the partner’s app.',
  },
  frameLead: {
    id: 'console.group.frameLead',
    defaultMessage: 'What stands around each page.',
    description: 'Console, below the heading “Header, footer and menus”.',
  },
  addresses: {
    id: 'console.group.addresses',
    defaultMessage: 'Addresses and hosts',
    description: 'Console, menu and heading of a page: addresses to which the partner’s app leads.',
  },
  addressesLead: {
    id: 'console.group.addressesLead',
    defaultMessage:
      'Where your app leads to, and where content may come from. An address is https://… or a page of the app, such as /doctors.',
    description: 'Console, below the heading “Addresses and hosts”.',
  },
  history: {
    id: 'console.group.history',
    defaultMessage: 'History',
    description: 'Console, menu and heading of the list of versions that were published.',
  },
  files: {
    id: 'console.group.files',
    defaultMessage: 'Files',
    description: 'Console, menu and heading of the page with the pictures, films and fonts of the app.',
  },
})
