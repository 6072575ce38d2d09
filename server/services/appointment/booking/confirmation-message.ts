import { locales, type Country, type Language } from '#contract/locale'

type Visit = { brand: string; start: Date; timeZone: string; language: Language; country: Country }

/**
 * The text message that says a visit is booked: by whom it is sent, the day and the time at the facility. A phone lies open on
 * tables, so it does not say with whom, where or why.
 */
export function confirmationMessage({ brand, start, timeZone, language, country }: Visit): string {
  const locale = Object.values(locales).find((known) => known.language === language && known.country === country)
  const tag = locale?.intl ?? `${language}-u-ca-gregory-nu-latn`
  const day = new Intl.DateTimeFormat(tag, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(start)
  const time = new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'short' }).format(start)
  return sentences[language](brand, day, time)
}

const sentences: Record<Language, (brand: string, day: string, time: string) => string> = {
  en: (brand, day, time) => `${brand}: your visit is booked for ${day} at ${time} (local time there).`,
  ar: (brand, day, time) => `${brand}: تم تأكيد موعدك يوم ${day} الساعة ${time} (بالتوقيت المحلي للموعد).`,
  id: (brand, day, time) => `${brand}: kunjungan Anda sudah terjadwal pada ${day} pukul ${time} (waktu setempat).`,
}
