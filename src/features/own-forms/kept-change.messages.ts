import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about changes of the patient's own data that wait on the device, where those data are shown. */
export const messages = defineMessages({
  waiting: {
    id: 'own.kept.waiting',
    defaultMessage: 'Not sent yet',
    description: 'Own pages: title of a note above a form. What the patient changed waits on this device to be sent.',
  },
  waitingWhy: {
    id: 'own.kept.waitingWhy',
    defaultMessage: 'What you changed waits on this device and is sent as soon as you are connected.',
    description: 'Own pages, under "Not sent yet".',
  },
  refused: {
    id: 'own.kept.refused',
    defaultMessage: 'Not accepted',
    description: 'Own pages: title of a note above a form. What the patient changed was sent later and refused.',
  },
  refusedWhat: {
    id: 'own.kept.refusedWhat',
    defaultMessage: 'Correct it here and save again, or discard it.',
    description: 'Own pages, under "Not accepted", after the reason.',
  },
  see: {
    id: 'own.kept.see',
    defaultMessage: 'See what waits',
    description: 'Own pages, under "Not sent yet": link to the list of all that waits on this device. Short.',
  },
  discard: {
    id: 'own.kept.discard',
    defaultMessage: 'Discard',
    description:
      'Own pages, under "Not sent yet": button that deletes what was changed and is not sent. A verb. Short.',
  },
  discardTitle: {
    id: 'own.kept.discardTitle',
    defaultMessage: 'Discard what you changed?',
    description: 'Own pages: question after "Discard".',
  },
  discardWhy: {
    id: 'own.kept.discardWhy',
    defaultMessage: 'It is deleted from this device and never sent.',
    description: 'Own pages, under the question "Discard what you changed?". "It": what was changed.',
  },
  discardKeep: {
    id: 'own.kept.discardKeep',
    defaultMessage: 'Keep it',
    description: 'Own pages, under the question "Discard what you changed?": button that changes nothing. Short.',
  },
  tooLate: {
    id: 'own.kept.tooLate',
    defaultMessage: 'Some of it may have been sent already and can’t be discarded.',
    description: 'Own pages, after "Discard" was pressed while what was changed may be on its way.',
  },
  elsewhere: {
    id: 'own.kept.elsewhere',
    defaultMessage: 'Changed elsewhere too',
    description:
      'Own pages: title of a note. What the patient changed on this device without a connection was changed on another device as well.',
  },
  elsewhereWhy: {
    id: 'own.kept.elsewhereWhy',
    defaultMessage:
      'What you changed on this device was changed elsewhere before it could be sent. What do you want to keep?',
    description: 'Own pages, under "Changed elsewhere too". Both values follow.',
  },
  here: {
    id: 'own.kept.here',
    defaultMessage: 'Here: {value}',
    description:
      'Own pages, under "Changed elsewhere too", at the label of a field. value: what was entered on this device.',
  },
  saved: {
    id: 'own.kept.saved',
    defaultMessage: 'Saved: {value}',
    description: 'Own pages, under "Changed elsewhere too", at the label of a field. value: what is saved now.',
  },
  empty: {
    id: 'own.kept.empty',
    defaultMessage: 'nothing',
    description: 'Own pages, in "Here: nothing" and "Saved: nothing": the field is empty.',
  },
  keepMine: {
    id: 'own.kept.keepMine',
    defaultMessage: 'Keep mine',
    description: 'Own pages, under "Changed elsewhere too": button that sends what was changed on this device. Short.',
  },
  keepSaved: {
    id: 'own.kept.keepSaved',
    defaultMessage: 'Keep what is saved',
    description: 'Own pages, under "Changed elsewhere too": button that leaves what is saved. Short.',
  },
  kept: {
    id: 'own.kept.done',
    defaultMessage: 'Kept on this device. It is sent as soon as you are connected.',
    description: 'Own pages: short notice after "Save" without a connection.',
  },
})
