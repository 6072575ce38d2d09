import { defineMessages } from '#src/i18n/messages.ts'

/** Messages around what a check found; the sentences themselves are those of the contract, by code. */
export const messages = defineMessages({
  entry: {
    id: 'issues.within.entry',
    defaultMessage: 'entry {number}',
    description: 'Console, before what is wrong with one of the entries of a list, in small letters. number: "3".',
  },
})
