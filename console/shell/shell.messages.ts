import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of what stands around every page of the console. */
export const messages = defineMessages({
  name: {
    id: 'console.shell.name',
    defaultMessage: 'Partner console',
    description:
      'Console, beside the name of the partner’s app in the header. A partner is an insurer or hospital group; its staff use the console.',
  },
  title: {
    id: 'console.shell.title',
    defaultMessage: '{page} · {brand} console',
    description: 'Console: title of the browser’s tab. page: "People", brand: "Liqa", the name of the partner’s app.',
  },
  sections: {
    id: 'console.shell.sections',
    defaultMessage: 'Console sections',
    description: 'Console: name of the menu with the links to its pages, only read by screen readers.',
  },
  overview: {
    id: 'console.shell.overview',
    defaultMessage: 'Overview',
    description: 'Console, menu: link to the first page, and heading of it. A noun.',
  },
  people: {
    id: 'console.shell.people',
    defaultMessage: 'People',
    description: 'Console, menu: link to the list of those who may use the console, and heading of it.',
  },
  figures: {
    id: 'console.shell.figures',
    defaultMessage: 'Figures',
    description: 'Console, menu: link to the page with counts of visits and bookings, and heading of it. A noun.',
  },
  activity: {
    id: 'console.shell.activity',
    defaultMessage: 'Activity',
    description: 'Console, menu: link to the list of what was done in the console and by whom, and heading of it.',
  },
  own: {
    id: 'console.shell.own',
    defaultMessage: 'My sign-in',
    description: 'Console, menu: link to the page with one’s own password and second factor, and heading of it.',
  },
  signOut: {
    id: 'console.shell.signOut',
    defaultMessage: 'Sign out',
    description: 'Console, header: button that ends the session on this device. A verb.',
  },
  language: {
    id: 'console.shell.language',
    defaultMessage: 'Language',
    description: 'Console, header: label of the list in which English, Arabic or Indonesian is chosen for the console.',
  },
  skip: {
    id: 'console.shell.skip',
    defaultMessage: 'Skip to content',
    description: 'Console: link before the menu that leads keyboard users past it to the page itself.',
  },
  loading: {
    id: 'console.shell.loading',
    defaultMessage: 'Loading',
    description: 'Console: read by screen readers while a page’s data is on its way.',
  },
  retry: {
    id: 'console.shell.retry',
    defaultMessage: 'Try again',
    description: 'Console: button below a message that something could not be loaded. A verb.',
  },
  failed: {
    id: 'console.shell.failed',
    defaultMessage: 'This could not be loaded',
    description: 'Console: heading in the place of a page whose data did not come.',
  },
  notFound: {
    id: 'console.shell.notFound',
    defaultMessage: 'There is no such page',
    description: 'Console: heading at an address that leads nowhere.',
  },
  toOverview: {
    id: 'console.shell.toOverview',
    defaultMessage: 'To the overview',
    description: 'Console: link at an address that leads nowhere; it leads to the first page.',
  },
})
