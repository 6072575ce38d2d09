import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about a change of time that waits on the device, or was refused. */
export const messages = defineMessages({
  waiting: {
    id: 'appointment.moveWaiting',
    defaultMessage: 'Not moved yet: {when}',
    description:
      'Page of one visit, title of a note: the patient chose another time without a network, and that waits on the device. when: the new day and time, within a sentence, for example "tomorrow at 10:30".',
  },
  waitingWhy: {
    id: 'appointment.moveWaitingWhy',
    defaultMessage:
      'We send it as soon as there is a connection. Somebody else may take that time first, and until we confirm it your visit stays as it is{closed, select, yes {; you can close this app} other {: leave this app open, or come back to it}}.',
    description:
      'Under "Not moved yet". "It" is the change of time, which only this device knows. closed: yes where the browser sends it with the app closed as well.',
  },
  takeBack: {
    id: 'appointment.moveTakeBack',
    defaultMessage: 'Don’t move it',
    description: 'Under "Not moved yet": button that takes the change of time back before it is sent.',
  },
  takenBack: {
    id: 'appointment.moveTakenBack',
    defaultMessage: 'Not moved: your visit stays as it is',
    description: 'Notice after "Don’t move it": the change of time was taken back in time.',
  },
  underWay: {
    id: 'appointment.moveUnderWay',
    defaultMessage: 'It may have been sent already, so it can’t be taken back',
    description: 'Notice after "Don’t move it", where the change of time ("it") was on its way.',
  },
  refused: {
    id: 'appointment.moveRefused',
    defaultMessage: 'Not moved to {when}',
    description:
      'Page of one visit, title of a note: the change of time that waited on the device was refused; the reason follows. when: the time that was wanted, within a sentence, for example "tomorrow at 10:30".',
  },
  unchanged: {
    id: 'appointment.moveUnchanged',
    defaultMessage: 'Your visit was left as it was. You can choose another time.',
    description: 'Under "Not moved to …", after the reason; the button "Change the time" follows.',
  },
  needsTimes: {
    id: 'appointment.moveNeedsTimes',
    defaultMessage: 'To change the time, connect first: no free times were read before the connection went.',
    description:
      'Page of one visit without a network, in place of the button "Change the time". "Connect": to the internet.',
  },
})
