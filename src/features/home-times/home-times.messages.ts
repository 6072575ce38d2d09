import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the next free times of visits at home. */
export const messages = defineMessages({
  first: {
    id: 'homecare.first',
    defaultMessage: 'At home: next free {when}',
    description:
      'Page of a doctor and first step of booking, under the choice between a visit at the clinic, by video and at home: when the doctor could first come. when: "tomorrow at 11:00" or "Mon 23 Nov at 18:40".',
  },
  firstOf: {
    id: 'homecare.firstOf',
    defaultMessage: '{service}: next free {when}',
    description:
      'The same, one line for each thing that the doctor does at a patient’s home. service: its name, "Home visit"; when: "tomorrow at 11:00".',
  },
  none: {
    id: 'homecare.none',
    defaultMessage: 'At home: no free time in the coming weeks',
    description: 'The same place, where no visit at home can be booked as far ahead as times are offered.',
  },
  noneOf: {
    id: 'homecare.noneOf',
    defaultMessage: '{service}: no free time in the coming weeks',
    description: 'The same, one line for each thing that the doctor does at home. service: its name, "Home visit".',
  },
})
