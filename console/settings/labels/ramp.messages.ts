import { defineMessages } from '#src/i18n/messages.ts'

/** What the app makes of a partner's colours. */
export const messages = defineMessages({
  lead: {
    id: 'console.ramp.lead',
    defaultMessage: 'What the app makes of these colours, and the contrast of the text on each:',
    description: 'Console, name and look: above two rows of colours, one for the light scheme and one for the dark.',
  },
  buttons: {
    id: 'console.ramp.buttons',
    defaultMessage: 'Buttons',
    description: 'Console, name and look: one of the colours that the app makes of the brand colour, drawn in it.',
  },
  links: {
    id: 'console.ramp.links',
    defaultMessage: 'Links',
    description: 'Console, name and look: one of the colours that the app makes of the brand colour, drawn in it.',
  },
  chosen: {
    id: 'console.ramp.chosen',
    defaultMessage: 'Chosen',
    description: 'Console, name and look: the colours of what is chosen among several, such as a filter.',
  },
  hero: {
    id: 'console.ramp.hero',
    defaultMessage: 'Head of home',
    description: 'Console, name and look: the colours at the top of the home page.',
  },
  pair: {
    id: 'console.ramp.pair',
    defaultMessage: '{name}: {ratio} to 1',
    description: 'Console, name and look: a colour and its contrast. name: "Buttons", ratio: "7.4".',
  },
})
