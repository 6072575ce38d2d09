import { defineMessages } from '#src/i18n/messages.ts'

/** What staff read on their own phone, on which they try messages. */
export const messages = defineMessages({
  heading: {
    id: 'start.try.heading',
    defaultMessage: 'Try messages on this phone',
    description: 'Page that staff of the app open on their own phone: heading.',
  },
  lead: {
    id: 'start.try.lead',
    defaultMessage:
      'You came from the console of {brand}. For an hour, messages that you send from there appear here. They name a made-up visit. No account is needed, and this phone is told of nothing else.',
    description: 'Same page: what happens once messages are turned on. brand: name of the app.',
  },
  there: {
    id: 'start.try.there',
    defaultMessage: 'This phone is ready. Send a message in the console.',
    description: 'Same page, once messages are turned on.',
  },
  over: {
    id: 'start.try.over',
    defaultMessage: 'This address was used before or its time is over. Make a new one in the console.',
    description: 'Same page: the address from the console counts once, for a quarter of an hour.',
  },
  failed: {
    id: 'start.try.failed',
    defaultMessage: 'That did not work. Check the connection and press again.',
    description: 'Same page: this phone could not be registered.',
  },
  home: {
    id: 'start.try.home',
    defaultMessage: 'To the app',
    description: 'Same page: link to the home page.',
  },
})
