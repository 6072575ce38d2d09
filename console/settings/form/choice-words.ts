import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages as kinds } from '#console/content/kinds.messages.ts'
import { messages } from './choices.messages.ts'

/** Words for the values of choices, where a value is no name of a country or language. */
export const choiceWords: Readonly<Record<string, MessageDescriptor>> = {
  plain: messages.plain,
  solid: messages.solid,
  centred: messages.centred,
  full: messages.full,
  minimal: messages.minimal,
  none: messages.none,
  refused_by_phone: messages.refused_by_phone,
  allowed: messages.allowed,
  embedded: messages.embedded,
  opened: messages.opened,
  offered: messages.offered,
  webhook: messages.webhook,
  card: messages.card,
  clinic: messages.clinic,
  homecare: messages.homecare,
  telemedicine: messages.telemedicine,
  latin: messages.latin,
  arabic: messages.arabic,
  'islamic-umalqura': messages.hijri,
  narrow: messages.narrow,
  wide: messages.wide,
  text: kinds.text,
  hero: kinds.hero,
  video: kinds.video,
  steps: kinds.steps,
  cards: kinds.cards,
  links: kinds.links,
  banner: kinds.banner,
  logos: kinds.logos,
  html: kinds.html,
  specialities: kinds.specialities,
  testimonies: kinds.testimonies,
  apps: kinds.apps,
  web: kinds.web,
  mobile: kinds.mobile,
}

/** Names of makers, the same in every language. */
export const makers: Readonly<Record<string, string>> = {
  onesignal: 'OneSignal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
}
