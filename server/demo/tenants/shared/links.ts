import { words } from '../shipped-tenant.ts'

/** Links of the footer that every tenant has. Addresses begin after the locale. */
export const findCareLinks = [
  { title: words('Doctors', 'الأطباء', 'Dokter'), href: '/doctors' },
  { title: words('Clinics and hospitals', 'العيادات والمستشفيات', 'Klinik dan rumah sakit'), href: '/clinic' },
  { title: words('Video visits', 'زيارات الفيديو', 'Konsultasi video'), href: '/search/result?visit=telemedicine' },
]

/** Link to the doctors of a city, in each language. */
export const doctorsIn = (slug: string, en: string, ar: string, id: string) => ({
  title: words(`Doctors in ${en}`, `أطباء ${ar}`, `Dokter di ${id}`),
  href: `/search/result?city=${slug}`,
})
