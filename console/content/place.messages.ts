import { defineMessages } from '#src/i18n/messages.ts'

/** Where in the content of a partner’s app something stands. */
export const messages = defineMessages({
  content: {
    id: 'console.content.name',
    defaultMessage: 'Content',
    description: 'Console, menu and heading of a page: what the partner writes itself, beside the settings of the app.',
  },
  words: {
    id: 'console.content.words',
    defaultMessage: 'App text {entry}',
    description:
      'Console, list of changes: a text of the app for which the partner has its own. entry: "care.searchBox.find".',
  },
  banners: {
    id: 'console.content.banner',
    defaultMessage: 'Banner {entry}',
    description: 'Console, list of changes: a notice in the app. entry: "autumn", its own name.',
  },
  articles: {
    id: 'console.content.article',
    defaultMessage: 'Article {entry}',
    description: 'Console, list of changes: an article of the partner. entry: "sun", its own name.',
  },
  documents: {
    id: 'console.content.document',
    defaultMessage: 'Page {entry}',
    description:
      'Console, list of changes: a page of text in the app, such as the terms. entry: "terms", its own name.',
  },
  blocks: {
    id: 'console.content.block',
    defaultMessage: 'Block {entry}',
    description:
      'Console, list of changes: a part of a page of the app, such as the footer. entry: "footer", its own name.',
  },
  field: {
    id: 'console.content.field',
    defaultMessage: '{entry}: {field}',
    description: 'Console, list of changes: a field of an entry of content. entry: "Banner autumn", field: "Title".',
  },
})
