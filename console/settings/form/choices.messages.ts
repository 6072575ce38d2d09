import { defineMessages } from '#src/i18n/messages.ts'

/** Values that are chosen from. */
export const messages = defineMessages({
  yes: {
    id: 'console.choice.yes',
    defaultMessage: 'Yes',
    description: 'Console, configuration: one of the values of a choice.',
  },
  no: {
    id: 'console.choice.no',
    defaultMessage: 'No',
    description: 'Console, configuration: one of the values of a choice.',
  },
  unset: {
    id: 'console.choice.unset',
    defaultMessage: 'As the product has it',
    description: 'Console, configuration: one of the values of a choice. Nothing is chosen.',
  },
  plain: {
    id: 'console.choice.plain',
    defaultMessage: 'Plain',
    description: 'Console, configuration: one of the values of a choice. Of the header.',
  },
  solid: {
    id: 'console.choice.solid',
    defaultMessage: 'In the brand colour',
    description: 'Console, configuration: one of the values of a choice. Of the header.',
  },
  centred: {
    id: 'console.choice.centred',
    defaultMessage: 'Centred',
    description: 'Console, configuration: one of the values of a choice. Of header or footer.',
  },
  full: {
    id: 'console.choice.full',
    defaultMessage: 'Full',
    description: 'Console, configuration: one of the values of a choice. Of the footer.',
  },
  minimal: {
    id: 'console.choice.minimal',
    defaultMessage: 'Minimal',
    description: 'Console, configuration: one of the values of a choice. Of the footer.',
  },
  none: {
    id: 'console.choice.none',
    defaultMessage: 'None',
    description: 'Console, configuration: one of the values of a choice.',
  },
  refused_by_phone: {
    id: 'console.choice.refused_by_phone',
    defaultMessage: 'Refused',
    description: 'Console, configuration: one of the values of a choice. Visits at the same time.',
  },
  allowed: {
    id: 'console.choice.allowed',
    defaultMessage: 'Allowed',
    description: 'Console, configuration: one of the values of a choice. Visits at the same time.',
  },
  embedded: {
    id: 'console.choice.embedded',
    defaultMessage: 'Within the app',
    description: 'Console, configuration: one of the values of a choice. Where a room for a visit by video is shown.',
  },
  opened: {
    id: 'console.choice.opened',
    defaultMessage: 'In a window of its own',
    description: 'Console, configuration: one of the values of a choice. Where a room for a visit by video is shown.',
  },
  offered: {
    id: 'console.choice.offered',
    defaultMessage: 'Offered',
    description: 'Console, configuration: one of the values of a choice. Earlier times.',
  },
  webhook: {
    id: 'console.choice.webhook',
    defaultMessage: 'A webhook of ours',
    description: 'Console, configuration: one of the values of a choice. An address of the partner’s that is called.',
  },
  card: {
    id: 'console.choice.card',
    defaultMessage: 'Card',
    description: 'Console, configuration: one of the values of a choice. A way to pay.',
  },
  clinic: {
    id: 'console.choice.clinic',
    defaultMessage: 'At the clinic',
    description: 'Console, configuration: one of the values of a choice. A kind of visit.',
  },
  homecare: {
    id: 'console.choice.homecare',
    defaultMessage: 'At home',
    description: 'Console, configuration: one of the values of a choice. A kind of visit.',
  },
  telemedicine: {
    id: 'console.choice.telemedicine',
    defaultMessage: 'By video',
    description: 'Console, configuration: one of the values of a choice. A kind of visit.',
  },
  latin: {
    id: 'console.choice.latin',
    defaultMessage: 'Latin',
    description: 'Console, configuration: one of the values of a choice. A script.',
  },
  arabic: {
    id: 'console.choice.arabic',
    defaultMessage: 'Arabic',
    description: 'Console, configuration: one of the values of a choice. A script.',
  },
  hijri: {
    id: 'console.choice.hijri',
    defaultMessage: 'Hijri (Umm al-Qura)',
    description: 'Console, configuration: a calendar to choose.',
  },
  narrow: {
    id: 'console.choice.narrow',
    defaultMessage: 'Phones',
    description: 'Console, configuration: narrow screens, to choose.',
  },
  wide: {
    id: 'console.choice.wide',
    defaultMessage: 'Wide screens',
    description: 'Console, configuration: screens of computers, to choose.',
  },
})
