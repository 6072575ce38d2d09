import { words, type ShippedBanner } from '../shipped-tenant.ts'

/** One banner, with a shorter text on phones. */
export const sadeemBanners: ShippedBanner[] = [
  {
    id: 'covered',
    countries: ['ae', 'sa'],
    platforms: ['web'],
    title: words('Your plan, before you book', 'وثيقتك قبل أن تحجز', 'Polis Anda, sebelum memesan'),
    body: words(
      'Only doctors who accept a Sadeem plan are listed here. Each one names the plans they take.',
      'لا نعرض هنا إلا الأطباء الذين يقبلون إحدى وثائق سديم، ومع كل طبيب الوثائق التي يقبلها.',
      'Di sini hanya ada dokter yang menerima polis Sadeem. Setiap dokter menyebutkan polis yang diterima.',
    ),
    action: words('See covered doctors', 'عرض الأطباء المشمولين', 'Lihat dokter yang ditanggung'),
    href: '/insurance/sadeem',
    image: 'asset:network.svg',
  },
  {
    id: 'covered-short',
    countries: ['ae', 'sa'],
    platforms: ['mobile'],
    title: words('Your plan, before you book', 'وثيقتك قبل أن تحجز', 'Polis Anda, sebelum memesan'),
    body: words(
      'Only doctors who accept a Sadeem plan.',
      'لا نعرض إلا الأطباء الذين يقبلون وثائق سديم.',
      'Hanya dokter yang menerima polis Sadeem.',
    ),
    action: words('See covered doctors', 'عرض الأطباء المشمولين', 'Lihat dokter yang ditanggung'),
    href: '/insurance/sadeem',
    image: 'asset:network.svg',
  },
]
