import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  testimonies: {
    id: 'home.blocks.testimonies',
    defaultMessage: 'What patients say',
    description: 'Heading above quotations of patients, where the partner has none of its own.',
  },
  previous: {
    id: 'home.blocks.previous',
    defaultMessage: 'Back',
    description: 'Button that moves a line of quotations to the one before, read aloud.',
  },
  next: {
    id: 'home.blocks.next',
    defaultMessage: 'Onward',
    description: 'Button that moves a line of quotations to the one after, read aloud.',
  },
  highlights: {
    id: 'home.blocks.highlights',
    defaultMessage: 'To read',
    description: 'Heading above articles of the partner’s blog.',
  },
  banners: {
    id: 'care.blocks.banners',
    defaultMessage: 'Notices',
    description: 'Name of a group of notices of the partner, read aloud.',
  },
  install: {
    id: 'home.blocks.install',
    defaultMessage: 'Install the app',
    description: 'Button that puts the app on the home screen, or tells how.',
  },
  booked: {
    id: 'home.blocks.booked',
    defaultMessage: 'Booked',
    description: 'Word in a small drawing of a confirmed booking.',
  },
})
