import type { Appointment } from '#contract/appointment'
import { localeIn, type Country, type Language, type Locale } from '#contract/locale'
import { fillText, type PushEvent, type PushValues } from '#contract/push-events'
import { visitWords } from './visit-words.ts'
import { writeInstant } from './write-instant.ts'

/** What a message about a visit is written from. */
export type VisitMessage = { brand: string; appointment: Appointment; language: Language; country: Country }

/**
 * What is written about a visit: by text message its words, with the link behind them; by email under its subject. It never contains the
 * reason for the visit.
 */
export type VisitWords = {
  subject: string
  body: string
  /** What may stand on a lock screen: nothing about doctor, place or time. */
  brief: string
  link?: { label: string; href: string }
  /** By which a tenant's own words for devices are found and written; absent where there are none but ours. */
  own?: { event: PushEvent; values: PushValues }
}

/** Confirms a booked visit: doctor, place and time as on screen, its number, and the link that opens only this visit. */
export const bookedMessage = (message: VisitMessage, href: string): VisitWords =>
  wordsOf('booked', message, valuesOf(message), href)

/** Says until when the time of a visit is kept that must be paid before it, with the link to it, where it is paid or cancelled. */
export function unpaidMessage(message: VisitMessage, href: string): VisitWords {
  const { start, payment } = message.appointment
  const until = writeAt(message, payment?.pay_until ?? start)
  return wordsOf('unpaid', message, { ...valuesOf(message), until }, href)
}

/** Says that a visit was not paid in time, with the link to the visit, where another time is booked. */
export const expiredMessage = (message: VisitMessage, href: string): VisitWords =>
  wordsOf('expired', message, valuesOf(message), href)

/** Offers an earlier time, which is kept until an instant: both times, and the link to the visit, where it is answered. */
export function offeredMessage(
  message: VisitMessage,
  { start, expiresAt }: { start: Date; expiresAt: Date },
  href: string,
): VisitWords {
  const earlier = writeAt(message, start.toISOString())
  const until = writeAt(message, expiresAt.toISOString())
  return wordsOf('offered', message, { ...valuesOf(message), earlier, until }, href)
}

/** Reminds of a visit: doctor, place and time, and the link to change it. */
export const reminderMessage = (message: VisitMessage, href: string): VisitWords =>
  wordsOf('reminder', message, valuesOf(message), href)

/** Says that the practitioner is in the room of a visit by video, with the link to the visit, where it is joined. */
export const onlineMessage = (message: VisitMessage, href: string): VisitWords =>
  wordsOf('online', message, valuesOf(message), href)

/** Our words for an event, with the link where there is one. */
export function wordsOf(event: PushEvent, { language }: VisitMessage, values: PushValues, href?: string): VisitWords {
  const { subject, body, brief, label } = visitWords[event][language]
  const fill = (text: string) => fillText(text, values)
  return {
    ...{ subject: fill(subject), body: fill(body), brief: fill(brief), own: { event, values } },
    ...(href !== undefined && label !== undefined && { link: { label, href } }),
  }
}

/** What our words of a visit, and a tenant's own, have placeholders for. */
export function valuesOf(message: VisitMessage): PushValues {
  const { brand: app, ...values } = partsOf(message)
  return { app, ...values }
}

const writeAt = ({ appointment, language, country }: VisitMessage, instant: string) =>
  writeInstant(localeOf(language, country).intl, instant, appointment.time_zone)

/** The words of a text message. */
export const textOf = ({ body, link }: VisitWords): string => (link ? `${body} ${link.label}: ${link.href}` : body)

/** The locale of a patient's messages, from language and country: that of another country where the language is not offered there. */
export const localeOf = (language: Language, country: Country): Locale =>
  localeIn(country, language) ?? localeIn(language === 'id' ? 'id' : 'ae', language)!

/** What the words name of a visit: as on screen, and nothing of why. */
export function partsOf({ brand, appointment, language, country }: VisitMessage) {
  const { practitioner, facility, consultation_type: type, start, time_zone: zone, appointment_number } = appointment
  return {
    brand,
    doctor: practitioner.fullName,
    place: type === 'clinic' ? facility.name : elsewhere[type][language],
    when: writeInstant(localeOf(language, country).intl, start, zone),
    number: appointment_number,
  }
}

const elsewhere = {
  telemedicine: { en: 'by video', ar: 'بالفيديو', id: 'lewat video' },
  homecare: { en: 'at your home', ar: 'في منزلك', id: 'di rumah Anda' },
} as const
