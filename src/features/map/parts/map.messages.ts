import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  map: {
    id: 'places.map.map',
    defaultMessage: 'Map',
    description:
      'Lists of doctors and clinics on a phone: chip that can be on or off and shows the list on a map; also the title of that map. One word.',
  },
  show: {
    id: 'places.map.show',
    defaultMessage: 'Show map',
    description: 'Lists and pages with places: button that opens a map of them.',
  },
  needsNetwork: {
    id: 'places.map.needsNetwork',
    defaultMessage: '{label} (needs a connection)',
    description:
      'The same button while there is no connection to the internet. label: what it says otherwise, "Map" or "Show map".',
  },
  hide: {
    id: 'places.map.hide',
    defaultMessage: 'Hide map',
    description: 'The button "Show map" while the map is open: closes it.',
  },
  loading: {
    id: 'places.map.loading',
    defaultMessage: 'Loading the map',
    description: 'Only read by screen readers, while the map is loaded.',
  },
  failed: {
    id: 'places.map.failed',
    defaultMessage: 'The map didn’t load. Everything on it is in the list too.',
    description: 'In place of the map after a failure. "The list" is the list of doctors or clinics beside it.',
  },
  tilesFailed: {
    id: 'places.map.tilesFailed',
    defaultMessage: 'Parts of the map didn’t load. Everything on it is in the list too.',
    description:
      'Below the map, where some of its pictures could not be loaded. "The list" is the list of doctors or clinics beside it.',
  },
  retry: {
    id: 'places.map.retry',
    defaultMessage: 'Try again',
    description: 'Button beside the text that the map, or parts of it, did not load: loads it again.',
  },
  keys: {
    id: 'places.map.keys',
    defaultMessage: 'Map. Arrow keys move it, plus and minus zoom.',
    description:
      'Name of the map, only read by screen readers: says which keys move it. "Keys" are keys of a keyboard.',
  },
  zoomIn: {
    id: 'places.map.zoomIn',
    defaultMessage: 'Zoom in',
    description: 'Button with a plus sign on the map: makes it larger. Only read by screen readers.',
  },
  zoomOut: {
    id: 'places.map.zoomOut',
    defaultMessage: 'Zoom out',
    description: 'Button with a minus sign on the map: shows more of the country. Only read by screen readers.',
  },
  together: {
    id: 'places.map.together',
    defaultMessage: '{count, plural, one {# place here} other {# places here}}',
    description:
      'Name of a marker on the map that stands for several clinics or hospitals near each other; pressing it enlarges the map. count: how many.',
  },
  shown: {
    id: 'places.map.shown',
    defaultMessage:
      '{count, plural, =0 {No place in this part of the map} one {# place on the map} other {# places on the map}}',
    description:
      'Only read by screen readers, each time another part of the map is shown. count: how many clinics or hospitals are on it.',
  },
  some: {
    id: 'places.map.some',
    defaultMessage: 'Zoom in to see {count, plural, one {# more} other {# more}}.',
    description:
      'Below a map that has more places than it can show at once: enlarge it to see the others. count: how many more there are.',
  },
  close: {
    id: 'places.map.close',
    defaultMessage: 'Close',
    description:
      'Small cross on the card of a marker that was pressed on the map: closes the card. Only read by screen readers.',
  },
})
