import { defineMessages } from '#src/i18n/messages.ts'

/** What is said after a call that was one too many: until when, and how it goes on. */
export const messages = defineMessages({
  tooMany: {
    id: 'code.refused.tooMany',
    defaultMessage: 'That was a lot at once.',
    description:
      'Any step of a sign-in: the patient, or somebody in their network, has pressed very often. How long to wait follows.',
  },
  goesOn: {
    id: 'code.refused.goesOn',
    defaultMessage: 'This page goes on by itself in {left}.',
    description:
      'After a sentence that says what was too much. left: minutes and seconds left, counting down, for example "0:24". "Goes on": does what was pressed.',
  },
  waitUntil: {
    id: 'code.refused.waitUntil',
    defaultMessage: 'You can go on {moment}: {left} left.',
    description:
      'After a sentence that says what was too much. moment: "today at 14:25" or "tomorrow at 09:10"; left: the time until then, counting down, for example "9:42".',
  },
  reload: {
    id: 'code.refused.reload',
    defaultMessage: 'Reload',
    description:
      'Button after the sentence that a part of the app could not be loaded: loads the page anew. A verb, as short as can be.',
  },
  over: {
    id: 'code.refused.over',
    defaultMessage: 'The wait is over. You can go on now.',
    description: 'In place of a sentence that said until when the patient has to wait: that time has come.',
  },
})
