import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  from: {
    id: 'care.fee.from',
    defaultMessage: 'from {fee}',
    description:
      'On the card or page of a doctor: the lowest of several fees of a visit, as in "from AED 350". fee: the price, for example "AED 350", shown bold.',
  },
})
