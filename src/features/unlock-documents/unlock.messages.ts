import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of documents that open with a code of their own. */
export const messages = defineMessages({
  title: {
    id: 'unlock.title',
    defaultMessage: 'Your documents are locked',
    description: 'Documents: heading where they open with a one-time code.',
  },
  over: {
    id: 'unlock.over',
    defaultMessage: 'The ten minutes are over, so they are locked again.',
    description:
      'Documents, under “Your documents are locked”, where a code had opened them before. “They” are the documents.',
  },
  why: {
    id: 'unlock.why',
    defaultMessage: 'They open with a code that we text to your mobile number, and stay open for ten minutes.',
    description:
      'Documents, under “Your documents are locked”. “We” is the service, which texts (sends by SMS) a code.',
  },
  whyMail: {
    id: 'unlock.whyMail',
    defaultMessage: 'They open with a code that we email to you, and stay open for ten minutes.',
    description:
      'Documents, under “Your documents are locked”, where the account has no phone. “We” is the service, which emails a code.',
  },
  mailCode: {
    id: 'unlock.mailCode',
    defaultMessage: 'Email me the code',
    description: 'Documents: button that has a one-time code sent by email.',
  },
  sendCode: {
    id: 'unlock.sendCode',
    defaultMessage: 'Text me the code',
    description: 'Documents: button that has a one-time code sent by SMS.',
  },
  open: {
    id: 'unlock.open',
    defaultMessage: 'Open',
    description: 'Documents: button that opens the locked documents with the code that was typed (a verb).',
  },
})
