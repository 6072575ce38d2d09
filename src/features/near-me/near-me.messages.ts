import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  nearMe: {
    id: 'care.nearMe.nearMe',
    defaultMessage: 'Near me',
    description: 'Button beside the list of cities: asks where the patient is and lists the nearest doctors first.',
  },
  refused: {
    id: 'care.nearMe.refused',
    defaultMessage: 'Your browser may not tell us where you are. Choose a city instead.',
    description: 'Notice after the patient or the browser refused to share the position.',
  },
  unavailable: {
    id: 'care.nearMe.unavailable',
    defaultMessage: 'We could not find out where you are. Choose a city instead.',
    description: 'Notice where the device gave no position in time.',
  },
  too_far: {
    id: 'care.nearMe.tooFar',
    defaultMessage: 'None of the cities here is near you. Choose a city instead.',
    description: 'Notice to somebody who is in another country.',
  },
})
