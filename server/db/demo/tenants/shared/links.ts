import type { Language } from '#contract/locale'
import { words, type ShippedBlock } from '../shipped-tenant.ts'

/** Links of the footer that every tenant has. Addresses begin after the locale. */
export const findCareLinks = [
  { title: words('Doctors', 'الأطباء', 'Dokter'), href: '/doctors' },
  { title: words('Clinics and hospitals', 'العيادات والمستشفيات', 'Klinik dan rumah sakit'), href: '/clinic' },
  { title: words('Video visits', 'زيارات الفيديو', 'Konsultasi video'), href: '/search/result?visit=telemedicine' },
]

/** Doctors of the larger cities of a country, in one language. */
export function cityLinks(
  country: string,
  only: Language,
  heading: string,
  cities: [title: string, slug: string][],
): ShippedBlock {
  const same = (text: string) => words(text, text, text)
  const items = cities.map(([title, slug]) => ({ title: same(title), href: `/search/result?city=${slug}` }))
  return { key: `homepage-${country}-${only}`, kind: 'links', heading: same(heading), items, only }
}
