import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of setting up a second factor. */
export const messages = defineMessages({
  lead: {
    id: 'console.factor.lead',
    defaultMessage: 'Scan this with an authenticator app, then type the code that it shows.',
    description: 'Console: above the square picture (QR code). "It" is the app.',
  },
  picture: {
    id: 'console.factor.picture',
    defaultMessage: 'QR code for your authenticator app',
    description: 'Console: what the square picture is, only read by screen readers. The same is written below it.',
  },
  byHand: {
    id: 'console.factor.byHand',
    defaultMessage: 'Can’t scan? Type this key into the app:',
    description: 'Console, below the picture for an authenticator app: before a row of letters and digits.',
  },
  code: {
    id: 'console.factor.code',
    defaultMessage: 'Code from the app',
    description: 'Console: label of the six boxes below the picture for an authenticator app.',
  },
  keepHeading: {
    id: 'console.factor.keepHeading',
    defaultMessage: 'Keep your recovery codes',
    description: 'Console: heading above ten codes that are shown once.',
  },
  keepLead: {
    id: 'console.factor.keepLead',
    defaultMessage: 'Each signs you in once, should you lose your second factor. They are shown only now.',
    description: 'Console, under "Keep your recovery codes". "Each" is a code.',
  },
  copy: {
    id: 'console.factor.copy',
    defaultMessage: 'Copy',
    description: 'Console, below the recovery codes: button that puts them into the clipboard. A verb.',
  },
  copied: {
    id: 'console.factor.copied',
    defaultMessage: 'Copied',
    description: 'Console: short notice after the recovery codes were put into the clipboard.',
  },
  download: {
    id: 'console.factor.download',
    defaultMessage: 'Download as text',
    description: 'Console, below the recovery codes: button that stores them in a file. A verb.',
  },
  fileHeading: {
    id: 'console.factor.fileHeading',
    defaultMessage: 'Recovery codes for the {brand} console, {email}',
    description: 'Console: first line of the file with the codes. brand: "Liqa", email: "reem@example.com".',
  },
  kept: {
    id: 'console.factor.kept',
    defaultMessage: 'I have kept them',
    description: 'Console, below the recovery codes: button that leads on. "Them" are the codes.',
  },
})
