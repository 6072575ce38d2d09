import { sadeemMark } from './marks.ts'
import { pageTypes } from './page-types.ts'
import { demoNotice, footerLinks, howItWorks } from './shared-blocks.ts'
import { words, type ShippedBlock, type ShippedTenant } from './shipped-tenant.ts'
import { sadeemTheme } from './themes.ts'

const blocks: ShippedBlock[] = [
  howItWorks,
  {
    key: 'banners',
    kind: 'banner',
    heading: words('Your plan, before you book', 'وثيقتك قبل أن تحجز', 'Polis Anda, sebelum memesan'),
    body: words(
      'Only doctors who accept a Sadeem plan are listed here. Each one names the plans they take.',
      'لا نعرض هنا إلا الأطباء الذين يقبلون إحدى وثائق سديم، ومع كل طبيب الوثائق التي يقبلها.',
      'Di sini hanya ada dokter yang menerima polis Sadeem. Setiap dokter menyebutkan polis yang diterima.',
    ),
    items: [
      { title: words('See covered doctors', 'عرض الأطباء المشمولين', 'Lihat dokter'), href: '/insurance/sadeem' },
    ],
  },
  {
    key: 'banners-mobile',
    kind: 'banner',
    heading: words('Your plan, before you book', 'وثيقتك قبل أن تحجز', 'Polis Anda, sebelum memesan'),
    body: words(
      'Only doctors who accept a Sadeem plan.',
      'أطباء يقبلون وثائق سديم فقط.',
      'Hanya dokter yang menerima polis Sadeem.',
    ),
    items: [
      { title: words('See covered doctors', 'عرض الأطباء المشمولين', 'Lihat dokter'), href: '/insurance/sadeem' },
    ],
  },
  {
    key: 'why',
    kind: 'text',
    heading: words('For members', 'للأعضاء', 'Untuk anggota'),
    body: words(
      'Gold, Silver, Bronze and Family members book here without a referral, at a clinic, at home or by video.',
      'يحجز حملة وثائق الذهبية والفضية والبرونزية والعائلة هنا دون إحالة، في العيادة أو المنزل أو بالفيديو.',
      'Anggota Gold, Silver, Bronze, dan Family memesan di sini tanpa rujukan: di klinik, di rumah, atau lewat video.',
    ),
  },
  {
    key: 'about',
    kind: 'text',
    heading: words('About this demo', 'عن هذا العرض', 'Tentang demo ini'),
    body: demoNotice,
  },
  {
    key: 'popular-searches',
    kind: 'links',
    heading: words('Often looked for', 'الأكثر طلبًا', 'Sering dicari'),
    items: [
      {
        title: words('Family doctors', 'أطباء الأسرة', 'Dokter keluarga'),
        href: '/search/result?speciality=family-medicine',
      },
      { title: words('Paediatricians', 'أطباء الأطفال', 'Dokter anak'), href: '/search/result?speciality=paediatrics' },
      { title: words('Dentists', 'أطباء الأسنان', 'Dokter gigi'), href: '/search/result?speciality=dentistry' },
      {
        title: words('Doctors by video', 'أطباء بالفيديو', 'Dokter lewat video'),
        href: '/search/result?visit=telemedicine',
      },
    ],
  },
  { key: 'header-sadeem', kind: 'links', items: footerLinks.slice(0, 2) },
  {
    key: 'footer-sadeem',
    kind: 'links',
    heading: words('Find care', 'ابحث عن رعاية', 'Cari layanan'),
    items: footerLinks.slice(0, 2),
  },
  {
    key: 'homepage-ae',
    kind: 'text',
    heading: words('Covered in the Emirates', 'التغطية في الإمارات', 'Ditanggung di Uni Emirat Arab'),
    body: words(
      'All seven emirates, direct billing at listed clinics in this demo.',
      'الإمارات السبع جميعها، مع الدفع المباشر في العيادات المعروضة ضمن هذا العرض.',
      'Ketujuh emirat, penagihan langsung di klinik yang tercantum dalam demo ini.',
    ),
  },
  {
    key: 'homepage-sa',
    kind: 'text',
    heading: words('Covered in Saudi Arabia', 'التغطية في السعودية', 'Ditanggung di Arab Saudi'),
    body: words(
      'From Riyadh to Abha, direct billing at listed clinics in this demo.',
      'من الرياض إلى أبها، مع الدفع المباشر في العيادات المعروضة ضمن هذا العرض.',
      'Dari Riyadh sampai Abha, penagihan langsung di klinik yang tercantum dalam demo ini.',
    ),
  },
]

/** Sadeem, an invented insurer: its members see the doctors who take its plans, in the Emirates and Saudi Arabia. */
export const sadeem: ShippedTenant = {
  configuration: {
    code: 'insurer',
    name: words('Sadeem', 'سديم', 'Sadeem'),
    tagline: words('Find care Sadeem covers.', 'ابحث عن رعاية تغطيها سديم.', 'Cari layanan yang ditanggung Sadeem.'),
    country_code: 'ae',
    markets: ['ae', 'sa'],
    languages: ['en', 'ar'],
    login_url: '/account',
    homepage_url: '/',
    back_button_url: '/',
    target: '',
    heading1: words(
      'Care Sadeem covers, at a time you choose.',
      'رعاية تغطيها سديم، في وقت تختاره.',
      'Layanan yang ditanggung Sadeem, di waktu pilihan Anda.',
    ),
    heading2: words(
      'Only doctors who accept Sadeem. Every one shows the next time you can be seen.',
      'أطباء يقبلون سديم فقط، ومع كل منهم أقرب وقت يمكن أن يراك فيه.',
      'Hanya dokter yang menerima Sadeem. Semuanya menampilkan jadwal terdekat.',
    ),
    sidebar: false,
    footer_type: 'minimal',
    footer_block_content_key: 'footer-sadeem',
    header_block_content_key: 'header-sadeem',
    powered_by: true,
    copyright: true,
    push_enabled: true,
    meta_configs: {
      homepage: {
        title: words('Sadeem: doctors for members', 'سديم: أطباء للأعضاء', 'Sadeem: dokter untuk anggota'),
        description: words(
          'Members find doctors who accept Sadeem and book a time. A demonstration with invented doctors.',
          'يجد الأعضاء أطباء يقبلون سديم ويحجزون موعدًا. عرض تجريبي بأطباء غير حقيقيين.',
          'Anggota mencari dokter yang menerima Sadeem dan memesan waktu. Demo dengan dokter rekaan.',
        ),
      },
      search_result: {
        title: words(
          'Covered doctors and their next free times | Sadeem',
          'الأطباء المشمولون وأقرب أوقاتهم | سديم',
          'Dokter yang ditanggung | Sadeem',
        ),
        description: words(
          'Doctors who accept Sadeem plans, by next free time and fee.',
          'أطباء يقبلون وثائق سديم، حسب أقرب وقت والرسوم.',
          'Dokter yang menerima polis Sadeem, menurut jadwal terdekat dan biaya.',
        ),
      },
      search_clinic: {
        title: words('Clinics in the network | Sadeem', 'عيادات الشبكة | سديم', 'Klinik dalam jaringan | Sadeem'),
        description: words(
          'Clinics and hospitals that accept Sadeem plans.',
          'عيادات ومستشفيات تقبل وثائق سديم.',
          'Klinik dan rumah sakit yang menerima polis Sadeem.',
        ),
      },
    },
    page_types: pageTypes,
    theme: sadeemTheme,
    logo_svg: sadeemMark,
    insurer_slug: 'sadeem',
  },
  blocks,
}
