import type { Language } from '#contract/locale'

type Words = {
  /** Of the calendar. */
  name: (brand: string) => string
  /** Of each entry: others may see it, so it names no doctor and no complaint. */
  summary: (brand: string) => string
  description: (number: string) => string
}

/** The words of a calendar of visits, as those of the file that the app saves. */
export const feedWords: Readonly<Record<Language, Words>> = {
  en: {
    name: (brand) => `Visits: ${brand}`,
    summary: (brand) => `Visit: ${brand}`,
    description: (number) => `Booking number ${number}. Times are the clinic’s.`,
  },
  ar: {
    name: (brand) => `زيارات: ${brand}`,
    summary: (brand) => `زيارة: ${brand}`,
    description: (number) => `رقم الحجز ${number}. الأوقات بتوقيت العيادة.`,
  },
  id: {
    name: (brand) => `Kunjungan: ${brand}`,
    summary: (brand) => `Kunjungan: ${brand}`,
    description: (number) => `Nomor pemesanan ${number}. Waktu mengikuti waktu klinik.`,
  },
}
