import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the check that tells people from programs, in the catalogue of the way in. */
export const messages = defineMessages({
  working: {
    id: 'account.captcha.working',
    defaultMessage: 'One moment',
    description:
      'Sign-in and booking, title of a note that shows by itself for a few seconds after several failed tries, above the button. Short.',
  },
  workingWhy: {
    id: 'account.captcha.workingWhy',
    defaultMessage: 'We make sure that a person is asking, not a program. There is nothing for you to do.',
    description:
      'Sign-in and booking, under "One moment": the device computes something for a second or two. "A program" is software that guesses passwords.',
  },
  tick: {
    id: 'account.captcha.tick',
    defaultMessage: 'One more thing',
    description:
      'Sign-in and booking, title of a note above a box to tick, which shows after several failed tries. Short, a friendly tone.',
  },
  tickWhy: {
    id: 'account.captcha.tickWhy',
    defaultMessage: 'Tick the box to show that you are a person. It then goes on by itself.',
    description:
      'Sign-in and booking, under "One more thing". "The box" is the one of reCAPTCHA right below; "it" is what the patient was doing.',
  },
  frame: {
    id: 'account.captcha.frame',
    defaultMessage: 'Check that you are a person',
    description: 'Name of the frame with the box of reCAPTCHA, in sign-in and booking. Only read by screen readers.',
  },
})
