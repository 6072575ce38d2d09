import { forDoctors, liqaArticles } from './liqa/articles.ts'
import { liqaBanners } from './liqa/banners.ts'
import { liqaHome } from './liqa/home.ts'
import { liqaPlaces } from './liqa/places.ts'
import { liqaMark } from './marks.ts'
import { pageTypes } from './page-types.ts'
import { legalDocuments, legalPages } from './shared/legal.ts'
import { demoMap } from './shared/demo-map.ts'
import { demoScreenshots } from './shared/screenshots.ts'
import { words, type ShippedTenant } from './shipped-tenant.ts'
import { liqaTheme } from './themes.ts'

const name = words('Liqa', 'لقاء', 'Liqa')

/** Liqa, the default tenant: the whole directory. */
export const liqa: ShippedTenant = {
  configuration: {
    code: 'patientweb',
    name,
    tagline: words(
      'Doctors, clinics and hospitals in the Gulf and Indonesia. Book in person, at home or by video.',
      'أطباء وعيادات ومستشفيات في الخليج وإندونيسيا. احجز حضوريًا أو في المنزل أو بالفيديو.',
      'Dokter, klinik, dan rumah sakit di Teluk dan Indonesia. Tatap muka, di rumah, atau lewat video.',
    ),
    country_code: 'ae',
    markets: ['ae', 'sa', 'id'],
    languages: ['en', 'ar', 'id'],
    login_url: '/account',
    homepage_url: '/',
    back_button_url: '/',
    target: '',
    heading1: words('See the right doctor, soon.', 'طبيبك المناسب، في أقرب وقت.', 'Bertemu dokter yang tepat, segera.'),
    heading2: words(
      'Search thousands of doctors and clinics. Every one shows the next time you can be seen.',
      'ابحث بين آلاف الأطباء والعيادات، ومع كل منهم أقرب وقت يمكن أن يراك فيه.',
      'Cari di antara ribuan dokter dan klinik. Semuanya menampilkan jadwal terdekat.',
    ),
    map_tiles: demoMap,
    sidebar: false,
    footer_type: 'full',
    footer_block_content_key: 'footer-liqa',
    header_block_content_key: 'header-liqa',
    powered_by: false,
    copyright: true,
    push_enabled: true,
    video_room: true,
    // The demo is tried at any hour: a visit in the next two can be joined at once.
    booking_rules: { video_opens_minutes: 120 },
    meta_configs: {
      homepage: {
        title: words(
          'Liqa: find a doctor and book a time',
          'لقاء: ابحث عن طبيب واحجز موعدًا',
          'Liqa: cari dokter dan pesan waktu',
        ),
        description: words(
          'See who is free today. Book a doctor in person, at home or by video. A demonstration with invented doctors.',
          'اعرف من المتاح اليوم، واحجز طبيبًا حضوريًا أو في المنزل أو بالفيديو. عرض تجريبي بأطباء غير حقيقيين.',
          'Lihat siapa yang tersedia hari ini. Pesan dokter tatap muka, di rumah, atau lewat video. Demo dengan dokter rekaan.',
        ),
      },
      search_result: {
        title: words(
          'Doctors and their next free times | Liqa',
          'الأطباء وأقرب أوقاتهم | لقاء',
          'Dokter dan jadwal terdekatnya | Liqa',
        ),
        description: words(
          'Compare doctors by next free time, fee, language and insurance, and book at once.',
          'قارن بين الأطباء حسب أقرب وقت والرسوم واللغة والتأمين، واحجز في الحال.',
          'Bandingkan dokter menurut jadwal terdekat, biaya, bahasa, dan asuransi, lalu langsung pesan.',
        ),
      },
      search_clinic: {
        title: words('Clinics and hospitals | Liqa', 'العيادات والمستشفيات | لقاء', 'Klinik dan rumah sakit | Liqa'),
        description: words(
          'Clinics and hospitals near you, with opening hours, insurers and doctors.',
          'عيادات ومستشفيات قريبة منك، مع ساعات العمل وشركات التأمين والأطباء.',
          'Klinik dan rumah sakit di dekat Anda, dengan jam buka, asuransi, dan dokternya.',
        ),
      },
    },
    page_types: pageTypes,
    theme: liqaTheme,
    logo_svg: liqaMark,
    external_pages: [
      ...legalPages,
      { id: 'for-doctors', title: forDoctors.title, url: '/documents/for-doctors', embed: true },
    ],
    title_template: words('%s · Liqa', '%s · لقاء', '%s · Liqa'),
    manifest: {
      short_name: words(name.en, name.ar, name.id),
      description: words(
        'Find a doctor and book the next free time.',
        'ابحث عن طبيب واحجز أقرب موعد.',
        'Cari dokter dan pesan waktu terdekat.',
      ),
      shortcuts: [
        { name: words('Find a doctor', 'ابحث عن طبيب', 'Cari dokter'), href: '/doctors' },
        {
          name: words('Video visits', 'زيارات الفيديو', 'Konsultasi video'),
          href: '/search/result?visit=telemedicine',
        },
        {
          name: words('Home visits', 'الزيارات المنزلية', 'Kunjungan rumah'),
          href: '/search/result?visit=homecare',
        },
      ],
      screenshots: demoScreenshots,
    },
  },
  blocks: [
    ...liqaHome,
    ...liqaPlaces,
    ...legalDocuments(name),
    { key: 'document-for-doctors', kind: 'html', heading: forDoctors.title, html: forDoctors.html },
  ],
  banners: liqaBanners,
  articles: liqaArticles,
}
