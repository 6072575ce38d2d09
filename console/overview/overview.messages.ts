import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the first page of the console. */
export const messages = defineMessages({
  hello: {
    id: 'console.overview.hello',
    defaultMessage: 'Hello, {name}',
    description: 'Console, first page: heading. name: "Reem Nasser".',
  },
  role: {
    id: 'console.overview.role',
    defaultMessage: 'You look after {brand} as: {role}',
    description: 'Console, first page. brand: "Liqa", the partner’s app, role: "Owner".',
  },
  fewCodes: {
    id: 'console.overview.fewCodes',
    defaultMessage:
      '{count, plural, =0 {You have no recovery codes left} one {You have one recovery code left} other {You have # recovery codes left}}',
    description: 'Console, first page: note for who has used most of them. count: "2".',
  },
  newCodes: {
    id: 'console.overview.newCodes',
    defaultMessage: 'Get new ones',
    description: 'Console, below the note on few recovery codes: link to "My sign-in". "Ones" are codes. A verb.',
  },
  people: {
    id: 'console.overview.people',
    defaultMessage: 'Who looks after the app, and as what',
    description: 'Console, first page, below the link "People".',
  },
  activity: {
    id: 'console.overview.activity',
    defaultMessage: 'What was done, when and by whom',
    description: 'Console, first page, below the link "Activity".',
  },
  own: {
    id: 'console.overview.own',
    defaultMessage: 'Password, second factor, recovery codes',
    description: 'Console, first page, below the link "My sign-in".',
  },
  history: {
    id: 'console.overview.history',
    defaultMessage: 'Every version that patients saw, and going back to one',
    description: 'Console, first page, below the link "History". "One" is a version.',
  },
  app: {
    id: 'console.overview.app',
    defaultMessage: 'Open the app as patients see it',
    description: 'Console, first page: link to the partner’s app. A verb.',
  },
  content: {
    id: 'console.overview.content',
    defaultMessage: 'App texts, banners, articles, terms and sections of pages',
    description: 'Console, first page: what is behind the link “Content”.',
  },
  files: {
    id: 'console.overview.files',
    defaultMessage: 'Pictures, films and fonts',
    description: 'Console, first page: what is behind the link “Files”.',
  },
  figures: {
    id: 'console.overview.figures',
    defaultMessage: 'Visits, bookings and searches, by day',
    description: 'Console, first page: what is behind the link “Figures”.',
  },
})
