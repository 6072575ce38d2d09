import type { Language } from '#contract/locale'

type Words = {
  /** Of the calendar. */
  name: (brand: string) => string
  /** Of each entry: others may see it, so it names no doctor and no complaint. */
  summary: (brand: string) => string
  /** `when`: day and time at the clinic, since calendars show their own zone. */
  description: (number: string, when: string) => string
}

/** The words of a calendar of visits, as those of the file that the app saves. */
export const feedWords: Readonly<Record<Language, Words>> = {
  en: {
    name: (brand) => `Visits: ${brand}`,
    summary: (brand) => `Visit: ${brand}`,
    description: (number, when) => `Booking number ${number}. By the clinic’s clock: ${when}.`,
  },
  ar: {
    name: (brand) => `زيارات: ${brand}`,
    summary: (brand) => `زيارة: ${brand}`,
    description: (number, when) => `رقم الحجز ${number}. بتوقيت العيادة: ${when}.`,
  },
  id: {
    name: (brand) => `Kunjungan: ${brand}`,
    summary: (brand) => `Kunjungan: ${brand}`,
    description: (number, when) => `Nomor booking ${number}. Menurut waktu klinik: ${when}.`,
  },
}
