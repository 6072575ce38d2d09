import { defineMessages } from '#src/i18n/messages.ts'

/** What patients saw before. */
export const messages = defineMessages({
  lead: {
    id: 'console.history.lead',
    defaultMessage:
      'Every version that patients saw, the newest first. Going back puts one into the draft: you look at it, then publish.',
    description: 'Console, history: below the heading. "One" and "it" are a version.',
  },
  none: {
    id: 'console.history.none',
    defaultMessage: 'Nothing was published yet',
    description: 'Console, history: in the place of the list.',
  },
  list: {
    id: 'console.history.list',
    defaultMessage: 'Versions',
    description: 'Console, history: name of the list, only read by screen readers.',
  },
  version: {
    id: 'console.history.version',
    defaultMessage: 'Version {version}',
    description: 'Console, history: heading of a row. version: "41".',
  },
  now: {
    id: 'console.history.now',
    defaultMessage: 'Patients see it now',
    description: 'Console, history: mark of the newest version. "It" is the version.',
  },
  about: {
    id: 'console.history.about',
    defaultMessage: '{day}, {time}, {who}',
    description:
      'Console, history: when a version was published and by whom. day: "20 Nov", time: "16:05", who: "Omar Aziz".',
  },
  changes: {
    id: 'console.history.changes',
    defaultMessage: '{count, plural, =0 {As a whole} one {One change} other {# changes}}',
    description: 'Console, history: how many fields differ from the version before. count: "3".',
  },
  restored: {
    id: 'console.history.restored',
    defaultMessage: 'As in version {version}',
    description: 'Console, history: the version brought back what another one had. version: "38".',
  },
  differs: {
    id: 'console.history.differs',
    defaultMessage: 'What differs from now',
    description: 'Console, history: opens a list of differences of a version to what patients see.',
  },
  same: {
    id: 'console.history.same',
    defaultMessage: 'Nothing differs.',
    description: 'Console, history: in the place of the list of differences.',
  },
  row: {
    id: 'console.history.row',
    defaultMessage: '{field}: now {now}, then {then}',
    description: 'Console, history: a difference. field: "Brand colour", now: "#0b5a8a", then: "#0d5f68".',
  },
  more: {
    id: 'console.history.more',
    defaultMessage: 'And {count} more.',
    description: 'Console, history: below the first differences. count: "40".',
  },
  back: {
    id: 'console.history.back',
    defaultMessage: 'Go back to this',
    description: 'Console, history: button at a version; "this" is the version.',
  },
  backNamed: {
    id: 'console.history.backNamed',
    defaultMessage: 'Go back to version {version}',
    description: 'Console, history: the same button for screen readers. version: "41".',
  },
  backTitle: {
    id: 'console.history.backTitle',
    defaultMessage: 'Go back to version {version}?',
    description: 'Console, history: question. version: "41".',
  },
  backLead: {
    id: 'console.history.backLead',
    defaultMessage:
      '{count, plural, one {One change that is} other {# changes that are}} not published will be replaced.',
    description: 'Console, history: below the question, where the draft has changes. count: "3".',
  },
  backFree: {
    id: 'console.history.backFree',
    defaultMessage: 'It goes into the draft. Patients see it once you publish.',
    description: 'Console, history: below the question, where nothing else waits to be published. "It" is the version.',
  },
  keep: {
    id: 'console.history.keep',
    defaultMessage: 'Stay here',
    description: 'Console, history: answer to the question whether to go back.',
  },
  done: {
    id: 'console.history.done',
    defaultMessage: 'Version {version} is in the draft. Publish it when it is right.',
    description: 'Console, history: said afterwards. version: "41".',
  },
  earlier: {
    id: 'console.history.earlier',
    defaultMessage: 'Earlier versions',
    description: 'Console, history: button below the list.',
  },
})
