import { defineMessages } from '#src/i18n/messages.ts'

/** Messages where the patient's device is in another time zone than the facility. */
export const messages = defineMessages({
  time: {
    id: 'zone.own.time',
    defaultMessage: 'This device is in another time zone: there it will be {time}.',
    description:
      'Beside the time of a visit, where the device’s time zone is not the clinic’s: "there" is the device’s, "it" the start of the visit. time: "Mon 23 Nov at 18:40".',
  },
  offered: {
    id: 'zone.own.offered',
    defaultMessage: 'This device is in another time zone: there the offered time is {time}.',
    description:
      'Under two times of a visit, the booked one and an earlier one that is offered, where the device’s time zone is not the clinic’s: "there" is the device’s. time: "Mon 23 Nov at 18:40".',
  },
})
