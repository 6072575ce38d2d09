import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  map: {
    id: 'places.map.map',
    defaultMessage: 'Map',
    description: 'Short name of a button that can be on or off: shows a list on a map.',
  },
  show: { id: 'places.map.show', defaultMessage: 'Show map', description: 'Button that opens a map of a list.' },
  hide: { id: 'places.map.hide', defaultMessage: 'Hide map', description: 'The same button while the map is open.' },
  loading: { id: 'places.map.loading', defaultMessage: 'Loading the map', description: 'For screen readers.' },
  failed: {
    id: 'places.map.failed',
    defaultMessage: 'The map didn’t load. Everything on it is in the list too.',
    description: 'In place of the map after a failure.',
  },
  tilesFailed: {
    id: 'places.map.tilesFailed',
    defaultMessage: 'Parts of the map didn’t load. Everything on it is in the list too.',
    description: 'Below the map when its pictures do not come.',
  },
  retry: { id: 'places.map.retry', defaultMessage: 'Try again', description: 'Button that loads once more.' },
  keys: {
    id: 'places.map.keys',
    defaultMessage: 'Map. Arrow keys move it, plus and minus zoom.',
    description: 'Name of the map itself, for screen readers.',
  },
  zoomIn: { id: 'places.map.zoomIn', defaultMessage: 'Zoom in', description: 'Button of a map.' },
  zoomOut: { id: 'places.map.zoomOut', defaultMessage: 'Zoom out', description: 'Button of a map.' },
  together: {
    id: 'places.map.together',
    defaultMessage: '{count, plural, one {# place here} other {# places here}}',
    description: 'Name of a marker that stands for several places near each other. Pressing it zooms in.',
  },
  shown: {
    id: 'places.map.shown',
    defaultMessage:
      '{count, plural, =0 {No place in this part of the map} one {# place on the map} other {# places on the map}}',
    description: 'Said to screen readers when another part of the map is shown.',
  },
  some: {
    id: 'places.map.some',
    defaultMessage: 'Zoom in to see {count, plural, one {# more} other {# more}}.',
    description: 'Below a map that has more places than it can show at once.',
  },
  close: {
    id: 'places.map.close',
    defaultMessage: 'Close',
    description: 'Button that puts away what was chosen on the map.',
  },
})
