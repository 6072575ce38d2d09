/** What is wrong with a file, or with a field that names one. By code; the end of a sentence that begins with where it is. */
export const messages = {
  fileBytes: {
    id: 'issues.fileBytes',
    defaultMessage: 'has {bytes} bytes, and may have {most}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. bytes: "3000000", most: "8000000".',
  },
  notOfKind: {
    id: 'issues.notOfKind',
    defaultMessage: 'is no {ending} file',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. ending: "png".',
  },
  noDrawing: {
    id: 'issues.noDrawing',
    defaultMessage: 'is no drawing that can be kept: it must be one {tag} with a viewBox',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. tag: "<svg>".',
  },
  noCaptions: {
    id: 'issues.noCaptions',
    defaultMessage: 'holds no captions: lines of words below their times',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noPicture: {
    id: 'issues.noPicture',
    defaultMessage: 'cannot be read as a picture',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  pictureSides: {
    id: 'issues.pictureSides',
    defaultMessage: 'has {size} pixels, and may have {most} on each side',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. size: "640x480", most: "8000000".',
  },
  faceFile: {
    id: 'issues.faceFile',
    defaultMessage: 'the face "{family}" has no file',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. family: "Cairo".',
  },
  noFace: {
    id: 'issues.noFace',
    defaultMessage:
      'is no face: it must be {form}, or one of those that come with the app (docs/tenants.md names them)',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. form: "asset:<name>".',
  },
  notPicture: {
    id: 'issues.notPicture',
    defaultMessage: 'must name a picture',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  noAsset: {
    id: 'issues.noAsset',
    defaultMessage: 'there is no file "{name}" among the assets',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. name: "autumn".',
  },
  sharedKind: {
    id: 'issues.sharedKind',
    defaultMessage: 'must be png, jpg or webp: those who show shared pages read no svg',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  square: {
    id: 'issues.square',
    defaultMessage: 'must be square, 512 pixels or more; it is {size}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. size: "640x480".',
  },
  rasterKind: {
    id: 'issues.rasterKind',
    defaultMessage: 'must be png, jpg or webp',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field.',
  },
  wrongSize: {
    id: 'issues.wrongSize',
    defaultMessage: 'is {size}, not {wanted}',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. size: "640x480", wanted: "1080x1920".',
  },
  manyFiles: {
    id: 'issues.manyFiles',
    defaultMessage: 'is one too many: a tenant may have {most} files',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. most: "8000000".',
  },
  muchFiles: {
    id: 'issues.muchFiles',
    defaultMessage: 'is too much: the files of a tenant together may have {most} bytes',
    description:
      'Console, at a field or above a form, and the command line: what a check of the app’s set-up found there; it ends a sentence that begins with the field. most: "8000000".',
  },
} as const
