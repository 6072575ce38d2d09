import { defineMessages } from '#src/i18n/messages.ts'

/** What fields of the configuration say. */
export const messages = defineMessages({
  inLanguage: {
    id: 'console.form.inLanguage',
    defaultMessage: '{label} ({language})',
    description: 'Console, configuration: label of a text in one language. label: "Heading", language: "Arabic".',
  },
  inZone: {
    id: 'console.form.inZone',
    defaultMessage: '({zone} time)',
    description: 'Console: after the label of a day and time, whose clock it is. zone: "Asia/Dubai".',
  },
  missing: {
    id: 'console.form.missing',
    defaultMessage: 'Missing: English shows here.',
    description: 'Console, configuration: note at the empty field of a text in another language.',
  },
  changed: {
    id: 'console.form.changed',
    defaultMessage: '{who} changed it, {day}, {time}. Not published.',
    description:
      'Console, configuration: note at a field that will be different. who: "Reem Nasser", day: "20 Nov", time: "16:05".',
  },
  undo: {
    id: 'console.form.undo',
    defaultMessage: 'Undo',
    description: 'Console, configuration: button at a changed field; a verb.',
  },
  undoNamed: {
    id: 'console.form.undoNamed',
    defaultMessage: 'Undo the change of {label}',
    description: 'Console, configuration: the same button for screen readers. label: "Brand colour".',
  },
  saving: {
    id: 'console.form.saving',
    defaultMessage: 'Saving…',
    description: 'Console, configuration: note at a field while it is stored in the draft.',
  },
  unsaved: {
    id: 'console.form.unsaved',
    defaultMessage: 'Saved when you leave the field.',
    description: 'Console, configuration: note at a field while one types. "Saved": it will be.',
  },
  save: {
    id: 'console.form.save',
    defaultMessage: 'Save now',
    description: 'Console, configuration: button at a field that could not be stored; a verb.',
  },
  conflict: {
    id: 'console.form.conflict',
    defaultMessage: '{who} changed this meanwhile, {day}, {time}: {value}',
    description:
      'Console, configuration: note at a field that somebody else changed. who: "Omar Aziz", day: "20 Nov", time: "16:05", value: "#0d5f68".',
  },
  mine: {
    id: 'console.form.mine',
    defaultMessage: 'Keep mine',
    description: 'Console, configuration: button: what I typed replaces what somebody else wrote.',
  },
  theirs: {
    id: 'console.form.theirs',
    defaultMessage: 'Take theirs',
    description: 'Console, configuration: button: what somebody else wrote stays.',
  },
  add: {
    id: 'console.form.add',
    defaultMessage: 'Add',
    description: 'Console, configuration: button below a list; a verb.',
  },
  addNamed: {
    id: 'console.form.addNamed',
    defaultMessage: 'Add to {label}',
    description: 'Console, configuration: the same button for screen readers. label: "Markets".',
  },
  remove: {
    id: 'console.form.remove',
    defaultMessage: 'Remove {place}',
    description: 'Console, configuration: button beside an entry of a list. place: "2", which one it is.',
  },
  up: {
    id: 'console.form.up',
    defaultMessage: 'Move {place} up',
    description: 'Console, configuration: button beside an entry of a list. place: "2", which one it is.',
  },
  lightness: {
    id: 'console.form.lightness',
    defaultMessage: '{label}: lightness',
    description: 'Console, configuration: label of a number of a colour in OKLCH. label: "Accent".',
  },
  chroma: {
    id: 'console.form.chroma',
    defaultMessage: '{label}: chroma',
    description: 'Console, configuration: label of a number of a colour in OKLCH. label: "Accent".',
  },
  hue: {
    id: 'console.form.hue',
    defaultMessage: '{label}: hue',
    description: 'Console, configuration: label of a number of a colour in OKLCH. label: "Accent".',
  },
  entry: {
    id: 'console.form.entry',
    defaultMessage: '{label}, {place}',
    description: 'Console, configuration: label of an entry of a list. label: "Markets", place: "2".',
  },
  empty: {
    id: 'console.form.empty',
    defaultMessage: 'Nothing in the list.',
    description: 'Console, configuration: in the place of an empty list.',
  },
  picker: {
    id: 'console.form.picker',
    defaultMessage: '{label}: choose a colour',
    description:
      'Console, configuration: label of the square that opens the device’s colour picker. label: "Brand colour".',
  },
  contrast: {
    id: 'console.form.contrast',
    defaultMessage: 'White text on it: {ratio} to 1.',
    description: 'Console, configuration: note below a colour: its contrast. ratio: "6.3". "It" is the colour.',
  },
  nothing: {
    id: 'console.form.nothing',
    defaultMessage: 'nothing',
    description: 'Console, configuration: what stands in an empty field, within a sentence.',
  },
  emptyNumber: {
    id: 'console.form.emptyNumber',
    defaultMessage: 'While this is empty, {number} applies.',
    description:
      'Console, configuration: note at an empty field. number: what the product has, such as "8", "24, 2" (hours before a visit) or "21:00".',
  },
  emptyHours: {
    id: 'console.form.emptyHours',
    defaultMessage: 'While this is empty: until the visit begins.',
    description: 'Console, configuration: note at an empty field: until when a visit can be cancelled or moved.',
  },
  emptyFee: {
    id: 'console.form.emptyFee',
    defaultMessage: 'While this is empty, nothing of the fee is kept.',
    description: 'Console, configuration: note at an empty field: the share of a fee that a late cancellation costs.',
  },
  emptyServer: {
    id: 'console.form.emptyServer',
    defaultMessage: 'While this is empty, the limit of the server applies.',
    description: 'Console, configuration: note at an empty field: how many codes may be texted in an hour.',
  },
  issues: {
    id: 'console.form.issues',
    defaultMessage:
      '{count, plural, one {One thing keeps this from being published} other {# things keep this from being published}}',
    description: 'Console, configuration: heading above a list of mistakes. "This" is the draft. count: "3".',
  },
  unknown: {
    id: 'console.form.unknown',
    defaultMessage: 'There is no such part of the configuration',
    description: 'Console, configuration: heading at an address that leads nowhere.',
  },
  command: {
    id: 'console.form.command',
    defaultMessage: 'the operator of the server',
    description: 'Console, configuration: in the place of a name in a sentence: somebody changed it by command line.',
  },
  shipped: {
    id: 'console.form.shipped',
    defaultMessage: 'the product',
    description: 'Console, configuration: in the place of a name in a sentence: it came with an update.',
  },
  someone: {
    id: 'console.form.someone',
    defaultMessage: 'somebody',
    description: 'Console, configuration: in the place of a name in a sentence: nobody knows who.',
  },
  assetName: {
    id: 'console.form.assetName',
    defaultMessage: 'File {name}',
    description: 'Console, list of changes: a picture, film or font. name: "hero.webp".',
  },
  assetValue: {
    id: 'console.form.assetValue',
    defaultMessage: 'a file ({mark})',
    description:
      'Console, list of changes: what stands under the name of a file, within a sentence. mark: "3fa2b1c0", by which two of the same name are told apart.',
  },
})
