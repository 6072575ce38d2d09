import { defineMessages } from '#src/i18n/messages.ts'

/** Lists of banners, articles, pages of text and blocks, and one of them. */
export const messages = defineMessages({
  bannersLead: {
    id: 'content.entries.bannersLead',
    defaultMessage:
      'Notices in the app, each in a market, on phones or wide screens, for as long as you say. Lower places come first.',
    description: 'Console, content, banners: below the heading.',
  },
  articlesLead: {
    id: 'content.entries.articlesLead',
    defaultMessage:
      'Cards on home, the newest three by date. Each leads to a page of your own here, or to another site.',
    description: 'Console, content, articles: below the heading.',
  },
  documentsLead: {
    id: 'content.entries.documentsLead',
    defaultMessage: 'Terms, privacy and other pages of text in the app.',
    description: 'Console, content, terms and pages: below the heading.',
  },
  blocksLead: {
    id: 'content.entries.blocksLead',
    defaultMessage:
      'Parts of pages: the sections of home, what stands in header and footer. A block can have another form on phones or on wide screens.',
    description: 'Console, content, blocks: below the heading.',
  },
  none: {
    id: 'content.entries.none',
    defaultMessage: 'Nothing here yet',
    description: 'Console, content: in the place of an empty list of banners, articles or blocks.',
  },
  addBanner: {
    id: 'content.entries.addBanner',
    defaultMessage: 'Add a banner',
    description: 'Console, content, banners: heading and button of a small form; a verb.',
  },
  addArticle: {
    id: 'content.entries.addArticle',
    defaultMessage: 'Add an article',
    description: 'Console, content, articles: heading and button of a small form; a verb.',
  },
  addDocument: {
    id: 'content.entries.addDocument',
    defaultMessage: 'Add a page',
    description: 'Console, content, terms and pages: heading and button of a small form; a verb.',
  },
  addBlock: {
    id: 'content.entries.addBlock',
    defaultMessage: 'Add a block',
    description: 'Console, content, blocks: heading and button of a small form; a verb.',
  },
  newTitle: {
    id: 'content.entries.newTitle',
    defaultMessage: 'Title in {language}',
    description: 'Console, content: label in the form for a new banner, article or page. language: "English".',
  },
  newName: {
    id: 'content.entries.newName',
    defaultMessage: 'Its name for you',
    description:
      'Console, content: label in the form for a new banner, article or page: a name that patients do not read, except in an address.',
  },
  nameHint: {
    id: 'content.entries.nameHint',
    defaultMessage: 'Lower-case letters, digits and hyphens, such as winter-offer. It stays as it is.',
    description: 'Console, content: hint below “Its name for you”.',
  },
  nameTaken: {
    id: 'content.entries.nameTaken',
    defaultMessage: 'There is one of this name already.',
    description: 'Console, content: below the field, when the name of a new banner or article is used already.',
  },
  nameWrong: {
    id: 'content.entries.nameWrong',
    defaultMessage: 'Use lower-case letters, digits and hyphens, and begin with a letter or digit.',
    description: 'Console, content: below the field, when the name of a new banner or article cannot be used.',
  },
  titleMissing: {
    id: 'content.entries.titleMissing',
    defaultMessage: 'Write a title.',
    description: 'Console, content: below the field, when a new banner, article or page has no title.',
  },
  place: {
    id: 'content.entries.place',
    defaultMessage: 'Where it stands',
    description: 'Console, content, blocks: label of the choice of the part of a page for a new block.',
  },
  screens: {
    id: 'content.entries.screens',
    defaultMessage: 'For which screens',
    description: 'Console, content, blocks: label of the choice of phones, wide screens or both for a new block.',
  },
  both: {
    id: 'content.entries.both',
    defaultMessage: 'All screens',
    description: 'Console, content, blocks: choice in “For which screens”.',
  },
  mobile: {
    id: 'content.entries.mobile',
    defaultMessage: 'Phones',
    description: 'Console, content: choice of screens, and mark of a banner or block.',
  },
  desktop: {
    id: 'content.entries.desktop',
    defaultMessage: 'Wide screens',
    description: 'Console, content: choice of screens, and mark of a banner or block.',
  },
  open: {
    id: 'content.entries.open',
    defaultMessage: 'Change {name}',
    description:
      'Console, content: link to the form of one banner, article, page or block, for screen readers. name: "autumn".',
  },
  up: {
    id: 'content.entries.up',
    defaultMessage: 'Move {name} up',
    description: 'Console, content, banners: button that puts a banner before the one above it. name: "autumn".',
  },
  remove: {
    id: 'content.entries.remove',
    defaultMessage: 'Remove',
    description: 'Console, content: button that takes a banner, article, page or block out of the draft; a verb.',
  },
  removed: {
    id: 'content.entries.removed',
    defaultMessage: 'Removed in the draft. Patients see it until you publish.',
    description: 'Console, content: note in the list and on the page of a banner, article, page or block.',
  },
  putBack: {
    id: 'content.entries.putBack',
    defaultMessage: 'Put back',
    description: 'Console, content: button that takes the removal of a banner or article back; a verb.',
  },
  lacks: {
    id: 'content.entries.lacks',
    defaultMessage: 'Missing: {languages}',
    description:
      'Console, content: mark of a banner, article or block that is not written in some languages. languages: "Arabic and Indonesian".',
  },
  changed: {
    id: 'content.entries.changed',
    defaultMessage: 'Changed',
    description: 'Console, content: mark of a banner, article or block with changes that are not published.',
  },
  fresh: {
    id: 'content.entries.fresh',
    defaultMessage: 'New',
    description: 'Console, content: mark of a banner, article or block that patients have not seen yet.',
  },
  from: {
    id: 'content.entries.from',
    defaultMessage: 'From {from}',
    description: 'Console, content, banners: when a banner begins to show. from: "20 Nov, 16:05".',
  },
  until: {
    id: 'content.entries.until',
    defaultMessage: 'Until {until}',
    description: 'Console, content, banners: when a banner stops showing. until: "31 Dec, 23:59".',
  },
  write: {
    id: 'content.entries.write',
    defaultMessage: 'Write it in {language}',
    description:
      'Console, content: button that begins a banner, article or block in a further language with a copy of the English one. language: "Arabic".',
  },
  unwritten: {
    id: 'content.entries.unwritten',
    defaultMessage: 'Not written in {language}: patients read English there.',
    description: 'Console, content: note on the page of a banner, article or block. language: "Arabic".',
  },
  unwrite: {
    id: 'content.entries.unwrite',
    defaultMessage: 'Remove {language}',
    description:
      'Console, content: button that takes one language of a banner, article or block away. language: "Arabic".',
  },
  meanwhile: {
    id: 'content.entries.meanwhile',
    defaultMessage: 'Somebody else changed this meanwhile. Look at it again.',
    description:
      'Console, content: beside a button: what was pressed was not done. "This": a banner, article or block.',
  },
  everywhere: {
    id: 'content.entries.everywhere',
    defaultMessage: 'In all languages',
    description: 'Console, content: heading above the fields that do not depend on a language, such as dates.',
  },
  texts: {
    id: 'content.entries.texts',
    defaultMessage: 'Texts',
    description: 'Console, content: heading above the fields in each language.',
  },
  kind: {
    id: 'content.entries.kind',
    defaultMessage: 'How it is drawn',
    description: 'Console, content, blocks: label of the choice of the kind of a new block: text, cards, links.',
  },
  pageHint: {
    id: 'content.entries.pageHint',
    defaultMessage: 'Patients reach it at {address}.',
    description: 'Console, content, terms and pages: below the heading of a page. address: "/documents/terms".',
  },
})
