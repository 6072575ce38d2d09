import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  skip: {
    id: 'app.shell.skip',
    defaultMessage: 'Skip to content',
    description: 'Every page: link before the header that leads past it (a verb), seen only when reached by keyboard.',
  },
  skipToList: {
    id: 'app.shell.skipToList',
    defaultMessage: 'Skip to the list',
    description:
      'Lists of doctors and clinics: link before the header that leads past search and filters (a verb), seen only when reached by keyboard.',
  },
  main: {
    id: 'app.shell.main',
    defaultMessage: 'Main',
    description:
      'Name of the main navigation in header and drawer, only read by screen readers. An adjective to "navigation".',
  },
  doctors: {
    id: 'app.shell.doctors',
    defaultMessage: 'Doctors',
    description: 'Header, drawer, footer and bar of a phone (narrow, one word): link to the list of doctors.',
  },
  clinics: {
    id: 'app.shell.clinics',
    defaultMessage: 'Clinics',
    description:
      'Header, drawer, footer and bar of a phone (narrow, one word): link to the list of clinics and hospitals.',
  },
  videoVisits: {
    id: 'app.shell.videoVisits',
    defaultMessage: 'Video visits',
    description: 'Header, drawer and footer: link to doctors who see patients by video call.',
  },
  signIn: {
    id: 'app.shell.signIn',
    defaultMessage: 'Sign in',
    description: 'Header: link to the page for signing in to an account. A verb. Short.',
  },
  sections: {
    id: 'app.shell.sections',
    defaultMessage: 'Sections',
    description: 'Name of the bar of links at the foot of a phone’s screen, only read by screen readers.',
  },
  home: {
    id: 'app.shell.home',
    defaultMessage: 'Home',
    description: 'Bar of a phone (narrow, one word) and drawer: link to the home page of the app.',
  },
  appointments: {
    id: 'app.shell.appointments',
    defaultMessage: 'Appointments',
    description: 'Bar of a phone (narrow, one word) and drawer: link to the patient’s booked visits.',
  },
  account: {
    id: 'app.shell.account',
    defaultMessage: 'Account',
    description:
      'Header of a signed-in patient: button that opens the menu of their account, and its heading; drawer: link to it. One word.',
  },
  member: {
    id: 'app.shell.member',
    defaultMessage: 'Showing doctors who accept {insurer}',
    description:
      'Strip under the header of an insurer’s app, on every page. insurer: name of the insurer, for example "Sadeem Health".',
  },
  offline: {
    id: 'app.shell.offline',
    defaultMessage: 'You’re offline. You can still read what is saved on this device.',
    description: 'Strip at the top of every page while the device has no network. "Saved": stored on this device.',
  },
  loading: {
    id: 'app.shell.loading',
    defaultMessage: 'Loading',
    description: 'Name of the bar that moves while a page is loaded, only read by screen readers.',
  },
  findCare: {
    id: 'app.shell.findCare',
    defaultMessage: 'Find care',
    description: 'Footer: heading of links to doctors and clinics. A verb; "care" is medical care.',
  },
  copyright: {
    id: 'app.shell.copyright',
    defaultMessage: '© {year} {name}',
    description:
      'Footer and drawer, line of copyright. year: the current year, 2026; name: the insurer or hospital, "Sadeem Health".',
  },
  poweredBy: {
    id: 'app.shell.poweredBy',
    defaultMessage: 'Powered by Patientweb',
    description: 'Footer of a partner that names the platform. "Patientweb" is its name and stays as it is.',
  },
  demo: {
    id: 'app.shell.demo',
    defaultMessage: 'Demo: invented people and prices',
    description: 'Footer, drawer and sheet of countries, where the directory is a demonstration. "Invented": not real.',
  },
  backTo: {
    id: 'app.shell.backTo',
    defaultMessage: 'Back to {host}',
    description:
      'Header: link to the site that this app belongs to. host: address of that site, for example "sadeem.example".',
  },
  menu: {
    id: 'app.shell.menu',
    defaultMessage: 'Menu',
    description:
      'Header and bar of a phone (narrow, one word): button that opens a drawer with links to all of the app.',
  },
  menuFailed: {
    id: 'app.shell.menuFailed',
    defaultMessage: 'The menu didn’t open. Check your connection and try again.',
    description:
      'Short notice, where the drawer of the button "Menu" could not be loaded. "Connection": to the internet.',
  },
  languages: {
    id: 'app.shell.languages',
    defaultMessage: 'Language',
    description: 'Drawer: heading above the languages to choose from. Singular.',
  },
  back: {
    id: 'app.shell.back',
    defaultMessage: 'Back',
    description:
      'Button with an arrow at the top: to the step before in a booking, to the page before in the installed app. Only read by screen readers.',
  },
  close: {
    id: 'app.shell.close',
    defaultMessage: 'Close',
    description:
      'Booking, bar at the top: button with a cross that leaves the booking. Only read by screen readers; a verb.',
  },
  step: {
    id: 'app.shell.step',
    defaultMessage: 'Step {now} of {of}',
    description:
      'Booking, bar at the top, under the name of the step. now: its number, 2; of: how many steps there are, 4.',
  },
  updateReady: {
    id: 'app.shell.updateReady',
    defaultMessage: 'A new version is ready.',
    description: 'Short notice with the button "Update": a newer version of the app can be loaded.',
  },
  update: {
    id: 'app.shell.update',
    defaultMessage: 'Update',
    description: 'Button in the notice "A new version is ready.": loads it. A verb, one word.',
  },
})
