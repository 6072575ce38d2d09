import type { Appointment } from '#contract/appointment'
import { locales, type Country, type Language, type Locale } from '#contract/locale'
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
}

/** Confirms a booked visit: doctor, place and time as on screen, its number, and the link that opens only this visit. */
export function bookedMessage(message: VisitMessage, href: string): VisitWords {
  const { brand, doctor, place, when, number } = partsOf(message)
  const words = {
    en: {
      subject: `You are booked: ${when}`,
      body: `${brand}: you are booked with ${doctor}, ${place}, ${when} (local time). Booking ${number}.`,
      brief: 'Your visit is confirmed.',
      label: 'Details or cancel',
    },
    ar: {
      subject: `تم تأكيد موعدك: ${when}`,
      body: `${brand}: تم تأكيد موعدك مع ${doctor}، ${place}، ${when} (بالتوقيت المحلي). رقم الحجز ${number}.`,
      brief: 'تم تأكيد موعدك.',
      label: 'التفاصيل أو الإلغاء',
    },
    id: {
      subject: `Anda terjadwal: ${when}`,
      body: `${brand}: Anda terjadwal dengan ${doctor}, ${place}, ${when} (waktu setempat). Nomor ${number}.`,
      brief: 'Kunjungan Anda sudah dikonfirmasi.',
      label: 'Rincian atau pembatalan',
    },
  }
  const { label, ...rest } = words[message.language]
  return { ...rest, link: { label, href } }
}

/** Says until when the time of a visit is kept that must be paid before it, with the link to it, where it is paid or cancelled. */
export function unpaidMessage(message: VisitMessage, href: string): VisitWords {
  const { appointment, language, country } = message
  const { brand, doctor, place, when, number } = partsOf(message)
  const { start, time_zone: zone, payment } = appointment
  const until = writeInstant(localeOf(language, country).intl, payment?.pay_until ?? start, zone)
  const words = {
    en: {
      subject: `Not paid yet: your visit, ${when}`,
      body: `${brand}: your time with ${doctor}, ${place}, ${when} (local time), is kept until ${until}. It is booked once you have paid. Booking ${number}.`,
      brief: 'Your visit is not paid yet.',
      label: 'Pay or cancel',
    },
    ar: {
      subject: `لم يُدفع بعد: موعدك، ${when}`,
      body: `${brand}: نحتفظ لك بوقت موعدك مع ${doctor}، ${place}، ${when} (بالتوقيت المحلي)، حتى ${until}. يتأكد الحجز بعد الدفع. رقم الحجز ${number}.`,
      brief: 'لم يُدفع موعدك بعد.',
      label: 'الدفع أو الإلغاء',
    },
    id: {
      subject: `Belum dibayar: kunjungan Anda, ${when}`,
      body: `${brand}: waktu Anda dengan ${doctor}, ${place}, ${when} (waktu setempat), kami simpan sampai ${until}. Kunjungan terjadwal setelah dibayar. Nomor ${number}.`,
      brief: 'Kunjungan Anda belum dibayar.',
      label: 'Bayar atau batalkan',
    },
  }[language]
  const { label, ...rest } = words
  return { ...rest, link: { label, href } }
}

/** Says that a visit was not paid in time, with the link to the visit, where another time is booked. */
export function expiredMessage(message: VisitMessage, href: string): VisitWords {
  const { brand, doctor, when, number } = partsOf(message)
  const words = {
    en: {
      subject: `Not booked: your visit, ${when}`,
      body: `${brand}: your time with ${doctor}, ${when}, was not paid in time and is free again. The visit is not booked. Booking ${number}.`,
      brief: 'Your visit was not paid in time.',
      label: 'Book again',
    },
    ar: {
      subject: `لم يُحجز موعدك: ${when}`,
      body: `${brand}: لم يُدفع موعدك مع ${doctor}، ${when}، في الوقت المحدد، فأصبح متاحًا لغيرك ولم يُحجز. رقم الحجز ${number}.`,
      brief: 'لم يُدفع موعدك في الوقت المحدد.',
      label: 'احجز من جديد',
    },
    id: {
      subject: `Tidak terjadwal: kunjungan Anda, ${when}`,
      body: `${brand}: waktu Anda dengan ${doctor}, ${when}, tidak dibayar tepat waktu dan terbuka lagi. Kunjungan tidak terjadwal. Nomor ${number}.`,
      brief: 'Kunjungan Anda tidak dibayar tepat waktu.',
      label: 'Pesan lagi',
    },
  }
  const { label, ...rest } = words[message.language]
  return { ...rest, link: { label, href } }
}

/** Says that a visit was cancelled, so that its owner learns of it whoever cancelled. */
export function cancelledMessage(message: VisitMessage): VisitWords {
  const { brand, doctor, when, number } = partsOf(message)
  return {
    en: {
      subject: `Cancelled: your visit, ${when}`,
      body: `${brand}: your visit with ${doctor}, ${when}, is cancelled. Booking ${number}.`,
      brief: 'Your visit is cancelled.',
    },
    ar: {
      subject: `أُلغي موعدك: ${when}`,
      body: `${brand}: أُلغي موعدك مع ${doctor}، ${when}. رقم الحجز ${number}.`,
      brief: 'أُلغي موعدك.',
    },
    id: {
      subject: `Dibatalkan: kunjungan Anda, ${when}`,
      body: `${brand}: kunjungan Anda dengan ${doctor}, ${when}, dibatalkan. Nomor ${number}.`,
      brief: 'Kunjungan Anda dibatalkan.',
    },
  }[message.language]
}

