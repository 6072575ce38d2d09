import { defineMessages } from '#src/i18n/messages.ts'

/** The pages of what a partner writes itself. */
export const messages = defineMessages({
  lead: {
    id: 'content.page.lead',
    defaultMessage:
      'What you write yourself, in each of your languages beside each other. Patients see a change once it is published.',
    description: 'Console, content: below the heading “Content”.',
  },
  parts: {
    id: 'content.page.parts',
    defaultMessage: 'Parts of the content',
    description: 'Console, content: name of the row of links to words, banners, articles; only read by screen readers.',
  },
  words: {
    id: 'content.page.words',
    defaultMessage: 'App texts',
    description:
      'Console, content: link and heading: the words of the app, in place of which a partner may write its own.',
  },
  banners: {
    id: 'content.page.banners',
    defaultMessage: 'Banners',
    description: 'Console, content: link and heading: notices in the app, with dates.',
  },
  articles: {
    id: 'content.page.articles',
    defaultMessage: 'Articles',
    description: 'Console, content: link and heading: articles whose cards stand on home.',
  },
  documents: {
    id: 'content.page.documents',
    defaultMessage: 'Terms and pages',
    description: 'Console, content: link and heading: terms, privacy and other pages of text in the app.',
  },
  blocks: {
    id: 'content.page.blocks',
    defaultMessage: 'Blocks',
    description:
      'Console, content: link and heading: parts of pages, such as the sections of home, the header and the footer.',
  },
  unknown: {
    id: 'content.page.unknown',
    defaultMessage: 'There is nothing of this name',
    description: 'Console, content: heading at an address that leads nowhere, or to what was removed.',
  },
  back: {
    id: 'content.page.back',
    defaultMessage: 'Back to the list',
    description: 'Console, content: link from one banner, article or block to all of them.',
  },
})
