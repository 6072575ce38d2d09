import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  nearMe: {
    id: 'care.nearMe.nearMe',
    defaultMessage: 'Near me',
    description:
      'Search, button beside the list of cities: asks the device where the patient is and lists the nearest doctors first. Short.',
  },
  refused: {
    id: 'care.nearMe.refused',
    defaultMessage: 'Your browser may not tell us where you are. Choose a city instead.',
    description: 'Short notice after "Near me", where patient or browser does not allow the position to be read.',
  },
  unavailable: {
    id: 'care.nearMe.unavailable',
    defaultMessage: 'We could not find out where you are. Choose a city instead.',
    description: 'Short notice after "Near me", where the device gave no position in time.',
  },
  too_far: {
    id: 'care.nearMe.tooFar',
    defaultMessage: 'None of the cities here is near you. Choose a city instead.',
    description:
      'Short notice after "Near me" to a patient who is far from every city of the country, for example abroad.',
  },
})
