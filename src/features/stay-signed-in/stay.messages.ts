import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the choice to stay signed in. They are in the catalogue of the way in. */
export const messages = defineMessages({
  stay: {
    id: 'account.stay.label',
    defaultMessage: 'Stay signed in on this device',
    description:
      'Account: checkbox above the buttons of all ways to sign in, ticked at first. "This device": the phone or computer in use.',
  },
  stayHint: {
    id: 'account.stay.hint',
    defaultMessage: 'Leave it off on a device you share. You are then signed out when the browser is closed.',
    description:
      'Account, in small letters under "Stay signed in on this device". "It" is the checkbox, "share": use together with others.',
  },
})
