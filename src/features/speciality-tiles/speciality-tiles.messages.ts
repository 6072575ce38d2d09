import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  next: {
    id: 'care.specialityTiles.next',
    defaultMessage: '{day} {time}',
    description: 'Next free time of a speciality, small line in a tile. day: "Today" or "Tue 24 Nov"; time: "16:30".',
  },
})
