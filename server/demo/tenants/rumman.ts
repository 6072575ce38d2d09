import { rummanMark } from './marks.ts'
import { pageTypes } from './page-types.ts'
import { rummanArticles } from './rumman/articles.ts'
import { rummanBanners } from './rumman/banners.ts'
import { rummanHome } from './rumman/home.ts'
import { legalDocuments, legalPages } from './shared/legal.ts'
import { demoMap } from './shared/demo-map.ts'
import { demoScreenshots } from './shared/screenshots.ts'
import { words, type ShippedTenant } from './shipped-tenant.ts'
import { rummanTheme } from './themes.ts'

const name = words('Rumman Hospitals', 'مستشفيات رُمّان', 'RS Rumman')

/** Rumman Hospitals, an invented group: only its own eleven facilities, in the Emirates and Indonesia. */
export const rumman: ShippedTenant = {
  configuration: {
    code: 'hospital',
    name,
    tagline: words(
      'Eleven hospitals and clinics, one team.',
      'أحد عشر مستشفى وعيادة، وفريق واحد.',
      'Sebelas rumah sakit dan klinik, satu tim.',
    ),
    country_code: 'ae',
    markets: ['ae', 'id'],
    languages: ['en', 'ar', 'id'],
    login_url: '/account',
    homepage_url: '/',
    back_button_url: '/',
    target: '',
    heading1: words(
      'Our doctors, close to you and free this week.',
      'أطباؤنا بقربك، ومتاحون هذا الأسبوع.',
      'Dokter kami, dekat Anda dan tersedia minggu ini.',
    ),
    heading2: words(
      'Eleven hospitals and clinics. Every doctor shows the next time you can be seen.',
      'أحد عشر مستشفى وعيادة، ومع كل طبيب أقرب وقت يمكن أن يراك فيه.',
      'Sebelas rumah sakit dan klinik. Setiap dokter menampilkan jadwal terdekat.',
    ),
    map_tiles: demoMap,
    sidebar: false,
    footer_type: 'centred',
    footer_block_content_key: 'footer-rumman',
    header_block_content_key: 'header-rumman',
    powered_by: true,
    copyright: true,
    push_enabled: false,
    meta_configs: {
      homepage: {
        title: words(
          'Rumman Hospitals: book one of our doctors',
          'مستشفيات رُمّان: احجز مع أحد أطبائنا',
          'RS Rumman: pesan dokter kami',
        ),
        description: words(
          'Doctors of the Rumman hospitals and clinics and their next free times. A demonstration with invented doctors.',
          'أطباء مستشفيات رُمّان وعياداتها وأقرب أوقاتهم. عرض تجريبي بأطباء غير حقيقيين.',
          'Dokter rumah sakit dan klinik Rumman dan jadwal terdekatnya. Demo dengan dokter rekaan.',
        ),
      },
      search_result: {
        title: words('Our doctors | Rumman Hospitals', 'أطباؤنا | مستشفيات رُمّان', 'Dokter kami | RS Rumman'),
        description: words(
          'Every doctor of the group, by next free time.',
          'جميع أطباء المجموعة حسب أقرب وقت.',
          'Semua dokter grup kami menurut jadwal terdekat.',
        ),
      },
      search_clinic: {
        title: words(
          'Our hospitals and clinics | Rumman Hospitals',
          'مستشفياتنا وعياداتنا | مستشفيات رُمّان',
          'Rumah sakit dan klinik kami | RS Rumman',
        ),
        description: words(
          'Eleven houses in the Emirates and Indonesia.',
          'أحد عشر فرعًا في الإمارات وإندونيسيا.',
          'Sebelas lokasi di Uni Emirat Arab dan Indonesia.',
        ),
      },
    },
    page_types: pageTypes,
    theme: rummanTheme,
    logo_svg: rummanMark,
    external_pages: legalPages,
    booking_rules: { move_hours: 48, free_cancel_hours: 48, late_cancellation_fee: { percent: 50 } },
    payment_rules: { methods: ['card', 'apple_pay', 'google_pay'], prepaid: ['telemedicine'] },
    sellers: {
      ae: {
        legal_name: words('Rumman Hospitals LLC', 'مستشفيات رُمّان ذ.م.م', 'Rumman Hospitals LLC'),
        address: words(
          'Dubai Healthcare City, Dubai, United Arab Emirates',
          'مدينة دبي الطبية، دبي، الإمارات العربية المتحدة',
          'Dubai Healthcare City, Dubai, Uni Emirat Arab',
        ),
        registration_number: 'CN-0000001',
        vat: { rate_percent: 5, registration_number: '100000000000003' },
      },
      id: {
        legal_name: words('PT Rumman Indonesia', 'شركة رُمّان إندونيسيا', 'PT Rumman Indonesia'),
        vat: { rate_percent: 11, registration_number: '00.000.000.0-000.000' },
      },
    },
    title_template: words('%s — Rumman Hospitals', '%s — مستشفيات رُمّان', '%s — RS Rumman'),
    manifest: {
      short_name: words('Rumman', 'رُمّان', 'Rumman'),
      description: words(
        'Our doctors, in eleven hospitals and clinics.',
        'أطباؤنا في أحد عشر مستشفى وعيادة.',
        'Dokter kami di sebelas rumah sakit dan klinik.',
      ),
      shortcuts: [
        { name: words('Our doctors', 'أطباؤنا', 'Dokter kami'), href: '/doctors' },
        { name: words('Our hospitals', 'مستشفياتنا', 'Rumah sakit kami'), href: '/search/hospital' },
      ],
      screenshots: demoScreenshots,
    },
  },
  blocks: [...rummanHome, ...legalDocuments(name)],
  banners: rummanBanners,
  articles: rummanArticles,
}
