import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the ways in by other sites. */
export const messages = defineMessages({
  or: {
    id: 'account.social.or',
    defaultMessage: 'or',
    description:
      'Account: between the button "Continue" and the buttons "Continue with Google" and the like. In small letters.',
  },
  continueWith: {
    id: 'account.social.continueWith',
    defaultMessage: 'Continue with {site}',
    description: 'Account: button that signs in by another site. site: "Google" or "Facebook".',
  },
  almost: {
    id: 'account.social.almost',
    defaultMessage: 'One step to go',
    description: 'Account, title of a note: the patient came back from Google or Facebook for the first time.',
  },
  confirm: {
    id: 'account.social.confirm',
    defaultMessage:
      'Confirm your phone or email by a code or your password, once. From then on {site} signs you in, also to an account that you have already.',
    description:
      'Account, under "One step to go". "Code": the six digits that are sent to the patient. site: "Google" or "Facebook".',
  },
  drop: {
    id: 'account.social.drop',
    defaultMessage: 'Go on without {site}',
    description:
      'Account, button in the note "One step to go": the sign-in goes on, and the other site is not linked. site: "Google" or "Facebook".',
  },
  again: {
    id: 'account.social.again',
    defaultMessage: 'Try again',
    description: 'Account, button in the note "Google did not sign you in", where the network was lost meanwhile.',
  },
  failed: {
    id: 'account.social.failed',
    defaultMessage: '{site} did not sign you in',
    description:
      'Account, title of a note after the patient came back from another site; a sentence says why. site: "Google" or "Facebook".',
  },
})
