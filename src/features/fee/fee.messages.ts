import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  from: {
    id: 'care.fee.from',
    defaultMessage: 'from {fee}',
    description: 'The lowest fee of several visits to choose from. fee: "AED 350", shown bold.',
  },
})
