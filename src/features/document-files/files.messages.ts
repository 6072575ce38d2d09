import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of files that are sent and looked at, of a patient's documents and of a visit's. */
export const messages = defineMessages({
  open: {
    id: 'documents.open',
    defaultMessage: 'Open',
    description: 'Documents: opens one file beside the app (a verb).',
  },
  sending: {
    id: 'documents.sending',
    defaultMessage: '{sent} of {whole}',
    description: 'Documents: progress of a file that is being sent. sent, whole: sizes with their unit, as in 1.3 MB.',
  },
  checking: {
    id: 'documents.checking',
    defaultMessage: 'Checking the file',
    description: 'Documents: the whole file was sent, and the server looks whether it can be used.',
  },
  ready: {
    id: 'documents.ready',
    defaultMessage: 'Ready · {size}',
    description: 'Documents: a file was sent and can be saved with its document. size: with its unit.',
  },
  stopped: {
    id: 'documents.stopped',
    defaultMessage: 'Stopped at {percent, number}%: the connection dropped. We try again by ourselves.',
    description:
      'Documents: a file is being sent and the network was lost. percent: how much was sent. “We” is the app.',
  },
  stoppedForGood: {
    id: 'documents.stoppedForGood',
    defaultMessage: 'Stopped at {percent, number}%: no connection. The file is still on your device.',
    description:
      'Documents: a file could not be sent, and nothing is tried by itself any more. percent: how much was sent.',
  },
  waits: {
    id: 'documents.waits',
    defaultMessage: '{size} · no connection. Save, and it is sent later.',
    description:
      'Documents: a chosen file could not be sent. Saved, the document waits on the device with it and is sent once there is a connection. size: such as 1.2 MB.',
  },
  again: {
    id: 'documents.again',
    defaultMessage: 'Try again',
    description: 'Documents: button beside a file that could not be sent.',
  },
  remove: {
    id: 'documents.remove',
    defaultMessage: 'Remove {name}',
    description: 'Documents, only read by screen readers: button that takes a file out of the form. name: of the file.',
  },
  progressOf: {
    id: 'documents.progressOf',
    defaultMessage: 'Sending {name}',
    description: 'Documents, only read by screen readers: name of the progress bar. name: of the file.',
  },
  tooLarge: {
    id: 'documents.tooLarge',
    defaultMessage: '{size} is too large. Up to {most} MB each.',
    description: 'Documents, at a chosen file. size: with its unit. most: megabytes that one file may have.',
  },
  empty: {
    id: 'documents.empty',
    defaultMessage: 'This file is empty.',
    description: 'Documents, at a chosen file that has no bytes at all.',
  },
  reasonType: {
    id: 'documents.reasonType',
    defaultMessage: 'This is not a PDF or a picture that we can read. Choose a PDF, JPG, PNG or WebP.',
    description: 'Documents, at a file that was refused. “We” is the service.',
  },
  heic: {
    id: 'documents.heic',
    defaultMessage:
      'This browser can’t open HEIC pictures. On the iPhone choose “Most Compatible” in Settings › Camera › Formats, or send the picture as JPG.',
    description:
      'Documents, at a picture of a phone’s own format that cannot be used here. The words in quotes are of the iPhone.',
  },
  opening: {
    id: 'documents.opening',
    defaultMessage: 'Opening the file',
    description: 'Documents: a file was chosen, and the device reads it before it is sent.',
  },
  reasonBroken: {
    id: 'documents.reasonBroken',
    defaultMessage: 'This file is damaged and can’t be opened. Scan it or take the photo again.',
    description: 'Documents, at a file that was refused: it ends too early or makes no sense.',
  },
  reasonActive: {
    id: 'documents.reasonActive',
    defaultMessage: 'This PDF contains a program or another file. Print it to a new PDF and choose that.',
    description: 'Documents, at a file that was refused because it runs something when it is opened.',
  },
  reasonLocked: {
    id: 'documents.reasonLocked',
    defaultMessage: 'This PDF has a password. Save it without one and choose it again.',
    description: 'Documents, at a file that was refused. “One” is a password.',
  },
  reasonPixels: {
    id: 'documents.reasonPixels',
    defaultMessage: 'This picture has too many points. Choose a smaller one.',
    description: 'Documents, at a picture that was refused: its resolution is too high.',
  },
  reasonInfected: {
    id: 'documents.reasonInfected',
    defaultMessage: 'This file is not safe: our virus check found something in it.',
    description: 'Documents, at a file that was refused. “Our” is the service.',
  },
  download: {
    id: 'documents.download',
    defaultMessage: 'Download',
    description: 'Documents: link that stores a file on the device (a verb).',
  },
  loadingFile: {
    id: 'documents.loadingFile',
    defaultMessage: 'Loading the file',
    description: 'Only read by screen readers, while a file of a document is loaded.',
  },
  unopened: {
    id: 'documents.unopened',
    defaultMessage: 'This browser did not open the file. Download it instead.',
    description: 'A document, under “Open” and “Download” of one of its files: the browser opens no window for it.',
  },
  fileFailed: {
    id: 'documents.fileFailed',
    defaultMessage: 'This file didn’t load.',
    description: 'Documents, details: in place of a file that could not be loaded.',
  },
  fileOffline: {
    id: 'documents.fileOffline',
    defaultMessage: 'This file needs a connection.',
    description: 'Documents, details: in place of a file that this device has not kept, without a connection.',
  },
  size: {
    id: 'documents.size',
    defaultMessage: '{amount} MB',
    description: 'Documents: size of a file in megabytes. amount: with one decimal, as in 1.3.',
  },
  deviceFull: {
    id: 'documents.deviceFull',
    defaultMessage:
      'There is no room for these files to wait on this device: up to {most, number} MB, or less where it is short of space. Send or discard what waits, or take files out.',
    description:
      'Documents, form: why a document is not kept on the device until there is a connection. most: megabytes that files may take there while they wait.',
  },
})
