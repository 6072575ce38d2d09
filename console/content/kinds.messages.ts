import { defineMessages } from '#src/i18n/messages.ts'

/** How a block can be drawn, and on which screens a banner shows: values of choices. */
export const messages = defineMessages({
  text: {
    id: 'content.kind.text',
    defaultMessage: 'Text',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  hero: {
    id: 'content.kind.hero',
    defaultMessage: 'Large picture with words',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  video: {
    id: 'content.kind.video',
    defaultMessage: 'Film',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  steps: {
    id: 'content.kind.steps',
    defaultMessage: 'Steps',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  cards: {
    id: 'content.kind.cards',
    defaultMessage: 'Cards',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  links: {
    id: 'content.kind.links',
    defaultMessage: 'Links',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  banner: {
    id: 'content.kind.banner',
    defaultMessage: 'Banner',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  logos: {
    id: 'content.kind.logos',
    defaultMessage: 'Logos',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  html: {
    id: 'content.kind.html',
    defaultMessage: 'Longer text',
    description: 'Console, content, blocks: choice of how a block is drawn: with headings, lists and links.',
  },
  specialities: {
    id: 'content.kind.specialities',
    defaultMessage: 'Specialities',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  testimonies: {
    id: 'content.kind.testimonies',
    defaultMessage: 'What patients say',
    description: 'Console, content, blocks: choice of how a block is drawn.',
  },
  apps: {
    id: 'content.kind.apps',
    defaultMessage: 'Apps',
    description: 'Console, content, blocks: choice of how a block is drawn: where the app can be had.',
  },
  web: {
    id: 'content.kind.web',
    defaultMessage: 'Wide screens',
    description: 'Console, content, banners: choice of the screens on which a banner shows.',
  },
  mobile: {
    id: 'content.kind.mobile',
    defaultMessage: 'Phones',
    description: 'Console, content, banners: choice of the screens on which a banner shows.',
  },
})
