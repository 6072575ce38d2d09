import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  title: {
    id: 'partner.entry.title',
    defaultMessage: 'Sign in with {partner}?',
    description:
      'Heading of a sheet, for a patient who came by a link on the site of their insurer or hospital. partner: its name.',
  },
  lead: {
    id: 'partner.entry.lead',
    defaultMessage: '{partner} has sent you here with your name and phone number. With them you need no code.',
    description: 'Under the heading "Sign in with …?". partner: the insurer or hospital on whose site the patient was.',
  },
  someoneElse: {
    id: 'partner.entry.someone_else',
    defaultMessage: 'Someone is signed in on this device already. If that is not you, they are signed out.',
    description: 'Under the heading "Sign in with …?", where a patient is signed in. "They" are that other patient.',
  },
  accept: {
    id: 'partner.entry.accept',
    defaultMessage: 'Sign in',
    description: 'Button of the sheet "Sign in with …?": signs the patient in with what the partner sent.',
  },
  decline: {
    id: 'partner.entry.decline',
    defaultMessage: 'Not now',
    description: 'Button of the sheet "Sign in with …?": closes it, and the patient goes on without signing in.',
  },
  otherWay: {
    id: 'partner.entry.other_way',
    defaultMessage: 'Sign in by phone',
    description:
      'Link to the sign-in, where the link from the partner did not work. "By phone" is with a code or a password.',
  },
  back: {
    id: 'partner.entry.back',
    defaultMessage: 'Back to {partner}',
    description: 'Link to the site of the insurer or hospital, where its link did not work. partner: its name.',
  },
  done: {
    id: 'partner.entry.done',
    defaultMessage: 'You are signed in.',
    description: 'Short notice at the bottom of the screen after a sign-in with what the partner sent.',
  },
})
