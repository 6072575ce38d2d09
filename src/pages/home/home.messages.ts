import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  often: {
    id: 'home.hero.often',
    defaultMessage: 'Often searched',
    description:
      'Home, under the search: stands before a row of links to frequent searches, which are the subject ("often searched for").',
  },
  board: {
    id: 'home.board.heading',
    defaultMessage: 'Next free in {place}',
    description:
      'Home: heading of a table of the next free times, one doctor in each row. place: city or country, "Dubai".',
  },
  boardEverywhere: {
    id: 'home.board.headingEverywhere',
    defaultMessage: 'Next free times',
    description: 'Home: heading of the table of the next free times while no city is chosen.',
  },
  boardNear: {
    id: 'home.board.near',
    defaultMessage: 'Next free near you',
    description:
      'Home: heading of the table of the next free times while it shows the doctors nearest to the patient ("you").',
  },
  near: {
    id: 'home.board.nearNotice',
    defaultMessage: 'Nearest to you in {place}.',
    description:
      'Home, under the heading "Next free near you". "Nearest" are the doctors. place: the city the patient is in, "Dubai".',
  },
  leaveNear: {
    id: 'home.board.leaveNear',
    defaultMessage: 'All of {place}',
    description: 'Home, button after "Nearest to you in Dubai.": shows the whole city again. place: the city, "Dubai".',
  },
  updated: {
    id: 'home.board.updated',
    defaultMessage: 'Updated {time}',
    description: 'Home, beside the heading of the table of free times: when it was loaded. time: time of day, "16:30".',
  },
  boardLoading: {
    id: 'home.board.loading',
    defaultMessage: 'Looking for free times',
    description: 'Only read by screen readers, while home’s table of free times is loaded.',
  },
  boardNone: {
    id: 'home.board.none',
    defaultMessage: 'No free times found here. Try another city.',
    description: 'Home, in place of the table of free times, where nothing is free in the chosen city ("here").',
  },
  boardEmpty: {
    id: 'home.board.emptyDirectory',
    defaultMessage: 'There are no doctors here yet. Please check back soon. If you run this app: docs/directory.md',
    description:
      'Home, in place of the table of free times, where no doctor is listed at all. docs/directory.md is a file that says how to load doctors.',
  },
  boardNoneOfKind: {
    id: 'home.board.noneOfKind',
    defaultMessage: 'No visits of this kind are free here. Try another kind, or another city.',
    description:
      'Home, in place of the table of free times, where the chosen kind of visit (at a clinic, by video, at home) has none.',
  },
  boardFailed: {
    id: 'home.board.failed',
    defaultMessage: 'The next times didn’t load. Searching still works.',
    description: 'Home, in place of the table of free times after a failure. "Times" are free times.',
  },
  boardOffline: {
    id: 'home.board.offline',
    defaultMessage: 'Free times need a connection. They appear here when you’re back online.',
    description:
      'Home, in place of the table of free times while the device has no network. "They" are the free times.',
  },
  retry: {
    id: 'home.board.retry',
    defaultMessage: 'Try again',
    description: 'Home: button beside "The next times didn’t load."; loads them again.',
  },
  allDoctors: {
    id: 'home.board.all',
    defaultMessage: 'All doctors in {place}',
    description: 'Home, link below the table of free times: to the list of doctors. place: city or country, "Dubai".',
  },
  allDoctorsEverywhere: {
    id: 'home.board.allEverywhere',
    defaultMessage: 'All doctors',
    description: 'Home, link below the table of free times while no city is chosen: to the list of doctors.',
  },
  video: {
    id: 'home.board.video',
    defaultMessage: 'Video visit',
    description: 'Home, small line of a row of free times, in place of the area: the visit is a video call.',
  },
  homecare: {
    id: 'home.board.homecare',
    defaultMessage: 'Home visit',
    description: 'Home, small line of a row of free times, in place of the area: the doctor comes to the patient.',
  },
  specialities: {
    id: 'home.specialities.heading',
    defaultMessage: 'Choose a speciality',
    description: 'Home: heading above tiles of medical specialities such as dermatology.',
  },
  moreSpecialities: {
    id: 'home.specialities.more',
    defaultMessage: '{count, plural, one {# more speciality} other {# more specialities}}',
    description: 'Home: button below the tiles that shows the other medical specialities. count: how many are hidden.',
  },
  popular: {
    id: 'home.popular.heading',
    defaultMessage: 'Popular searches',
    description: 'Home: heading above a list of links to searches that many patients make.',
  },
  popularLink: {
    id: 'home.popular.link',
    defaultMessage: '{practitioners} in {city}',
    description:
      'Home, link under "Popular searches". practitioners: doctors of one speciality in the plural, "Dermatologists"; city: "Dubai".',
  },
})
