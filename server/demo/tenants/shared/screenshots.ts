import { words } from '../shipped-tenant.ts'

/** Screenshots that a browser shows before a shipped tenant's app is installed; `scripts/screenshots.ts` takes them. */
export const demoScreenshots = [
  {
    src: 'screen-home-narrow.webp',
    sizes: '390x844',
    form_factor: 'narrow' as const,
    label: words(
      'Search, and the next free times of doctors near you',
      'البحث وأقرب أوقات الأطباء المتاحة بالقرب منك',
      'Pencarian, dan jadwal terdekat para dokter di sekitar Anda',
    ),
  },
  {
    src: 'screen-doctors-narrow.webp',
    sizes: '390x844',
    form_factor: 'narrow' as const,
    label: words('Doctors with times to book', 'أطباء ومواعيد للحجز', 'Dokter dengan jadwal yang bisa dipesan'),
  },
  {
    src: 'screen-home-wide.webp',
    sizes: '1280x800',
    form_factor: 'wide' as const,
    label: words('The home page on a wide screen', 'الصفحة الرئيسية على شاشة عريضة', 'Beranda di layar lebar'),
  },
]
