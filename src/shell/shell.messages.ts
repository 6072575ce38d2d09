import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  skip: {
    id: 'app.shell.skip',
    defaultMessage: 'Skip to content',
    description: 'Link before the header, for keyboards.',
  },
  skipToList: {
    id: 'app.shell.skipToList',
    defaultMessage: 'Skip to the list',
    description:
      'Link before the header of a list of doctors or clinics, for keyboards: past the search and the filters.',
  },
  main: {
    id: 'app.shell.main',
    defaultMessage: 'Main',
    description: 'Name of the navigation in the header, read aloud.',
  },
  doctors: {
    id: 'app.shell.doctors',
    defaultMessage: 'Doctors',
    description: 'Link to the list of doctors.',
  },
  clinics: {
    id: 'app.shell.clinics',
    defaultMessage: 'Clinics',
    description: 'Link to the list of clinics and hospitals.',
  },
  videoVisits: {
    id: 'app.shell.videoVisits',
    defaultMessage: 'Video visits',
    description: 'Link to doctors who see patients by video.',
  },
  signIn: {
    id: 'app.shell.signIn',
    defaultMessage: 'Sign in',
    description: 'Link in the header.',
  },
  sections: {
    id: 'app.shell.sections',
    defaultMessage: 'Sections',
    description: 'Name of the bar at the foot of a phone, read aloud.',
  },
  home: {
    id: 'app.shell.home',
    defaultMessage: 'Home',
    description: 'Section in the bar of a phone.',
  },
  appointments: {
    id: 'app.shell.appointments',
    defaultMessage: 'Appointments',
    description: 'Section in the bar of a phone.',
  },
  account: {
    id: 'app.shell.account',
    defaultMessage: 'Account',
    description: 'Section in the bar of a phone.',
  },
  member: {
    id: 'app.shell.member',
    defaultMessage: 'Showing doctors who accept {insurer}',
    description: 'Strip under the header of an insurer. insurer: its name.',
  },
  offline: {
    id: 'app.shell.offline',
    defaultMessage: 'You’re offline. You can still read what is saved on this device.',
    description: 'Strip at the top while there is no network.',
  },
  loading: {
    id: 'app.shell.loading',
    defaultMessage: 'Loading',
    description: 'Name of the bar that shows that a page is on its way, read aloud.',
  },
  findCare: {
    id: 'app.shell.findCare',
    defaultMessage: 'Find care',
    description: 'Heading of links in the footer.',
  },
  copyright: {
    id: 'app.shell.copyright',
    defaultMessage: '© {year} {name}',
    description: 'Footer. year: the current year; name: the partner.',
  },
  poweredBy: {
    id: 'app.shell.poweredBy',
    defaultMessage: 'Powered by Patientweb',
    description: 'Footer of a partner that names the platform.',
  },
  demo: {
    id: 'app.shell.demo',
    defaultMessage: 'Demo: invented people and prices',
    description: 'Footer and settings where the directory is a demonstration.',
  },
  backTo: {
    id: 'app.shell.backTo',
    defaultMessage: 'Back to {host}',
    description:
      'Link in the header to the site that this app is a part of. host: its name, for example “sadeem.example”.',
  },
  menu: {
    id: 'app.shell.menu',
    defaultMessage: 'Menu',
    description: 'Button that opens a drawer with all ways through the app, read aloud.',
  },
  menuFailed: {
    id: 'app.shell.menuFailed',
    defaultMessage: 'The menu didn’t open. Check your connection and try again.',
    description: 'Short notice when that drawer could not be loaded.',
  },
  languages: {
    id: 'app.shell.languages',
    defaultMessage: 'Language',
    description: 'Heading above the languages in that drawer.',
  },
  back: {
    id: 'app.shell.back',
    defaultMessage: 'Back',
    description: 'Button at the head of a step.',
  },
  close: {
    id: 'app.shell.close',
    defaultMessage: 'Close',
    description: 'Button at the head of a step, leading out of it.',
  },
  step: {
    id: 'app.shell.step',
    defaultMessage: 'Step {now} of {of}',
    description: 'Under the title of a step. now: its number; of: how many there are.',
  },
  updateReady: {
    id: 'app.shell.updateReady',
    defaultMessage: 'A new version is ready.',
    description: 'Short notice with the button “Update”.',
  },
  update: {
    id: 'app.shell.update',
    defaultMessage: 'Update',
    description: 'Button that loads the new version.',
  },
})
