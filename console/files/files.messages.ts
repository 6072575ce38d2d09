import { defineMessages } from '#src/i18n/messages.ts'

/** The files of a partner’s app. */
export const messages = defineMessages({
  lead: {
    id: 'content.files.lead',
    defaultMessage:
      'The pictures, films, captions and fonts of your app. What you upload is in the draft; patients see it once you publish.',
    description: 'Console, files: below the heading.',
  },
  upload: {
    id: 'content.files.upload',
    defaultMessage: 'Upload files',
    description: 'Console, files: button that chooses files of the device; a verb.',
  },
  limits: {
    id: 'content.files.limits',
    defaultMessage:
      'png, jpg and webp up to {picture}, svg and vtt up to {text}, woff2 up to {font}, mp4 and webm up to {film}. {count, plural, one {One file} other {# files}} at most, {together} together.',
    description:
      'Console, files: note below the upload button. picture: "2 MB", text: "100 kB", font: "500 kB", film: "8 MB", count: "300", together: "100 MB".',
  },
  uploads: {
    id: 'content.files.uploads',
    defaultMessage: 'Uploads',
    description: 'Console, files: name of the list of files on their way, only read by screen readers.',
  },
  sending: {
    id: 'content.files.sending',
    defaultMessage: 'Sending {name}',
    description: 'Console, files: label of a bar of progress, only read by screen readers. name: "hero.webp".',
  },
  checking: {
    id: 'content.files.checking',
    defaultMessage: 'Checking {name}',
    description: 'Console, files: the same once all of the file is sent. name: "hero.webp".',
  },
  checked: {
    id: 'content.files.checked',
    defaultMessage: 'Being checked…',
    description: 'Console, files: beside the bar of progress, once all of a file is sent.',
  },
  done: {
    id: 'content.files.done',
    defaultMessage: '{name} is in the draft.',
    description: 'Console, files: said after an upload. name: "hero.webp".',
  },
  wrongKind: {
    id: 'content.files.wrongKind',
    defaultMessage:
      'This is no file that the app can show: its name must end in png, jpg, webp, svg, woff2, mp4, webm or vtt.',
    description: 'Console, files: why a chosen file was not taken.',
  },
  tooLarge: {
    id: 'content.files.tooLarge',
    defaultMessage: 'It has {size}, and may have {most}.',
    description: 'Console, files: why a chosen file was not taken. size: "3.1 MB", most: "2 MB". "It" is the file.',
  },
  there: {
    id: 'content.files.there',
    defaultMessage: 'There is already a file of this name, from {who}, {day}, {time}.',
    description: 'Console, files: question at an upload. who: "Omar Aziz", day: "20 Nov", time: "16:05".',
  },
  gone: {
    id: 'content.files.gone',
    defaultMessage: '{who} removed the file of this name meanwhile, {day}, {time}.',
    description: 'Console, files: question at an upload. who: "Omar Aziz", day: "20 Nov", time: "16:05".',
  },
  meanwhile: {
    id: 'content.files.meanwhile',
    defaultMessage: 'Someone changed this file meanwhile. Look at it, then press again.',
    description: 'Console, files: why a button at a file did nothing.',
  },
  replace: {
    id: 'content.files.replace',
    defaultMessage: 'Replace',
    description: 'Console, files: button that puts another file in the place of one; a verb.',
  },
  replaceNamed: {
    id: 'content.files.replaceNamed',
    defaultMessage: 'Replace {name}',
    description: 'Console, files: the same button for screen readers. name: "hero.webp".',
  },
  remove: {
    id: 'content.files.remove',
    defaultMessage: 'Remove',
    description: 'Console, files: button that takes a file out of the draft; a verb.',
  },
  removeNamed: {
    id: 'content.files.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'Console, files: the same button for screen readers. name: "hero.webp".',
  },
  again: {
    id: 'content.files.again',
    defaultMessage: 'Try again',
    description: 'Console, files: button at an upload that failed; a verb.',
  },
  leave: {
    id: 'content.files.leave',
    defaultMessage: 'Leave it',
    description: 'Console, files: button at an upload that was not taken: it is not tried again.',
  },
  measured: {
    id: 'content.files.measured',
    defaultMessage: '{size} pixels, {bytes}',
    description: 'Console, files: below the name of a picture. size: "640 × 512", bytes: "41 kB".',
  },
  used: {
    id: 'content.files.used',
    defaultMessage: '{count, plural, one {Used in one field} other {Used in # fields}}',
    description: 'Console, files: before a list of fields that name a file. count: "3".',
  },
  stillUsed: {
    id: 'content.files.stillUsed',
    defaultMessage: '{count, plural, one {Still named in one field} other {Still named in # fields}}',
    description: 'Console, files: before a list of fields that name a file which was removed. count: "3".',
  },
  unused: {
    id: 'content.files.unused',
    defaultMessage: 'Used nowhere',
    description: 'Console, files: in the place of the list of fields that name a file.',
  },
  added: {
    id: 'content.files.added',
    defaultMessage: 'New',
    description: 'Console, files: mark of a file that patients do not see yet.',
  },
  replaced: {
    id: 'content.files.replaced',
    defaultMessage: 'Replaced',
    description: 'Console, files: mark of a file in whose place another one is.',
  },
  gones: {
    id: 'content.files.gones',
    defaultMessage: 'Removed',
    description: 'Console, files: mark of a file that goes with the next publishing.',
  },
  none: {
    id: 'content.files.none',
    defaultMessage: 'No files yet',
    description: 'Console, files: in the place of the list.',
  },
  choose: {
    id: 'content.files.choose',
    defaultMessage: '{label}: choose a file',
    description: 'Console, configuration: label of a list of the files of the app. label: "Picture".',
  },
  noFile: {
    id: 'content.files.noFile',
    defaultMessage: 'No file',
    description: 'Console, configuration: first entry of a list of files: none.',
  },
  other: {
    id: 'content.files.other',
    defaultMessage: 'Other address',
    description: 'Console, configuration: entry of a list of files, where something else stands in the field.',
  },
  fromFile: {
    id: 'content.files.fromFile',
    defaultMessage: 'Take an SVG file',
    description:
      'Console, configuration: button below the markup of the logo; chooses a drawing of the device. A verb.',
  },
  notDrawing: {
    id: 'content.files.notDrawing',
    defaultMessage: 'This is no SVG file of {most} letters at most.',
    description: 'Console, configuration: why a chosen logo was not taken. most: "4000".',
  },
})
