import { defineMessages } from '#src/i18n/messages.ts'

/** What is not published yet, and publishing it. */
export const messages = defineMessages({
  heading: {
    id: 'console.draft.heading',
    defaultMessage: 'Draft',
    description: 'Console, bar about what is not published yet: heading of it, only read by screen readers.',
  },
  count: {
    id: 'console.draft.count',
    defaultMessage:
      '{count, plural, =0 {Nothing waits to be published} one {One change not published} other {# changes not published}}',
    description: 'Console, bar about what is not published yet: count: "3".',
  },
  by: {
    id: 'console.draft.by',
    defaultMessage: 'By {who}',
    description:
      'Console, bar about what is not published yet: whose changes they are. who: "Reem Nasser and Omar Aziz".',
  },
  shown: {
    id: 'console.draft.shown',
    defaultMessage: 'Patients see version {version}, published {day}, {time} by {who}',
    description:
      'Console, bar about what is not published yet: version: "41", day: "20 Nov", time: "16:05", who: "Omar Aziz".',
  },
  shownFirst: {
    id: 'console.draft.shownFirst',
    defaultMessage: 'Patients see what the app had from the start',
    description: 'Console, bar about what is not published yet: nothing was published yet.',
  },
  changes: {
    id: 'console.draft.changes',
    defaultMessage: 'See the changes',
    description: 'Console, bar about what is not published yet: opens the list of them.',
  },
  discard: {
    id: 'console.draft.discard',
    defaultMessage: 'Discard',
    description: 'Console, bar about what is not published yet: button; a verb.',
  },
  publish: {
    id: 'console.draft.publish',
    defaultMessage: 'Publish',
    description: 'Console, bar about what is not published yet: button; a verb.',
  },
  published: {
    id: 'console.draft.published',
    defaultMessage: 'Version {version} is published. Patients see it now.',
    description: 'Console, bar about what is not published yet: said after publishing. version: "42".',
  },
  discarded: {
    id: 'console.draft.discarded',
    defaultMessage: 'All changes are discarded.',
    description: 'Console, bar about what is not published yet: said afterwards.',
  },
  discardTitle: {
    id: 'console.draft.discardTitle',
    defaultMessage: 'Discard all changes?',
    description: 'Console, bar about what is not published yet: question; everybody’s changes.',
  },
  discardLead: {
    id: 'console.draft.discardLead',
    defaultMessage: '{count, plural, one {One change} other {# changes}} of {who} will be gone. This cannot be undone.',
    description:
      'Console, bar about what is not published yet: below the question. count: "3", who: "Reem Nasser and Omar Aziz".',
  },
  keep: {
    id: 'console.draft.keep',
    defaultMessage: 'Keep them',
    description:
      'Console, bar about what is not published yet: answer to the question whether to discard changes. "Them" are the changes.',
  },
  changedMeanwhile: {
    id: 'console.draft.changedMeanwhile',
    defaultMessage: 'Someone changed the draft meanwhile. Look at the changes, then press again.',
    description: 'Console, bar about what is not published yet: said where publishing or discarding was refused.',
  },
  conflicts: {
    id: 'console.draft.conflicts',
    defaultMessage: 'Someone published something else in these fields meanwhile: {fields}. Decide there which stays.',
    description:
      'Console, bar about what is not published yet: said where publishing was refused. fields: "Brand colour, Heading".',
  },
  issues: {
    id: 'console.draft.issues',
    defaultMessage: 'Some fields keep this from being published. They are listed on this page.',
    description:
      'Console, bar about what is not published yet: said where publishing was refused. "They" are the fields, "this" is the draft.',
  },
  unsaved: {
    id: 'console.draft.unsaved',
    defaultMessage: 'This could not be saved: {fields}. So nothing was done. {why}',
    description:
      'Console: said where publishing, or sending a test, first had to save what was typed. fields: "Heading (English)", why: a sentence, such as "You’re offline. Try again once you are connected."',
  },
  warned: {
    id: 'console.draft.warned',
    defaultMessage: 'What was just saved has a warning. Look at it, then press again.',
    description: 'Console, bar about what is not published yet: said where publishing was pressed right after typing.',
  },
  undecided: {
    id: 'console.draft.undecided',
    defaultMessage: 'Someone else changed this meanwhile: {fields}. So nothing was done. Decide there which stays.',
    description:
      'Console: said where publishing, or sending a test, first had to save what was typed. fields: "Heading (English)".',
  },
  row: {
    id: 'console.draft.row',
    defaultMessage: '{field}: from {before} to {after}',
    description:
      'Console, bar about what is not published yet: one change in the list. field: "Brand colour", before: "#0d5f68", after: "#0b5a8a".',
  },
  who: {
    id: 'console.draft.who',
    defaultMessage: '{who}, {day}, {time}',
    description:
      'Console, bar about what is not published yet: who made a change and when. who: "Reem Nasser", day: "20 Nov", time: "16:05".',
  },
  viewer: {
    id: 'console.draft.viewer',
    defaultMessage: 'You can look at everything here. To change it you need the role of an editor: ask an owner.',
    description: 'Console, most pages: note below what is not published yet, for somebody who may only look.',
  },
})
