import { defineMessages } from '#src/i18n/messages.ts'

/** What the fields of entries in lists are called, beside those of content. */
export const messages = defineMessages({
  id: {
    id: 'content.object.id',
    defaultMessage: 'Its own name',
    description: 'Console, configuration: label of the name by which a link names an external page, such as “terms”.',
  },
  url: {
    id: 'content.object.url',
    defaultMessage: 'Address',
    description: 'Console, configuration: label of the address of an external page.',
  },
  embed: {
    id: 'content.object.embed',
    defaultMessage: 'Shown within the app',
    description: 'Console, configuration: label of the choice whether an external page shows in the app or is a link.',
  },
  name: {
    id: 'content.object.name',
    defaultMessage: 'Name',
    description: 'Console, configuration: label of the name of a kind of pages, or of a shortcut.',
  },
  patterns: {
    id: 'content.object.patterns',
    defaultMessage: 'Addresses of these pages',
    description:
      'Console, configuration: label of a list such as /{locale}/account/*. locale: any language and country.',
  },
  current_location: {
    id: 'content.object.currentLocation',
    defaultMessage: 'Ask for the position',
    description: 'Console, configuration: label of the choice whether pages ask where the patient is.',
  },
  hide_footer: {
    id: 'content.object.hideFooter',
    defaultMessage: 'Without a footer',
    description: 'Console, configuration: label of the choice whether pages have no footer.',
  },
  icon: {
    id: 'content.object.icon',
    defaultMessage: 'Drawing',
    description: 'Console, content: label of the name of a small drawing beside an entry of a list, such as “search”.',
  },
  language: {
    id: 'content.object.language',
    defaultMessage: 'Language',
    description: 'Console, content: label of the language of captions, such as “ar”.',
  },
  label: {
    id: 'content.object.label',
    defaultMessage: 'Name in the player',
    description: 'Console, content: label of what the player of a film calls captions.',
  },
  family: {
    id: 'content.object.family',
    defaultMessage: 'Family',
    description: 'Console, configuration: label of the name of a font.',
  },
  weight: {
    id: 'content.object.weight',
    defaultMessage: 'Weights',
    description: 'Console, configuration: label of the weights that a font file has, such as “400 700”.',
  },
  script: {
    id: 'content.object.script',
    defaultMessage: 'Script',
    description: 'Console, configuration: label of the choice of the script that a font file has, Latin or Arabic.',
  },
  sizeAdjust: {
    id: 'content.object.sizeAdjust',
    defaultMessage: 'Size beside others',
    description: 'Console, configuration: label of the percentage by which a font is drawn larger or smaller.',
  },
})
