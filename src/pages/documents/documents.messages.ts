import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of a patient's documents. */
export const messages = defineMessages({
  add: {
    id: 'documents.add',
    defaultMessage: 'Add a document',
    description: 'Documents: button that opens the form for a new document.',
  },
  change: {
    id: 'documents.change',
    defaultMessage: 'Change document',
    description: 'Documents: heading of the form that changes a stored document.',
  },
  everything: {
    id: 'documents.everything',
    defaultMessage: 'All',
    description: 'Documents: chip that shows documents of every kind; beside it stands how many there are. One word.',
  },
  people: {
    id: 'documents.people',
    defaultMessage: 'Whose documents',
    description:
      'Only read by screen readers: name of the chips that show the documents of one person, the patient or a relative.',
  },
  kinds: {
    id: 'documents.kinds',
    defaultMessage: 'Kind of document',
    description: 'Only read by screen readers: name of the chips that show documents of one kind.',
  },
  thisMonth: {
    id: 'documents.thisMonth',
    defaultMessage: 'This month',
    description: 'Documents: heading above those that were added in this month.',
  },
  earlier: {
    id: 'documents.earlier',
    defaultMessage: 'Earlier',
    description: 'Documents: heading above those that were added before this month. One word.',
  },
  files: {
    id: 'documents.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Documents, under a title: how many files the document has. count: that number.',
  },
  noneTitle: {
    id: 'documents.noneTitle',
    defaultMessage: 'No documents yet',
    description: 'Documents: heading where the patient has stored none.',
  },
  noneWhy: {
    id: 'documents.noneWhy',
    defaultMessage: 'Keep results, prescriptions and your insurance card here, and have them with you at every visit.',
    description: 'Documents, under “No documents yet”: what they are for. “Here” is this page.',
  },
  noneOfKind: {
    id: 'documents.noneOfKind',
    defaultMessage: 'No document of this kind.',
    description: 'Documents: no stored one has the kind that was chosen by a chip.',
  },
  private: {
    id: 'documents.private',
    defaultMessage: 'Only you can open these. Where and when a photo was taken is removed before it is stored.',
    description:
      'Documents, note under the list: “these” are the documents. Position and date of the camera are taken out of pictures.',
  },
  offline: {
    id: 'documents.offline',
    defaultMessage: 'Documents need a connection',
    description: 'Documents: heading where the device is offline and none were loaded.',
  },
  offlineWhy: {
    id: 'documents.offlineWhy',
    defaultMessage: 'This device has no list of them. They come back when you are online.',
    description: 'Documents, under “Documents need a connection”. “They” are the documents.',
  },
  stale: {
    id: 'documents.stale',
    defaultMessage: 'No connection. This is what was here a moment ago.',
    description: 'Documents, note above the list: it could not be loaded anew.',
  },
  staleAgo: {
    id: 'documents.staleAgo',
    defaultMessage: 'No connection. This is what was here {ago}.',
    description: 'The same note, where the list is older than a minute. ago: in lower case, "3 hours ago".',
  },
  onDevice: {
    id: 'documents.onDevice',
    defaultMessage: 'On this device',
    description: 'Documents without a connection, badge in a row: it was opened before and opens now. Short.',
  },
  keptHere: {
    id: 'documents.keptHere',
    defaultMessage: 'This device keeps what you open, so that it opens without a connection. Signing out removes it.',
    description: 'Documents, details of one that was opened on this phone or computer.',
  },
  removeHere: {
    id: 'documents.removeHere',
    defaultMessage: 'Remove from this device',
    description:
      'Documents, details: button (a verb) that deletes the copy on this phone or computer; the document stays stored.',
  },
  removedHere: {
    id: 'documents.removedHere',
    defaultMessage: 'Removed from this device. Opening it again keeps it again.',
    description: 'Documents, details, after "Remove from this device". "It" is the document.',
  },
  stillHere: {
    id: 'documents.stillHere',
    defaultMessage: 'It could not be removed. Please try again.',
    description: 'Documents, details, after "Remove from this device" failed. "It" is the document’s copy.',
  },
  full: {
    id: 'documents.full',
    defaultMessage: 'There is hardly any room left: {used} of {most} MB.',
    description: 'Documents, note above the list. used, most: megabytes of all files, and how many there may be.',
  },
  takePhoto: {
    id: 'documents.takePhoto',
    defaultMessage: 'Take a photo',
    description: 'Documents, new one: button that opens the camera.',
  },
  chooseFile: {
    id: 'documents.chooseFile',
    defaultMessage: 'Choose files',
    description: 'Documents, new one: button that opens the files of the device.',
  },
  drop: {
    id: 'documents.drop',
    defaultMessage: 'Or drop files here',
    description: 'Documents, new one, on a computer: files can be dragged with the mouse onto this area.',
  },
  kindsOfFiles: {
    id: 'documents.kindsOfFiles',
    defaultMessage: 'PDF, JPG, PNG, WebP or HEIC, up to {most} MB each, {count} at most.',
    description: 'Documents, new one: which files are taken. most: megabytes of one file. count: how many files.',
  },
  withheld: {
    id: 'documents.withheld',
    defaultMessage:
      '{count, plural, one {# document is of someone who has to agree first. It is kept, and shown when they do.} other {# documents are of someone who has to agree first. They are kept, and shown when they do.}}',
    description:
      'Documents: note above the list. They belong to adults who have not agreed that the patient books for them. count: how many.',
  },
  tooMany: {
    id: 'documents.tooMany',
    defaultMessage: '{count} files at most in one document. Add another document for the others.',
    description: 'Documents, form: more files were chosen than one document may have. count: how many it may have.',
  },
  needsFile: {
    id: 'documents.needsFile',
    defaultMessage: 'Choose a file or take a photo first.',
    description: 'Documents, form: error where the document has no file.',
  },
  stillSending: {
    id: 'documents.stillSending',
    defaultMessage: 'One file is still being sent. Save when it is ready.',
    description: 'Documents, form: why the press on “Save” was refused.',
  },
  hasRefused: {
    id: 'documents.hasRefused',
    defaultMessage: 'One file can’t be used. Remove it, then save.',
    description: 'Documents, form: why the press on “Save” was refused.',
  },
  tag: {
    id: 'documents.tag',
    defaultMessage: 'What is it?',
    description: 'Documents, form: label of the list of kinds, such as a result or a prescription.',
  },
  choose: {
    id: 'documents.choose',
    defaultMessage: 'Choose',
    description: 'Documents, form: first entry of a list, before anything is chosen (a verb).',
  },
  name: {
    id: 'documents.name',
    defaultMessage: 'Title',
    description: 'Documents, form: label of the field for the title of the document. One word.',
  },
  notes: {
    id: 'documents.notes',
    defaultMessage: 'Notes',
    description: 'Documents, form and details: the patient’s own words about the document. One word.',
  },
  optional: {
    id: 'documents.optional',
    defaultMessage: 'Optional',
    description: 'Documents, form: mark at a field that may stay empty. One word.',
  },
  forWhom: {
    id: 'documents.forWhom',
    defaultMessage: 'For whom?',
    description: 'Documents, form: label of the list with the patient and their relatives.',
  },
  myself: {
    id: 'documents.myself',
    defaultMessage: 'Me',
    description: 'Documents: the patient themselves in the list “For whom?”. One word.',
  },
  errorTag: {
    id: 'documents.errorTag',
    defaultMessage: 'Choose what it is.',
    description: 'Documents, form: error at the list “What is it?”.',
  },
  errorTitle: {
    id: 'documents.errorTitle',
    defaultMessage: 'Enter a title.',
    description: 'Documents, form: error at the empty field “Title”.',
  },
  errorText: {
    id: 'documents.errorText',
    defaultMessage: 'Remove < and > and other signs that can’t be stored.',
    description: 'Documents, form: error at a text with signs that are refused.',
  },
  errorLong: {
    id: 'documents.errorLong',
    defaultMessage: 'Up to {max, number} characters.',
    description: 'Documents, form: error at a text that is too long. max: how long it may be.',
  },
  filesElsewhere: {
    id: 'documents.filesElsewhere',
    defaultMessage:
      'The files of this document were changed on another device meanwhile. They are listed above as they are now, and nothing that you typed is lost. Please look at them and save again.',
    description:
      'Form of a document, above "Save" after it was pressed: nothing was saved yet. "Above" is the list of files in the same form.',
  },
  waitingTitle: {
    id: 'documents.waitingTitle',
    defaultMessage: 'Not sent yet',
    description: 'Documents: heading above documents that wait on this device to be sent, and badge of each of them.',
  },
  waitingRefused: {
    id: 'documents.waitingRefused',
    defaultMessage: 'Not accepted',
    description: 'Documents: badge of a document that waited on this device, was sent and refused. The reason follows.',
  },
  waitingWhy: {
    id: 'documents.waitingWhy',
    defaultMessage: 'It is only on this device, and is sent as soon as you are connected.',
    description: 'Documents, under the title of a document that waits on this device. “It” is the document.',
  },
  waitingSent: {
    id: 'documents.waitingSent',
    defaultMessage: 'It may be on its way already, and can be changed once we know that it arrived.',
    description: 'Documents, under the title of a document that was sent and not answered. “It” is the document.',
  },
  waitingCorrect: {
    id: 'documents.waitingCorrect',
    defaultMessage: 'Change it and save again, or discard it.',
    description: 'Documents, after the reason why a document that waited was refused. “It” is the document.',
  },
  changeOf: {
    id: 'documents.changeOf',
    defaultMessage: 'Change {title}',
    description: 'Documents: name of the button that opens the form of a document which waits. title: its title.',
  },
  discardOf: {
    id: 'documents.discardOf',
    defaultMessage: 'Discard {title}',
    description:
      'Documents: name of the button that deletes a document which waits from this device. title: its title.',
  },
  save: {
    id: 'documents.save',
    defaultMessage: 'Save',
    description: 'Documents: button that stores the document (a verb).',
  },
  saved: {
    id: 'documents.saved',
    defaultMessage: 'Document saved.',
    description: 'Documents: short notice after a document was stored.',
  },
  edit: {
    id: 'documents.edit',
    defaultMessage: 'Change',
    description: 'Documents: button in the details of a document that opens its form (a verb).',
  },
  delete: {
    id: 'documents.delete',
    defaultMessage: 'Delete',
    description: 'Documents: button that deletes a document, after a question (a verb).',
  },
  deleteTitle: {
    id: 'documents.deleteTitle',
    defaultMessage: 'Delete this document?',
    description: 'Documents: heading of the question before a document is deleted.',
  },
  deleteWhy: {
    id: 'documents.deleteWhy',
    defaultMessage: 'It is removed with its files and can’t be brought back.',
    description: 'Documents: under the question before a document is deleted. “It” is the document.',
  },
  deleted: {
    id: 'documents.deleted',
    defaultMessage: 'Document deleted.',
    description: 'Documents: short notice after a document was deleted.',
  },
  keep: {
    id: 'documents.keep',
    defaultMessage: 'Keep it',
    description: 'Documents: button that closes the question before a deletion. “It” is the document.',
  },
  deletionKept: {
    id: 'documents.deletionKept',
    defaultMessage: 'Not deleted yet',
    description: 'Documents: badge and title of a document whose deletion waits on this device until it can be sent.',
  },
  deletionKeptWhy: {
    id: 'documents.deletionKeptWhy',
    defaultMessage: 'It is deleted as soon as you are connected.',
    description: 'Documents, under "Not deleted yet". “It” is the document.',
  },
  added: {
    id: 'documents.added',
    defaultMessage: 'Added',
    description: 'Documents, details: label of the day on which the document was added. One word.',
  },
})
