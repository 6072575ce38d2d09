import type { Appointment } from '#contract/appointment'
import { locales, type Country, type Language, type Locale } from '#contract/locale'
import { writeInstant } from './write-instant.ts'

/** What a message about a visit is written from. */
export type VisitMessage = { brand: string; appointment: Appointment; language: Language; country: Country }

/**
 * The text message that confirms a booked visit: doctor, place and time as on screen, its number, and the link that opens only
 * this visit. It never contains the reason for the visit.
 */
export function bookedMessage({ link, ...input }: VisitMessage & { link: string }): string {
  const { brand, doctor, place, when, number } = partsOf(input)
  return {
    en: `${brand}: you are booked with ${doctor}, ${place}, ${when} (local time). Booking ${number}. Details or cancel: ${link}`,
    ar: `${brand}: تم تأكيد موعدك مع ${doctor}، ${place}، ${when} (بالتوقيت المحلي). رقم الحجز ${number}. التفاصيل أو الإلغاء: ${link}`,
    id: `${brand}: Anda terjadwal dengan ${doctor}, ${place}, ${when} (waktu setempat). Nomor ${number}. Rincian atau pembatalan: ${link}`,
  }[input.language]
}

/**
 * The text message that a visit was cancelled, sent to the phone it was booked with, so that its owner learns of it whoever
 * cancelled.
 */
export function cancelledMessage(message: VisitMessage): string {
  const { brand, doctor, when, number } = partsOf(message)
  return {
    en: `${brand}: your visit with ${doctor}, ${when}, is cancelled. Booking ${number}.`,
    ar: `${brand}: أُلغي موعدك مع ${doctor}، ${when}. رقم الحجز ${number}.`,
    id: `${brand}: kunjungan Anda dengan ${doctor}, ${when}, dibatalkan. Nomor ${number}.`,
  }[message.language]
}

/**
 * The text message that a visit was moved, with its new time, sent to the phone it was booked with, whoever moved it.
 */
export function rescheduledMessage(message: VisitMessage): string {
  const { brand, doctor, place, when, number } = partsOf(message)
  return {
    en: `${brand}: your visit with ${doctor} has a new time: ${when} (local time), ${place}. Booking ${number}.`,
    ar: `${brand}: تغيّر وقت موعدك مع ${doctor} إلى ${when} (بالتوقيت المحلي)، ${place}. رقم الحجز ${number}.`,
    id: `${brand}: kunjungan Anda dengan ${doctor} pindah ke ${when} (waktu setempat), ${place}. Nomor ${number}.`,
  }[message.language]
}

/** The locale of a patient's messages, from language and country. */
export function localeOf(language: Language, country: Country): Locale {
  const known = Object.values(locales).filter((locale) => locale.language === language)
  return known.find((locale) => locale.country === country) ?? known[0]!
}

function partsOf({ brand, appointment, language, country }: VisitMessage) {
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
