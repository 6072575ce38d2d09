import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the app, and a partner’s own. */
export const messages = defineMessages({
  lead: {
    id: 'content.words.lead',
    defaultMessage:
      'Every text of the app. Where you write your own, patients read yours; leave a field empty and they read ours.',
    description: 'Console, app texts: below the heading. "Ours": those of the app.',
  },
  search: {
    id: 'content.words.search',
    defaultMessage: 'Search in texts and names',
    description: 'Console, app texts: label of the field to search in; "names": the ids of the texts.',
  },
  find: {
    id: 'content.words.find',
    defaultMessage: 'Search',
    description: 'Console, app texts: button that starts the search; a verb.',
  },
  area: {
    id: 'content.words.area',
    defaultMessage: 'Part of the app',
    description: 'Console, app texts: label of the choice of which pages the texts are of.',
  },
  show: {
    id: 'content.words.show',
    defaultMessage: 'Show',
    description: 'Console, app texts: label of the choice of which texts are listed.',
  },
  all: {
    id: 'content.words.all',
    defaultMessage: 'All texts',
    description: 'Console, app texts: choice in “Show”.',
  },
  changed: {
    id: 'content.words.changed',
    defaultMessage: 'With your own words',
    description: 'Console, app texts: choice in “Show”: texts that the partner has its own words for.',
  },
  missing: {
    id: 'content.words.missing',
    defaultMessage: 'Missing in a language',
    description: 'Console, app texts: choice in “Show”: texts that the partner wrote in some of its languages only.',
  },
  wrong: {
    id: 'content.words.wrong',
    defaultMessage: 'With a mistake',
    description: 'Console, app texts: choice in “Show”: texts that keep the draft from being published.',
  },
  count: {
    id: 'content.words.count',
    defaultMessage: '{count, plural, one {One text} other {# texts}}',
    description: 'Console, app texts: how many were found. count: "37".',
  },
  none: {
    id: 'content.words.none',
    defaultMessage: 'No text is like that',
    description: 'Console, app texts: in the place of the list when nothing was found.',
  },
  pages: {
    id: 'content.words.pages',
    defaultMessage: 'Pages of the list',
    description: 'Console, app texts: name of the buttons to other pages; only read by screen readers.',
  },
  page: {
    id: 'content.words.page',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Console, app texts: between the buttons to other pages. page: "2", pages: "9".',
  },
  previous: {
    id: 'content.words.previous',
    defaultMessage: 'Previous page',
    description: 'Console, app texts: button to the page before this one in the list.',
  },
  next: {
    id: 'content.words.next',
    defaultMessage: 'Next page',
    description: 'Console, app texts: button to the page after this one in the list.',
  },
  own: {
    id: 'content.words.own',
    defaultMessage: 'Ours: {text}',
    description: 'Console, app texts: below a field: what the app itself says there. text: "Find care".',
  },
  gone: {
    id: 'content.words.gone',
    defaultMessage: 'The app no longer has this text.',
    description: 'Console, app texts: below a field of a text that patients never see.',
  },
  start: {
    id: 'content.words.start',
    defaultMessage: 'Start from ours',
    description: 'Console, app texts: button that puts the app’s own text into the empty field, to be changed; a verb.',
  },
  startNamed: {
    id: 'content.words.startNamed',
    defaultMessage: 'Start from ours: {label}',
    description: 'Console, app texts: the same button for screen readers. label: "care.searchBox.find (Arabic)".',
  },
  back: {
    id: 'content.words.back',
    defaultMessage: 'Use ours again',
    description:
      'Console, app texts: button that takes the partner’s own text away, so that the app’s own shows; a verb.',
  },
  backNamed: {
    id: 'content.words.backNamed',
    defaultMessage: 'Use ours again: {label}',
    description: 'Console, app texts: the same button for screen readers. label: "care.searchBox.find (Arabic)".',
  },
  yours: {
    id: 'content.words.yours',
    defaultMessage: 'Your words',
    description: 'Console, app texts: mark beside the name of a text that the partner has its own words for.',
  },
  lacks: {
    id: 'content.words.lacks',
    defaultMessage: 'Missing: {languages}',
    description:
      'Console, app texts: mark beside the name of a text that the partner wrote in some languages only. languages: "Arabic and Indonesian".',
  },
  ours: {
    id: 'content.words.ours',
    defaultMessage: 'Empty: patients read ours.',
    description: 'Console, app texts: note below an empty field where the partner wrote the text in another language.',
  },
  one: {
    id: 'content.words.one',
    defaultMessage: 'Show all texts',
    description: 'Console, app texts: link from one text to the list of all of them.',
  },
})
