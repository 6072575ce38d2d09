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
  local: {
    id: 'content.object.local',
    defaultMessage: 'Fonts of the device',
    description: 'Console, configuration: label of a list: names of fonts that a device has.',
  },
  ascent: {
    id: 'content.object.ascent',
    defaultMessage: 'Height above the line',
    description: 'Console, configuration: label of a number: a measure of a font, in percent.',
  },
  descent: {
    id: 'content.object.descent',
    defaultMessage: 'Depth below the line',
    description: 'Console, configuration: label of a number: a measure of a font, in percent.',
  },
  sizes: {
    id: 'content.object.sizes',
    defaultMessage: 'Size in pixels',
    description: 'Console, configuration: label of a field, such as 1080x1920.',
  },
  form_factor: {
    id: 'content.object.formFactor',
    defaultMessage: 'For',
    description: 'Console, configuration: label of a choice: narrow screens or wide ones.',
  },
  facility: {
    id: 'content.object.facility',
    defaultMessage: 'Clinic or hospital',
    description: 'Console, configuration: label of a field: the last part of its address.',
  },
  window_days: {
    id: 'content.object.windowDays',
    defaultMessage: 'Can be booked: days ahead',
    description: 'Console, configuration: label of a number of days: how far ahead a visit can be booked.',
  },
  lead_minutes: {
    id: 'content.object.leadMinutes',
    defaultMessage: 'Can be booked until: minutes before',
    description:
      'Console, configuration: label of a number of minutes: until how shortly before its start a visit can be booked.',
  },
  visits_per_phone: {
    id: 'content.object.visitsPerPhone',
    defaultMessage: 'Visits of one phone',
    description: 'Console, configuration: label of a number of visits that one phone may have ahead of it at a clinic.',
  },
  cancel_hours: {
    id: 'content.object.cancelHours',
    defaultMessage: 'Can be cancelled until: hours before',
    description: 'Console, configuration: label of a number of hours.',
  },
  move_hours: {
    id: 'content.object.moveHours',
    defaultMessage: 'Can be moved until: hours before',
    description: 'Console, configuration: label of a number of hours.',
  },
  free_cancel_hours: {
    id: 'content.object.freeCancelHours',
    defaultMessage: 'Cancelling is free until: hours before',
    description: 'Console, configuration: label of a number of hours.',
  },
  late_cancellation_fee: {
    id: 'content.object.lateCancellationFee',
    defaultMessage: 'Fee for cancelling late',
    description: 'Console, configuration: label of a fee: a share, or an amount.',
  },
  percent: {
    id: 'content.object.percent',
    defaultMessage: 'In percent',
    description: 'Console, configuration: label of a number: a share of the fee of a visit.',
  },
})
