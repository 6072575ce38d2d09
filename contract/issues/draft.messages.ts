/** Why a change of a draft is not stored, whether it would be valid or not. By code; the end of a sentence that begins with where it is. */
export const messages = {
  pointerLong: {
    id: 'issues.pointerLong',
    defaultMessage: 'is longer than {most} characters',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field. most: "300".',
  },
  noPointer: {
    id: 'issues.noPointer',
    defaultMessage: 'is no JSON pointer',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field.',
  },
  ofInstallation: {
    id: 'issues.ofInstallation',
    defaultMessage: 'is set by whoever runs the installation',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field.',
  },
  asWhole: {
    id: 'issues.asWhole',
    defaultMessage: 'is changed as a whole, at {field}',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field. field: "/configuration/markets".',
  },
  severalFields: {
    id: 'issues.severalFields',
    defaultMessage: 'has several fields: name one of them',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field.',
  },
  unstorable: {
    id: 'issues.unstorable',
    defaultMessage: 'has a character that cannot be stored',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field.',
  },
  toUpload: {
    id: 'issues.toUpload',
    defaultMessage: 'is a file: it must be uploaded',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field.',
  },
  changeTwice: {
    id: 'issues.changeTwice',
    defaultMessage: 'is there twice',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field.',
  },
  changesAtOnce: {
    id: 'issues.changesAtOnce',
    defaultMessage: 'more than {most} changes at once',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field. most: "500".',
  },
  manyChanges: {
    id: 'issues.manyChanges',
    defaultMessage: 'a draft may have {most} changes: publish or undo some first',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field. most: "5000".',
  },
  draftLetters: {
    id: 'issues.draftLetters',
    defaultMessage: 'all values of a draft together may have {most} letters: publish or undo some first',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field. most: "4000000".',
  },
  manyDraftFiles: {
    id: 'issues.manyDraftFiles',
    defaultMessage: 'a draft may change {most} files: publish or undo some first',
    description:
      'Console, at a field or beside a button: why a change of the app’s set-up could not be stored; it ends a sentence that begins with the field. most: "100".',
  },
} as const
