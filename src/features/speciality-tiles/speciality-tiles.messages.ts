import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  next: {
    id: 'care.specialityTiles.next',
    defaultMessage: '{day} {time}',
    description:
      'Tile of a medical speciality, small line: its next free time. day: "Today" or "Tue 24 Nov"; time: "16:30".',
  },
})
