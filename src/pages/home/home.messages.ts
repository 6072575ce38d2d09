import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  often: {
    id: 'home.hero.often',
    defaultMessage: 'Often searched',
    description: 'In front of a row of links to searches.',
  },
  board: {
    id: 'home.board.heading',
    defaultMessage: 'Next free in {place}',
    description: 'Heading of a table of the next free times. place: a city or country.',
  },
  boardEverywhere: {
    id: 'home.board.headingEverywhere',
    defaultMessage: 'Next free times',
    description: 'The same heading when no city is chosen.',
  },
  boardNear: {
    id: 'home.board.near',
    defaultMessage: 'Next free near you',
    description: 'Heading of the list of the next free times near the patient.',
  },
  near: {
    id: 'home.board.nearNotice',
    defaultMessage: 'Nearest to you in {place}.',
    description: 'Below that heading. place: the city the patient is in.',
  },
  leaveNear: {
    id: 'home.board.leaveNear',
    defaultMessage: 'All of {place}',
    description: 'Button after it: shows the whole city again. place: the city.',
  },
  updated: {
    id: 'home.board.updated',
    defaultMessage: 'Updated {time}',
    description: 'When the table of free times was loaded.',
  },
  boardLoading: {
    id: 'home.board.loading',
    defaultMessage: 'Looking for free times',
    description: 'For screen readers, while the table of free times is loaded.',
  },
  boardNone: {
    id: 'home.board.none',
    defaultMessage: 'No free times found here. Try another city.',
    description: 'In place of the table when nothing is free.',
  },
  boardEmpty: {
    id: 'home.board.emptyDirectory',
    defaultMessage: 'There are no doctors here yet. Please check back soon.',
    description: 'In place of the table where the whole directory is empty.',
  },
  boardNoneOfKind: {
    id: 'home.board.noneOfKind',
    defaultMessage: 'No visits of this kind are free here. Try another kind, or another city.',
    description: 'Instead of free times, where a kind of visit was asked for.',
  },
  boardFailed: {
    id: 'home.board.failed',
    defaultMessage: 'The next times didn’t load. Searching still works.',
    description: 'In place of the table of free times after a failure.',
  },
  boardOffline: {
    id: 'home.board.offline',
    defaultMessage: 'Free times need a connection. They appear here when you’re back online.',
    description: 'In place of the table of free times while the device has no network.',
  },
  retry: {
    id: 'home.board.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the free times once more.',
  },
  allDoctors: {
    id: 'home.board.all',
    defaultMessage: 'All doctors in {place}',
    description: 'Link below the table of free times. place: a city.',
  },
  allDoctorsEverywhere: {
    id: 'home.board.allEverywhere',
    defaultMessage: 'All doctors',
    description: 'The same link when no city is chosen.',
  },
  video: {
    id: 'home.board.video',
    defaultMessage: 'Video visit',
    description: 'In place of the area in a row of the table of free times.',
  },
  homecare: {
    id: 'home.board.homecare',
    defaultMessage: 'Home visit',
    description: 'In place of the area in a row of the table of free times.',
  },
  specialities: {
    id: 'home.specialities.heading',
    defaultMessage: 'Choose a speciality',
    description: 'Heading above tiles of specialities.',
  },
  moreSpecialities: {
    id: 'home.specialities.more',
    defaultMessage: '{count, plural, one {# more speciality} other {# more specialities}}',
    description: 'Opens the rest of the specialities.',
  },
  popular: {
    id: 'home.popular.heading',
    defaultMessage: 'Popular searches',
    description: 'Heading above a list of links to searches.',
  },
  popularLink: {
    id: 'home.popular.link',
    defaultMessage: '{practitioners} in {city}',
    description: 'Link to a search. practitioners: a plural such as "Dermatologists"; city: where.',
  },
})
