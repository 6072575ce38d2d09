import { defineMessages } from '#src/i18n/messages.ts'

/** Labels of the fields about pages, maps and members. */
export const messages = defineMessages({
  group: {
    id: 'console.group.pages',
    defaultMessage: 'Pages, maps and members',
    description:
      'Console, menu and heading of a page: external pages, kinds of pages, maps, members of the partner’s own site.',
  },
  groupLead: {
    id: 'console.group.pagesLead',
    defaultMessage:
      'Which other pages your app leads to, where its maps come from, and how members of your own site sign in.',
    description: 'Console, below the heading “Pages, maps and members”.',
  },
  external: {
    id: 'console.pages.external',
    defaultMessage: 'External pages',
    description: 'Console, configuration: heading and label of a list of addresses that the app may lead to or show.',
  },
  types: {
    id: 'console.pages.types',
    defaultMessage: 'Kinds of pages',
    description:
      'Console, configuration: heading and label of a list: pages without a footer, or that ask for the position.',
  },
  maps: {
    id: 'console.pages.maps',
    defaultMessage: 'Maps',
    description: 'Console, configuration: heading: where the pictures of maps come from.',
  },
  tiles: {
    id: 'console.pages.tiles',
    defaultMessage: 'Address of a map tile',
    description:
      'Console, configuration: label of an address with letters for a place in it. z, x, y: stand for the place in the grid.',
  },
  attribution: {
    id: 'console.pages.attribution',
    defaultMessage: 'Words of the makers of the map',
    description: 'Console, configuration: label of what must stand on every map, such as “© OpenStreetMap”.',
  },
  attributionUrl: {
    id: 'console.pages.attributionUrl',
    defaultMessage: 'Where these words lead',
    description: 'Console, configuration: label of the address behind the words of the makers of the map.',
  },
  zoom: {
    id: 'console.pages.zoom',
    defaultMessage: 'Closest zoom level',
    description: 'Console, configuration: label of a number from 1 to 22: how far maps can be enlarged.',
  },
  members: {
    id: 'console.pages.members',
    defaultMessage: 'Members of your own site',
    description: 'Console, configuration: heading: signing in by a token of the partner’s own site.',
  },
  issuer: {
    id: 'console.pages.issuer',
    defaultMessage: 'Who issues the tokens',
    description: 'Console, configuration: label of the name of the partner’s site in its tokens (iss).',
  },
  keys: {
    id: 'console.pages.keys',
    defaultMessage: 'Public keys',
    description: 'Console, configuration: label of a list of keys by which tokens are checked.',
  },
})
