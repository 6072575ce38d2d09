import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the page on which an adult says whether somebody may book for them. */
export const messages = defineMessages({
  title: {
    id: 'consent.title',
    defaultMessage: 'May someone book for you?',
    description:
      'Page that an adult opens from a text message: heading until it is known who asks to book doctors’ visits for them.',
  },
  lead: {
    id: 'consent.lead',
    defaultMessage: 'You were sent this link because someone asks to book doctors’ visits for you. You decide.',
    description: 'Page for the answer of an adult, under "May someone book for you?", while it is loaded who asks.',
  },
  question: {
    id: 'consent.question',
    defaultMessage: 'May {name} book for you?',
    description:
      'Page for the answer of an adult: heading. name: first name of who asks to book doctors’ visits for them.',
  },
  means: {
    id: 'consent.means',
    defaultMessage: 'If you say yes, {name} can:',
    description: 'Page for the answer of an adult, before a list of what a yes means. name: first name of who asks.',
  },
  meansBook: {
    id: 'consent.meansBook',
    defaultMessage: 'book doctors’ visits for you, and cancel them',
    description: 'Page for the answer of an adult: first point after "If you say yes, Layla can:".',
  },
  meansSee: {
    id: 'consent.meansSee',
    defaultMessage: 'see those visits: doctor, place and time',
    description: 'Page for the answer of an adult: second point after "If you say yes, Layla can:".',
  },
  meansDetails: {
    id: 'consent.meansDetails',
    defaultMessage: 'keep the details about you that they entered, to book with them',
    description:
      'Page for the answer of an adult: third point after "If you say yes, Layla can:". "They" is who asks, details are name, birthday and the like.',
  },
  meansNot: {
    id: 'consent.meansNot',
    defaultMessage: 'Visits that you book yourself stay yours alone.',
    description: 'Page for the answer of an adult, under the list of what a yes means.',
  },
  meansEnd: {
    id: 'consent.meansEnd',
    defaultMessage: 'You can end it whenever you like, with the same link. Keep the message.',
    description:
      'Page for the answer of an adult, under the list. "It" is that somebody books for them; "message" is the text or mail.',
  },
  yes: {
    id: 'consent.yes',
    defaultMessage: 'Yes, I agree',
    description: 'Page for the answer of an adult: button that agrees to somebody booking for them.',
  },
  no: {
    id: 'consent.no',
    defaultMessage: 'No',
    description: 'Page for the answer of an adult: button that does not agree to somebody booking for them.',
  },
  until: {
    id: 'consent.until',
    defaultMessage: 'You can answer until {day}. Until you do, nothing can be booked for you.',
    description: 'Page for the answer of an adult, under the buttons. day: a date such as "Monday, 7 December".',
  },
  given: {
    id: 'consent.given',
    defaultMessage: 'You said yes',
    description: 'Page for the answer of an adult: heading after they agreed.',
  },
  givenWhat: {
    id: 'consent.givenWhat',
    defaultMessage: '{name} can book doctors’ visits for you and sees those visits.',
    description: 'Page for the answer of an adult, under "You said yes". name: first name of who asked.',
  },
  keepLink: {
    id: 'consent.keepLink',
    defaultMessage: 'Keep the link: you can come back here and end it whenever you like.',
    description: 'Page for the answer of an adult, above the button "End it". "It" is that somebody books for them.',
  },
  end: {
    id: 'consent.end',
    defaultMessage: 'End it',
    description: 'Page for the answer of an adult: button that asks whether nobody may book for them any more. A verb.',
  },
  endTitle: {
    id: 'consent.endTitle',
    defaultMessage: 'End booking for you?',
    description: 'Page for the answer of an adult: title of the question after "End it".',
  },
  endWhat: {
    id: 'consent.endWhat',
    defaultMessage: '{name} can book nothing more for you. Visits that are booked already stay booked.',
    description:
      'Page for the answer of an adult, in the question after "End it". name: first name of who books for them.',
  },
  endNow: {
    id: 'consent.endNow',
    defaultMessage: 'Yes, end it',
    description: 'Page for the answer of an adult, in the question: button that ends it.',
  },
  keep: {
    id: 'consent.keep',
    defaultMessage: 'Leave it as it is',
    description: 'Page for the answer of an adult, in the question: button that closes it and changes nothing.',
  },
  refused: {
    id: 'consent.refused',
    defaultMessage: 'You said no',
    description: 'Page for the answer of an adult: heading after they did not agree.',
  },
  refusedWhat: {
    id: 'consent.refusedWhat',
    defaultMessage: '{name} cannot book for you. If they ask again, you get a new message and decide anew.',
    description: 'Page for the answer of an adult, under "You said no". name: first name of who asked.',
  },
  revoked: {
    id: 'consent.revoked',
    defaultMessage: 'It is ended',
    description: 'Page for the answer of an adult: heading after they ended that somebody books for them.',
  },
  revokedWhat: {
    id: 'consent.revokedWhat',
    defaultMessage:
      '{name} can no longer book for you. Visits that are booked already stay booked: call the clinic if you do not want to go.',
    description: 'Page for the answer of an adult, under "It is ended". name: first name of who booked for them.',
  },
  expired: {
    id: 'consent.expired',
    defaultMessage: 'This link has run out',
    description: 'Page for the answer of an adult: heading where the two weeks for an answer are over.',
  },
  expiredWhy: {
    id: 'consent.expiredWhy',
    defaultMessage:
      'It was not answered in time, and nothing can be booked for you. Whoever asked can send you a new link.',
    description: 'Page for the answer of an adult, under "This link has run out". "It" is the link.',
  },
  unknown: {
    id: 'consent.unknown',
    defaultMessage: 'This link is no longer valid',
    description: 'Page for the answer of an adult: heading where the link is not known.',
  },
  unknownWhy: {
    id: 'consent.unknownWhy',
    defaultMessage:
      'You may have been sent a newer one, or whoever asked has taken it back. Check that the whole link was opened.',
    description:
      'Page for the answer of an adult, under "This link is no longer valid". "One" and "it": link and question.',
  },
  home: {
    id: 'consent.home',
    defaultMessage: 'To the start',
    description: 'Page for the answer of an adult: link to the home page, where the link of the message is of no use.',
  },
})
