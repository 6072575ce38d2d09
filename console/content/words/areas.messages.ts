import { defineMessages } from '#src/i18n/messages.ts'

/** Parts of the app by which its texts are grouped. */
export const messages = defineMessages({
  every: {
    id: 'content.area.every',
    defaultMessage: 'The whole app',
    description: 'Console, app texts: choice in “Part of the app”: no part in particular.',
  },
  finding: {
    id: 'content.area.finding',
    defaultMessage: 'Home and search',
    description: 'Console, app texts: choice in “Part of the app”: where patients look for doctors.',
  },
  places: {
    id: 'content.area.places',
    defaultMessage: 'Doctor and clinic',
    description: 'Console, app texts: choice in “Part of the app”: the page of a doctor or a clinic.',
  },
  booking: {
    id: 'content.area.booking',
    defaultMessage: 'Booking and paying',
    description: 'Console, app texts: choice in “Part of the app”: the steps of a booking.',
  },
  visits: {
    id: 'content.area.visits',
    defaultMessage: 'Visits',
    description: 'Console, app texts: choice in “Part of the app”: what patients see of their booked visits.',
  },
  account: {
    id: 'content.area.account',
    defaultMessage: 'Account',
    description: 'Console, app texts: choice in “Part of the app”: signing in, profile, relatives, settings.',
  },
  app: {
    id: 'content.area.app',
    defaultMessage: 'Menus and the app itself',
    description: 'Console, app texts: choice in “Part of the app”: header, installing, being offline.',
  },
  refusals: {
    id: 'content.area.refusals',
    defaultMessage: 'What went wrong',
    description: 'Console, app texts: choice in “Part of the app”: sentences for when something could not be done.',
  },
  other: {
    id: 'content.area.other',
    defaultMessage: 'Everything else',
    description: 'Console, app texts: choice in “Part of the app”: texts of no other part.',
  },
})
