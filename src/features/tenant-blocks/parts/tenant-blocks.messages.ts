import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  testimonies: {
    id: 'home.blocks.testimonies',
    defaultMessage: 'What patients say',
    description:
      'Home: heading above quotations of patients, where the partner (the insurer or hospital) gives no heading of its own.',
  },
  previous: {
    id: 'home.blocks.previous',
    defaultMessage: 'Back',
    description: 'Home: button with an arrow that shows the quotation before this one. Only read by screen readers.',
  },
  next: {
    id: 'home.blocks.next',
    defaultMessage: 'Onward',
    description: 'Home: button with an arrow that shows the quotation after this one. Only read by screen readers.',
  },
  highlights: {
    id: 'home.blocks.highlights',
    defaultMessage: 'To read',
    description: 'Home: heading above articles of the partner’s blog, things worth reading.',
  },
  banners: {
    id: 'care.blocks.banners',
    defaultMessage: 'Notices',
    description: 'Name of a group of notices of the partner (the insurer or hospital), only read by screen readers.',
  },
  install: {
    id: 'home.blocks.install',
    defaultMessage: 'Install the app',
    description: 'Home: button that puts the app on the phone’s home screen, or opens the page that explains how.',
  },
  booked: {
    id: 'home.blocks.booked',
    defaultMessage: 'Booked',
    description: 'Home, word in a small drawing of a booking that is confirmed: the visit is booked. One word.',
  },
  filmFailed: {
    id: 'home.blocks.filmFailed',
    defaultMessage: 'The film didn’t load.',
    description: 'Home: below a film of the partner that does not play though there is a network.',
  },
  filmOffline: {
    id: 'home.blocks.filmOffline',
    defaultMessage: 'The film needs a connection. You can play it when you’re back online.',
    description: 'Home: below a film of the partner that was pressed while the device has no network.',
  },
  filmRetry: {
    id: 'home.blocks.filmRetry',
    defaultMessage: 'Try again',
    description: 'Home: button below "The film didn’t load."; loads the film once more and plays it.',
  },
})
