import { sadeemMark } from './marks.ts'
import { pageTypes } from './page-types.ts'
import { sadeemArticles } from './sadeem/articles.ts'
import { sadeemBanners } from './sadeem/banners.ts'
import { sadeemHome } from './sadeem/home.ts'
import { legalDocuments, legalPages } from './shared/legal.ts'
import { demoMap } from './shared/demo-map.ts'
import { demoScreenshots } from './shared/screenshots.ts'
import { words, type ShippedTenant } from './shipped-tenant.ts'
import { sadeemTheme } from './themes.ts'

const name = words('Sadeem', 'سديم', 'Sadeem')

/** Sadeem, an invented insurer: its members see the doctors who take its plans, in the Emirates and Saudi Arabia. */
export const sadeem: ShippedTenant = {
  configuration: {
    code: 'insurer',
    name,
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
      'لا نعرض إلا الأطباء الذين يقبلون سديم، ومع كل منهم أقرب وقت يمكن أن يراك فيه.',
      'Hanya dokter yang menerima Sadeem. Semuanya menampilkan jadwal terdekat.',
    ),
    map_tiles: demoMap,
    sidebar: true,
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
    document_rules: { code: true },
    external_pages: legalPages,
    title_template: words('%s | Sadeem', '%s | سديم', '%s | Sadeem'),
    second_calendar: 'islamic-umalqura',
    manifest: {
      short_name: words(name.en, name.ar, name.id),
      description: words('Care your plan covers.', 'رعاية تغطيها وثيقتك.', 'Layanan yang ditanggung polis Anda.'),
      shortcuts: [
        { name: words('Covered doctors', 'الأطباء المشمولون', 'Dokter yang ditanggung'), href: '/insurance/sadeem' },
        {
          name: words('Video visits', 'زيارات الفيديو', 'Konsultasi video'),
          href: '/search/result?visit=telemedicine',
        },
      ],
      screenshots: demoScreenshots,
    },
  },
  blocks: [...sadeemHome, ...legalDocuments(name)],
  banners: sadeemBanners,
  articles: sadeemArticles,
}