/** Says that a visit was moved, whoever moved it, with its new time. */
export function rescheduledMessage(message: VisitMessage): VisitWords {
  const { brand, doctor, place, when, number } = partsOf(message)
  return {
    en: {
      subject: `Your visit has a new time: ${when}`,
      body: `${brand}: your visit with ${doctor} has a new time: ${when} (local time), ${place}. Booking ${number}.`,
      brief: 'Your visit has a new time.',
    },
    ar: {
      subject: `تغيّر وقت موعدك إلى ${when}`,
      body: `${brand}: تغيّر وقت موعدك مع ${doctor} إلى ${when} (بالتوقيت المحلي)، ${place}. رقم الحجز ${number}.`,
      brief: 'تغيّر وقت موعدك.',
    },
    id: {
      subject: `Kunjungan Anda pindah ke ${when}`,
      body: `${brand}: kunjungan Anda dengan ${doctor} pindah ke ${when} (waktu setempat), ${place}. Nomor ${number}.`,
      brief: 'Kunjungan Anda pindah waktu.',
    },
  }[message.language]
}

/** Offers an earlier time, which is kept until an instant: both times, and the link to the visit, where it is answered. */
export function offeredMessage(
  message: VisitMessage,
  { start, expiresAt }: { start: Date; expiresAt: Date },
  href: string,
): VisitWords {
  const { appointment, language, country } = message
  const { brand, doctor, place, when, number } = partsOf(message)
  const write = (instant: Date) =>
    writeInstant(localeOf(language, country).intl, instant.toISOString(), appointment.time_zone)
  const [earlier, until] = [write(start), write(expiresAt)]
  const words = {
    en: {
      subject: `An earlier time is free: ${earlier}`,
      body: `${brand}: an earlier time with ${doctor} is free: ${earlier} (local time), ${place}. You have ${when}. We keep it for you until ${until}; nothing changes unless you say yes. Booking ${number}.`,
      brief: 'An earlier time is free for your visit.',
      label: 'Take it or keep yours',
    },
    ar: {
      subject: `موعد أبكر متاح: ${earlier}`,
      body: `${brand}: موعد أبكر مع ${doctor} متاح: ${earlier} (بالتوقيت المحلي)، ${place}. موعدك الحالي ${when}. نحتفظ به لك حتى ${until}، ولن يتغيّر شيء ما لم توافق. رقم الحجز ${number}.`,
      brief: 'موعد أبكر متاح لزيارتك.',
      label: 'خذ الموعد الأبكر أو احتفظ بموعدك',
    },
    id: {
      subject: `Ada waktu lebih awal: ${earlier}`,
      body: `${brand}: ada waktu lebih awal dengan ${doctor}: ${earlier} (waktu setempat), ${place}. Waktu Anda kini ${when}. Kami menyimpannya untuk Anda sampai ${until}; tidak ada yang berubah tanpa persetujuan Anda. Nomor ${number}.`,
      brief: 'Ada waktu lebih awal untuk kunjungan Anda.',
      label: 'Ambil, atau tetap di waktu Anda',
    },
  }[language]
  const { label, ...rest } = words
  return { ...rest, link: { label, href } }
}

/** Reminds of a visit: doctor, place and time, and the link to change it. */
export function reminderMessage(message: VisitMessage, href: string): VisitWords {
  const { brand, doctor, place, when, number } = partsOf(message)
  const words = {
    en: {
      subject: `Your visit: ${when}`,
      body: `${brand}: a reminder of your visit with ${doctor}, ${place}, ${when} (local time). Booking ${number}.`,
      brief: 'You have a visit coming up.',
      label: 'Details, move or cancel',
    },
    ar: {
      subject: `موعدك: ${when}`,
      body: `${brand}: نذكّرك بموعدك مع ${doctor}، ${place}، ${when} (بالتوقيت المحلي). رقم الحجز ${number}.`,
      brief: 'لديك موعد قريب.',
      label: 'التفاصيل أو التغيير أو الإلغاء',
    },
    id: {
      subject: `Kunjungan Anda: ${when}`,
      body: `${brand}: pengingat kunjungan Anda dengan ${doctor}, ${place}, ${when} (waktu setempat). Nomor ${number}.`,
      brief: 'Kunjungan Anda sudah dekat.',
      label: 'Rincian, pindah, atau batal',
    },
  }[message.language]
  const { label, ...rest } = words
  return { ...rest, link: { label, href } }
}

/** The words of a text message. */
export const textOf = ({ body, link }: VisitWords): string => (link ? `${body} ${link.label}: ${link.href}` : body)

/** The locale of a patient's messages, from language and country. */
export function localeOf(language: Language, country: Country): Locale {
  const known = Object.values(locales).filter((locale) => locale.language === language)
  return known.find((locale) => locale.country === country) ?? known[0]!
}

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
